import { gzipSync } from 'node:zlib';
import { deliver } from '../widget/deliver.ts';
import { configOf, type Asked } from './config.ts';
import type { InLocale, Site } from './site.ts';
import { names, widget } from './widget.gen.ts';

/** A script ready to be sent. */
export type Script = { text: string; gzip: Uint8Array; tag: string };

const scripts = new WeakMap<Site, Map<string, Script>>();

/** The script for what is asked, made and compressed once. */
export function scriptOf(site: Site, asked: Asked, { shown, notice }: InLocale) {
  const made = scripts.get(site) ?? new Map<string, Script>();
  scripts.set(site, made);
  const key = JSON.stringify([asked.base, asked.locale, asked.inEu]);
  const known = made.get(key);
  if (known) return known;
  const text = deliver(widget, names, configOf(site.source, asked, shown, notice.hash));
  const script = { text, ...packed(text) };
  // As many as there are locales; more only where one service answers under many addresses.
  if (made.size >= 50) made.clear();
  made.set(key, script);
  return script;
}

function packed(text: string) {
  const gzip = gzipSync(text, { level: 9 });
  // The last eight bytes are a checksum and the length of the text.
  return { gzip, tag: gzip.subarray(-8).toString('hex') };
}
