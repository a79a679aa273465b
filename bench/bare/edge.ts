import { placet } from '../../packages/client/src/edge.ts';

// A page of 200 KB as websites have them: half text, half scripts with data, and 300 tags with addresses.
const MARKERS = Array.from({ length: 30 }, (_, i) => `www.service${i}.example/tag`);
const item = (
  i: number,
) => `<article class="card"><h2>Room ${i}</h2><a href="/rooms/${i}"><img src="/images/${i}.jpg"
  srcset="/images/${i}-2.jpg 2x" alt="A room" loading="lazy"></a><p>${'It has a view of the lake, a balcony &amp; a desk. '.repeat(8)}</p></article>\n`;
const tag = (i: number) => `<script async src="https://www.service${i % 30}.example/tag/${i}.js"></script>\n`;
const code = (i: number) =>
  `<script>(function (w) { if (w.a < ${i}) w.b = ${JSON.stringify('x'.repeat(400))}; })(window)</script>\n`;
const range = (count: number, make: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join('');
const payload = `<script type="application/json">${JSON.stringify(Array.from({ length: 800 }, (_, i) => ({ id: i, name: `Room ${i}`, open: i % 2 === 0 })))}</script>`;
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A hotel</title>${range(20, tag)}</head>
<body>${range(190, item)}${range(40, code)}${payload}${range(10, tag)}</body></html>`;
const page = new TextEncoder().encode(html.padEnd(200_000, '\n').slice(0, 200_000));

/** Bytes in which the network gives a page. */
const PIECE = 16 * 1024;

function origin() {
  let at = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (at >= page.length) return controller.close();
      controller.enqueue(page.slice(at, at + PIECE));
      at += PIECE;
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

const services = [{ mandatory: false, markers: MARKERS, scriptMarkers: MARKERS }];
globalThis.fetch = async () => Response.json({ services });

const options = {
  service: 'https://consent.example',
  domain: '52fe2cf95139',
  apiKey: 'key',
  key: 'ab'.repeat(32),
};

/** Answers with a page of 200 KB: `/passed` as it is, `/rewritten` with the tags rewritten. */
export default {
  fetch: (request: Request) =>
    request.url.endsWith('/passed') ? origin() : placet(request, origin, options),
};
