import { visitor, type Seeded } from './seeded-instance.ts';
import { OPERATOR_KEY, type Service } from '../../scripts/lib/local-service.ts';

export type Answer = { path: string; key: string; text: string };

/** What the service says about its data, by path: everything but what is signed anew or depends on the time. */
export async function readAnswers({ call }: Service, { sites }: Seeded, now: number) {
  const hosting = (path: string) => ({ path: `/hosting/api${path}`, key: OPERATOR_KEY });
  const [from = '', to = ''] = [30, 0].map((days) =>
    new Date(now - days * 86_400_000).toISOString().slice(0, 10),
  );
  const asked = [hosting('/client')];
  for (const { client, id, apiKey, notice } of sites) {
    const P = `/client/${client}/domain/${id}`;
    const api = (path: string) => ({ path: `/api/domains${path}`, key: apiKey });
    asked.push(
      ...[`/client/${client}`, `/client/${client}/domain`, P].map(hosting),
      ...['embedding', 'locale', 'placeholder', 'theme', `statistics?from=${from}&to=${to}`].map((part) =>
        hosting(`${P}/${part}`),
      ),
      ...['', `/${id}/consents`, `/${id}/log/notices/${notice}`].map(api),
      ...['a', 'b', 'c', 'd', 'x'].map((name) => api(`/${id}/consents/${visitor(name)}`)),
    );
  }
  const answers: Answer[] = [];
  for (const { path, key } of asked) answers.push({ path, key, text: await call('GET', path, { key }) });
  return answers;
}
