import type { FixtureSite } from './fixture-sites.ts';

const workers = { '/dedicated': 'Worker', '/shared': 'SharedWorker', '/service': 'ServiceWorker' };
const say = (path: string) => `fetch('/said?path=${path}&value=' + navigator.globalPrivacyControl)`;

/**
 * A website that requests itself in every way in which a browser sends its signals. `seen` has what each path was sent
 * (`Sec-GPC`), and `{path} said` what its code saw, by those of the visits in which they differ.
 */
export function signalPages(seen: Map<string, string>): FixtureSite['pages'] {
  const note = (path: string, value: string) => {
    const before = seen.get(path)?.split(' ') ?? [];
    if (before.at(-1) !== value) seen.set(path, [...before, value].join(' '));
  };
  const page = (path: string, type: string, body: string) =>
    [
      path,
      (({ headers }, response) => {
        note(path, String(headers['sec-gpc'] ?? 'none'));
        response.setHeader('cache-control', 'no-store').setHeader('content-type', type).end(body);
      }) satisfies FixtureSite['pages'][string],
    ] as const;
  return Object.fromEntries([
    page(
      '/',
      'text/html',
      `<!doctype html><img src="/image" alt=""><iframe src="/frame" title="A frame"></iframe><script src="/script"></script>
      <script>${say('/')}; new Worker('/dedicated'); new SharedWorker('/shared'); navigator.serviceWorker.register('/service')</script>`,
    ),
    page('/frame', 'text/html', `<!doctype html><script>${say('/frame')}</script>`),
    page('/image', 'image/png', ''),
    page('/script', 'text/javascript', ''),
    ...Object.keys(workers).map((path) => page(path, 'text/javascript', say(path))),
    [
      '/said',
      ({ url }: { url?: string }, response: { end(): void }) => {
        const { searchParams } = new URL(url!, 'http://localhost');
        note(`${searchParams.get('path')} said`, searchParams.get('value')!);
        response.end();
      },
    ],
  ]) as FixtureSite['pages'];
}
