import { OPERATOR_KEY, startService } from '../../lib/local-service.ts';
import { host } from '../examples/example-ids.ts';
import { CLOCK_TABLE, fixedStatement } from './fixed-statement.ts';
import { network } from './website.ts';

export type FixedService = Awaited<ReturnType<typeof startFixedService>>;
type Call = { body?: unknown; accept?: string };

/** Starts Placet with its data in `folder`, with a clock that we set and with the same random numbers each time. */
export async function startFixedService(folder: string) {
  const service = await startService(folder, {
    entry: 'scripts/openapi/story/worker.ts',
    bindings: { PUBLIC_URL: 'https://placet.example' },
    network,
    statement: fixedStatement,
  });
  await service.query('DB', `CREATE TABLE ${CLOCK_TABLE} AS SELECT 0 AS now`);
  let time = 0;
  let apiKey = '';

  function text(method: string, path: string, { body, accept = '*/*' }: Call = {}) {
    const key = path.startsWith('/hosting') ? OPERATOR_KEY : apiKey;
    const headers = { 'Fixed-Time': String(time), Accept: accept, Origin: `https://${host}` };
    return service.call(method, path, { headers, body, ...(!path.startsWith('/app') && { key }) });
  }
  const json = async (method: string, path: string, body?: unknown) =>
    JSON.parse((await text(method, path, { body })) || 'null') as unknown;

  return {
    /** Sets the clock, in seconds. */
    setTime: (seconds: number) => void (time = seconds),
    setApiKey: (key: string) => void (apiKey = key),
    /** Sets the clock and runs the scheduled job. */
    runAt: async (seconds: number) => {
      time = seconds;
      await service.run(new Date(seconds * 1000));
    },
    json,
    text,
    get: (path: string) => json('GET', path),
    query: (statement: string) => service.query('DB', statement),
    close: service.close,
  };
}
