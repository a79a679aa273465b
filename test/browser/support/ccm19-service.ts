import { randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

// A simulated CCM19: the interface of its published documentation, and the behavior of real editions beyond that.

const hex = (characters: number) => randomBytes(characters).toString('hex').slice(0, characters);
export const KEY = 'schlüssel-des-betreibers';

/** A customer of CCM19, with ids in its format. */
export function ccm19Customer(name: string, more: object = {}) {
  const [id, domainId, embedKey] = [hex(7), hex(7), hex(48)];
  const matomo = {
    id: hex(7),
    name: 'Matomo',
    active: true,
    purpose: 'a717ff5',
    scriptMarkers: ['matomo.js'],
    legacyCookieId: 17,
    assets: [
      { id: hex(7), name: '_pk_id.*', dynamic: true, storageType: 'cookie', lifetime: '13 Monate', pos: 1 },
    ],
  };
  return {
    client: {
      id,
      username: `${name}-${id}`,
      emailAddress: `${id}@agentur.example`,
      passwordHash: '$2y$12$R9h/cIPz0gi.URNNX3kh2OPST9/PgBkqquzi.Ss7KIUgO2t0jWMUW',
      active: true,
      company: 'Müller & Söhne',
      salutation: 'Frau',
      domainCount: 1,
      ...more,
    },
    domain: {
      id: domainId,
      name: `https://www.${name}-${id}.example`,
      consentResetOnLegalChange: true,
      consentCookieLifetime: 99_999,
      cookieTableLayout: 'classic',
    },
    embeddings: [
      matomo,
      { id: hex(7), name: 'Eigenbau', purpose: 'abcdef0' },
      { id: hex(7), name: 'Session', active: true, purpose: '41ba25c' },
    ],
    locales: [
      { name: 'de_DE', active: true, widgetTitle: 'Hallo von {FIRMA}', oldText: 'x' },
      { name: 'en_US', active: false },
    ],
    placeholders: { FIRMA: { value: 'Müller & Söhne' }, ORT: { value: '' } },
    embedKey,
    matomo: matomo.id,
  };
}
export type Ccm19Customer = ReturnType<typeof ccm19Customer>;

/** The failure of a call by its number, counted from the first. */
type Trouble = (call: number, path: string) => 'down' | 'busy' | 'slow' | 'broken' | undefined;

export async function startCcm19(customers: Ccm19Customer[], trouble: Trouble = () => undefined) {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://localhost');
    calls.push(`${request.method} ${url.pathname}`);
    const wrong = trouble(calls.length, url.pathname);
    if (wrong === 'down') return request.destroy();
    if (wrong === 'broken') return send(response, 500, '<html><h1>Interner Serverfehler</h1></html>');
    if (wrong === 'busy') return send(response, 429, { fehler: 'Zu viele Anfragen' }, { 'Retry-After': '1' });
    const [status, body] = answer(url);
    setTimeout(() => send(response, status, body), wrong === 'slow' ? 1500 : 0);
    return undefined;
  });

  function answer(url: URL): [number, unknown] {
    const missing = [404, { status: 'error', message: 'Der Eintrag wurde nicht gefunden.' }] as [
      number,
      unknown,
    ];
    if (url.searchParams.get('apiKey') !== KEY)
      return [401, { status: 'error', message: 'Nicht angemeldet.' }];
    const [, , , kind, clientId, , domainId, part, name] = url.pathname.split('/');
    if (kind !== 'client') return missing;
    if (!clientId)
      return [
        200,
        customers.map(({ client }) => ({ id: client.id, username: client.username, actualCallCount: 5 })),
      ];
    const found = customers.find(({ client }) => client.id === clientId);
    if (!found || url.pathname.endsWith('/export')) return missing;
    if (url.pathname.endsWith(clientId)) return [200, { status: 'ok', data: found.client }];
    if (!domainId) return [200, { data: [{ id: found.domain.id, name: found.domain.name }] }];
    if (domainId !== found.domain.id) return missing;
    if (!part) return [200, found.domain];
    if (part === 'embedding' && !name) return [200, found.embeddings.map(({ id, name }) => ({ id, name }))];
    if (part === 'embedding') return [200, found.embeddings.find(({ id }) => id === name)];
    if (part === 'locale' && !name) return [200, { locales: found.locales.map(({ name }) => ({ name })) }];
    if (part === 'locale') return [200, found.locales.find((locale) => locale.name === name)];
    if (part === 'placeholder') return [200, found.placeholders];
    const address = `https://cloud.original.example/public/ccm19.js?apiKey=${found.embedKey}&amp;domain=${domainId}`;
    if (part === 'onboarding')
      return [200, { default: `<script src="${address}" referrerpolicy="origin"></script>` }];
    return missing;
  }

  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    base: `http://localhost:${(server.address() as AddressInfo).port}`,
    calls,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

function send(response: ServerResponse, status: number, body: unknown, headers = {}) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
