import { randomBytes, randomInt } from 'node:crypto';
import { requestText } from './connection.ts';
import type { Seeded } from './seed-database.ts';

/** The text of the i-th request of a kind. */
export type Request = (i: number) => string;

const always =
  (text: string): Request =>
  () =>
    text;

export const list = ({ apiKey, full }: Seeded) =>
  always(requestText('GET', `/api/domains/${full}/consents?apiKey=${apiKey}&domain=${full}`));

export const find = ({ apiKey, full, ucids }: Seeded): Request => {
  const prefix = (i: number) => ucids[i % ucids.length]!.slice(0, 10);
  return (i) => requestText('GET', `/api/domains/${full}/consents/${prefix(i)}?apiKey=${apiKey}`);
};

export const findById = ({ apiKey, full, ucids }: Seeded): Request => {
  const id = (i: number) => ucids[i % ucids.length];
  return (i) => requestText('GET', `/api/domains/${full}/consents/${id(i)}?apiKey=${apiKey}`);
};

/** Each request comes from another visitor at another address, because of the limit of 300 a minute. */
export const record = ({ embedKey, fresh, embeddings }: Seeded): Request => {
  const headers = {
    Origin: 'https://fresh.example',
    'Content-Type': 'application/json',
    'Accept-Language': 'de-DE,de;q=0.9,en;q=0.8',
  };
  return (i) => {
    const ucid = randomBytes(32).toString('hex');
    const chosen = embeddings.slice(0, 1 + randomInt(embeddings.length));
    const decision = { apiKey: embedKey, domain: fresh, ucid, consent: true, embeddings: chosen };
    const address = `2001:db8::${(i >> 16).toString(16)}:${(i & 0xffff).toString(16)}`;
    const body = JSON.stringify(decision);
    return requestText('POST', '/app/consents', { ...headers, 'CF-Connecting-IP': address }, body);
  };
};

export const script = ({ embedKey, fresh }: Seeded) =>
  always(requestText('GET', `/app.js?apiKey=${embedKey}&domain=${fresh}`));
