import * as z from 'zod';
import { formats, stream } from '../log/format.ts';
import { currentBlock, entriesOf, history, join } from '../log/read.ts';
import { validate } from '../http/validate.ts';
import { createPages } from './env.ts';

const types = { json: 'application/json', csv: 'text/csv', ndjson: 'application/x-ndjson' };
type Extension = keyof typeof types;

const query = z.object({
  format: z.enum(Object.keys(types) as [Extension, ...Extension[]]),
  id: z.string().optional(),
});

/** The current block, or the history of one visitor, as a file. */
export const download = createPages().get('/', validate('query', query), async (c) => {
  const { db, session, domain } = c.var;
  const { format: extension, id } = c.req.valid('query');
  const format = formats.find(({ accept }) => accept === types[extension])!;
  const entries = await read();
  const day = new Date().toISOString().slice(0, 10);
  const host = domain.name.replace(/[^\w.-]/g, '_');
  c.header('Content-Disposition', `attachment; filename="consents-${host}-${day}.${extension}"`);
  return c.body(stream(entries, format), 200, { 'Content-Type': format.type });

  async function read() {
    if (id === undefined) {
      return join(...(await db.batch([...currentBlock(db, session.clientId, domain.id, {})])));
    }
    const places = await history(db, session.clientId, domain.id, id);
    return (await entriesOf(places, c.env.ARCHIVE, {})).values();
  }
});
