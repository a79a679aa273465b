import { host } from '../examples/example-ids.ts';

const HOME = `<!doctype html><html lang="de"><head><title>Lindenhof</title>
<link rel="alternate" hreflang="en" href="/en/"><link rel="stylesheet" href="https://static.lindenhof-cdn.example/shop.css">
<script async src="https://www.googletagmanager.com/gtag/js?id=G-1234567"></script>
<script src="https://web.cmp.usercentrics.eu/ui/loader.js"></script>
<script>localStorage.setItem('cart', '[]')</script></head>
<body><img src="https://cdn.ads.example/pixel.gif" alt>
<a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutz</a></body></html>`;

const IMPRINT = `<!doctype html><html lang="de"><title>Impressum</title><h1>Impressum</h1>
<p>Lindenhof Möbel GmbH<br>Lindenallee 12<br>10115 Berlin</p></html>`;

const PRIVACY = `<!doctype html><html lang="de"><title>Datenschutz</title><h1>Datenschutzerklärung</h1>
<p>Wir verwenden Google Analytics.</p></html>`;

const pages: Record<string, string> = {
  '/': HOME,
  '/shop/': HOME,
  '/impressum': IMPRINT,
  '/datenschutz': PRIVACY,
};

/** What the Worker reaches while it is recorded: the website that it scans. */
export async function network(request: { url: string }) {
  const url = new URL(request.url);
  const page = url.host === host ? pages[url.pathname] : undefined;
  if (!page) return new Response('Not found', { status: 404 });
  return new Response(page, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Set-Cookie': 'PHPSESSID=1; path=/' },
  });
}
