import { scanBudget, type Budget } from './budget.ts';
import { collector } from './collect.ts';
import { emptyPage, type SitePage } from './site-page.ts';

const MAX_HTML = 512 * 1024;

/**
 * Reads a page as it arrives, as far as the budget goes; `cut` says whether something is left. Throws what the source of
 * the text throws.
 */
export async function readPage(
  url: URL,
  text: AsyncGenerator<string>,
  budget: Budget = scanBudget(),
): Promise<SitePage> {
  const page = emptyPage(url);
  // The pages that follow are to have something, too.
  const reserve = budget.calls / 4;
  const { rewriter, finish } = collector(page, budget);
  let fault: unknown;
  const encoder = new TextEncoder();
  const source = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await text.next().catch((error: unknown) => {
        fault = error;
        return { done: true, value: '' } as const;
      });
      if (!done) {
        page.empty &&= !/\S/.test(value);
        if (page.html.length < MAX_HTML) page.html += value;
      }
      if (done || budget.calls < reserve) {
        page.cut ||= !done;
        controller.close();
        return;
      }
      controller.enqueue(encoder.encode(value));
    },
  });
  try {
    const html = new Response(source, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    for await (const _ of rewriter.transform(html).body!);
  } catch {
    // The parser gave up (it bounds its memory): what was found before stands.
    page.cut = true;
  }
  // An address may stand behind what the parser was spared.
  while (page.cut && page.html.length < MAX_HTML) {
    const { done, value } = await text.next().catch(() => ({ done: true, value: '' }) as const);
    if (done) break;
    page.html += value;
  }
  await text.return(undefined);
  if (fault) throw fault;

  finish();
  page.cut ||= budget.characters < 0;
  return page;
}
