import { collector } from './collect.ts';
import { emptyPage, type SitePage } from './site-page.ts';

// Each call out of the parser costs some 25 µs: what comes after so many (large pages make 3,000) is not read.
const MAX_CALLS = 10_000;
const MAX_HTML = 512 * 1024;

/** Reads a page as it arrives. Throws what the source of the text throws. */
export async function readPage(url: URL, text: AsyncGenerator<string>): Promise<SitePage> {
  const page = emptyPage(url);
  const { rewriter, calls, finish } = collector(page);
  let fault: unknown;
  const encoder = new TextEncoder();
  const source = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await text.next().catch((error: unknown) => {
        fault = error;
        return { done: true, value: '' } as const;
      });
      if (done || calls() > MAX_CALLS) {
        controller.close();
        return;
      }
      page.empty &&= !/\S/.test(value);
      if (page.html.length < MAX_HTML) page.html += value;
      controller.enqueue(encoder.encode(value));
    },
  });
  try {
    const html = new Response(source, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    for await (const _ of rewriter.transform(html).body!);
  } catch {
    // The parser gave up (it bounds its memory): what was found before stands.
  }
  await text.return(undefined);
  if (fault) throw fault;

  finish();
  return page;
}
