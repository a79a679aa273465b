import { gzipSync } from 'node:zlib';
import type { Database } from '../env.ts';
import { deliver } from '../widget/deliver.ts';
import { configOf, type Asked } from './config.ts';
import { readSource, type Source } from './source.ts';
import { names, widget } from './widget.gen.ts';

/** A script ready to be sent. */
export type Script = { text: string; gzip: Uint8Array; tag: string };

type Delivery = { source: Source; scripts: Map<string, Script> };

const MAX_KEPT = 100;
const kept = new Map<string, Delivery>();

/** The domain's configuration at this version, as the isolate has it or D1 tells; undefined when the domain is gone. */
export async function deliveryOf(db: Database, domainId: string, version: number) {
  const known = kept.get(domainId);
  if (known?.source.domain.version === version) return known;
  kept.delete(domainId);
  const source = await readSource(db, domainId);
  if (!source) return undefined;
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!);
  const delivery = { source, scripts: new Map<string, Script>() };
  kept.set(domainId, delivery);
  return delivery;
}

/** The script for what is asked, made and compressed once. */
export function scriptOf({ source, scripts }: Delivery, asked: Asked) {
  const key = JSON.stringify([asked.base, asked.locale, asked.inEu]);
  const known = scripts.get(key);
  if (known) return known;
  const text = deliver(widget, names, configOf(source, asked));
  const script = { text, ...packed(text) };
  // As many as there are locales; more only where one service answers under many addresses.
  if (scripts.size >= 50) scripts.clear();
  scripts.set(key, script);
  return script;
}

function packed(text: string) {
  const gzip = gzipSync(text, { level: 9 });
  // The last eight bytes are a checksum and the length of the text.
  return { gzip, tag: gzip.subarray(-8).toString('hex') };
}
