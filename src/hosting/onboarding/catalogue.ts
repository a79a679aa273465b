import * as z from 'zod/mini';
import { createApp } from '../../env.ts';
import { validate } from '../../http/validate.ts';
import { answerPage, pageParameters } from '../paginated-list.ts';
import { searchPresets } from '../../presets/search-presets.ts';

const query = z.extend(pageParameters, { q: z.prefault(z.string().check(z.maxLength(255)), '') });

/** The presets there are; `q` finds by name, vendor, purpose, host, or cookie. */
export const catalogue = createApp().get('/', validate('query', query), (c) => {
  const { q, limit, after } = c.req.valid('query');
  const found = searchPresets(q)
    .filter(({ id }) => id > Number(after ?? 0))
    .slice(0, limit)
    .map(({ id, name, purpose, vendor }) => ({ id, name, purpose, vendor }));
  return answerPage(c, found, { limit, after }, ({ id }) => String(id));
});
