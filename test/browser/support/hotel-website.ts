import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The website of a German hotel, made by an agency: with statistics, a font, a booking widget, a map and a video. */
export async function startHotel() {
  let head = `<script async src="https://www.googletagmanager.com/gtag/js?id=G-LINDENHOF"></script>
    <link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">
    <script src="/eigenes.js"></script>`;
  let booking = '<script src="https://ibe.dirs21.de/widget.js"></script>';
  const nav =
    '<nav><a href="/">Start</a> <a href="/buchen">Buchen</a> <a href="/anfahrt">Anfahrt</a> <a href="/en/" hreflang="en">English</a></nav>';
  const footer =
    '<footer><a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutzerklärung</a></footer>';
  const bodies: Record<string, () => string> = {
    '/': () =>
      '<h1>Willkommen im Lindenhof</h1><iframe title="Film" src="https://www.youtube.com/embed/lindenhof"></iframe>',
    '/buchen': () => `<h1>Zimmer buchen</h1>${booking}`,
    '/anfahrt': () =>
      '<h1>So finden Sie uns</h1><iframe title="Karte" src="https://www.google.com/maps/embed?pb=1"></iframe>',
    '/impressum': () =>
      `<h1>Impressum</h1><p>Hotel Lindenhof GmbH<br>Lindenstraße 5<br>83684 Tegernsee</p>
      <p>E-Mail: <a href="mailto:post@lindenhof.example">post@lindenhof.example</a></p>${'<p>Registergericht</p>'.repeat(60)}`,
    '/datenschutz': () =>
      '<h1>Datenschutzerklärung</h1><p>Wir nutzen Cookies.</p><div class="ccm-cookie-declaration"></div>',
    '/en/': () => '<h1>Welcome</h1>',
  };
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://hotel');
    const body = bodies[pathname];
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    response.writeHead(body || pathname.endsWith('.js') ? 200 : 404, { 'Content-Type': type });
    if (pathname.endsWith('.js')) response.end('window.own = true');
    else
      response.end(`<!doctype html><html lang="${pathname === '/en/' ? 'en' : 'de'}"><head>${head}<title>Hotel Lindenhof</title>
        <meta name="viewport" content="width=device-width"></head><body>${nav}${body?.() ?? ''}${footer}</body></html>`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Adds a line at the start of every page's head. */
    putFirst: (line: string) => void (head = `${line}${head}`),
    /** Replaces a tag on all pages; throws if it is missing. */
    replace(tag: string, line: string) {
      if (!(head + booking).includes(tag)) throw new Error(`The pages do not hold ${tag}`);
      head = head.replace(tag, line);
      booking = booking.replace(tag, line);
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}
