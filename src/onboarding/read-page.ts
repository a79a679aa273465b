import { scanBudget, type Budget } from './budget.ts';
import { collect } from './collect.ts';
import { emptyPage, type SitePage } from './site-page.ts';

/**
 * Reads a page as far as the budget goes; `cut` says whether something is left. Throws what the source of the text throws.
 */
export async function readPage(
  url: URL,
  text: AsyncGenerator<string>,
  budget: Budget = scanBudget(),
): Promise<SitePage> {
  const page = emptyPage(url);
  // What is read is to be looked at, too.
  const reserve = budget.steps / 2;
  const pieces: string[] = [];
  for await (const piece of text) {
    pieces.push(piece);
    budget.steps -= piece.length;
    if (budget.steps < reserve) {
      page.cut = true;
      break;
    }
  }
  page.html = pieces.join('');
  page.empty = !/\S/.test(page.html);
  collect(page, budget);
  return page;
}
