import { cpuBudget, type CpuBudget } from './cpu-budget.ts';
import { collectPage } from './collect-page.ts';
import { emptyPage, type SitePage } from './site-page.ts';

/** Reads a page as far as the budget allows; `cut` says whether something was not read. Passes on errors of the text’s source. */
export async function parsePage(
  url: URL,
  text: AsyncGenerator<string>,
  budget: CpuBudget = cpuBudget(),
): Promise<SitePage> {
  const page = emptyPage(url);
  // Processing what was read also needs budget.
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
  collectPage(page, budget);
  return page;
}
