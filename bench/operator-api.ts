import { call } from '../scripts/seed/call-api.ts';
import { OPERATOR_KEY } from './server.ts';

/** Calls the hosting API of a service as its operator. */
export const operatorApi =
  (url: string) =>
  <T>(method: string, path: string, body?: unknown) =>
    call<T>(`${url}/hosting/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${OPERATOR_KEY}` },
      body,
    });
