import { version } from '../../package.json';
import { createApp } from '../env.ts';
import { readStatus, type DatabaseStatus } from '../log/life/status.ts';

/** The system status that `GET /status` responds with. */
export type Status = { version: string; databases: DatabaseStatus[] };

export const status = createApp().get('/', async (c) =>
  c.json<Status>({ version, databases: await readStatus(c.env) }),
);
