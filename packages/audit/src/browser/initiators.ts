import type { Page } from 'playwright-core';

/** The most addresses that are kept. */
const MAX_KEPT = 10_000;
/** The most characters of an address that are kept. */
export const MAX_URL = 500;

type CallFrame = { url: string };
type Stack = { callFrames: CallFrame[]; parent?: Stack };
type Initiator = { type: string; url?: string; stack?: Stack };

/**
 * What started the requests of a page: a script, a style sheet or the page itself. The function that is returned tells what
 * first started a request of a document, both by the beginnings of their addresses, or else of any document. The browser can
 * tell of a request after Playwright does, so it is called at the end of a visit.
 */
export async function initiatorsOf(page: Page) {
  const initiators = new Map<string, string>();
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Network.requestWillBeSent', ({ request, initiator, documentURL }) => {
    const url = request.url.slice(0, MAX_URL);
    const document = documentURL.slice(0, MAX_URL);
    const startedBy = addressOf(initiator)?.slice(0, MAX_URL) ?? document;
    for (const key of [url, `${document} ${url}`])
      if (initiators.size < MAX_KEPT && !initiators.has(key)) initiators.set(key, startedBy);
  });
  await devtools.send('Network.enable');
  return (document: string, url: string) => initiators.get(`${document} ${url}`) ?? initiators.get(url);
}
export type InitiatorOf = (document: string, url: string) => string | undefined;

/** The innermost script with an address; code that a script has evaluated has none. */
function addressOf({ url, stack }: Initiator): string | undefined {
  for (let at = stack; at; at = at.parent) {
    const frame = at.callFrames.find(({ url }) => url);
    if (frame) return frame.url;
  }
  return url;
}
