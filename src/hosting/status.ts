import { version } from '../../package.json';
import { readAnchorStatus, type AnchorStatus } from '../log/anchor/anchor-status.ts';
import { createApp } from '../env.ts';
import { readStatus, type DatabaseStatus } from '../log/run/database-status.ts';

/** The system status that `GET /status` responds with. */
export type Status = {
  version: string;
  databases: DatabaseStatus[];
  anchor: AnchorStatus | null;
};

export const status = createApp().get('/', async (c) => {
  const [databases, anchor] = await Promise.all([readStatus(c.env), readAnchorStatus(c.env)]);
  return c.json<Status>({ version, databases, anchor });
});
