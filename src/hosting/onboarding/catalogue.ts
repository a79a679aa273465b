import * as z from 'zod/mini';
import { createApp } from '../../env.ts';
import { de } from '../../texts/de.ts';
import { en } from '../../texts/en.ts';
import { validate } from '../../http/validate.ts';
import { answerPage, pageParameters } from '../page.ts';
import { presets } from '../../onboarding/presets/index.ts';
import type { Preset } from '../../onboarding/presets/schema.ts';

const query = z.extend(pageParameters, { q: z.prefault(z.string().check(z.maxLength(255)), '') });

/** The presets there are; `q` finds by name, vendor, purpose, host, or cookie. */
export const catalogue = createApp().get('/', validate('query', query), (c) => {
  const { q, limit, after } = c.req.valid('query');
  const words = q.toLowerCase().split(/\s+/);
  const found = presets
    .filter((preset) => words.every((word) => textOf(preset).includes(word)))
    .filter(({ id }) => id > Number(after ?? 0))
    .slice(0, limit)
    .map(({ id, name, purpose, vendor }) => ({ id, name, purpose, vendor }));
  return answerPage(c, found, { limit, after }, ({ id }) => String(id));
});

const textOf = ({ name, vendor, purpose, translations, hosts, assets }: Preset) =>
  [
    name,
    vendor,
    translations.de_DE.name,
    en.purposes[purpose].name,
    de.purposes[purpose].name,
    ...hosts,
    ...assets.map((asset) => asset.name),
  ]
    .join('\n')
    .toLowerCase();
