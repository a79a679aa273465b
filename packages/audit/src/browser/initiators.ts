import type { Page } from 'playwright-core';

/** The most addresses that are kept. */
const MAX_KEPT = 5000;
/** The most characters of an address that are kept. */
export const MAX_URL = 500;

type CallFrame = { url: string };
type Stack = { callFrames: CallFrame[]; parent?: Stack };
type Initiator = { type: string; url?: string; stack?: Stack };

/**
 * What started each request of a page, by the beginning of the address of the request: a script, a style sheet or the page
 * itself. Of the document that requested it last, what started it first.
 */
export async function initiatorsOf(page: Page) {
  const initiators = new Map<string, string>();
  const documents = new Map<string, string>();
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Network.requestWillBeSent', ({ request, initiator, documentURL, loaderId }) => {
    const url = request.url.slice(0, MAX_URL);
    if (documents.get(url) === loaderId || (documents.size >= MAX_KEPT && !documents.has(url))) return;
    documents.set(url, loaderId);
    initiators.set(url, (addressOf(initiator) ?? documentURL).slice(0, MAX_URL));
  });
  await devtools.send('Network.enable');
  return initiators;
}

/** The innermost script with an address; code that a script has evaluated has none. */
function addressOf({ url, stack }: Initiator): string | undefined {
  for (let at = stack; at; at = at.parent) {
    const frame = at.callFrames.find(({ url }) => url);
    if (frame) return frame.url;
  }
  return url;
}
