import type { BrowserContext, Request, Response } from 'playwright-core';
import { googleAddress, googleAddressOfCode } from '../../../../src/lib/google-tag.ts';
import { sameSite } from '../../../../src/lib/http/host-names.ts';
import { within } from '../within.ts';

/** The most scripts of a visit that are read, and the most bytes of one as it is transferred. */
const MAX_SCRIPTS = 40;
const MAX_BYTES = 2 * 1024 * 1024;
/** Milliseconds for one script. */
const TIME = 3000;

/** Reads the scripts of the website’s own hosts, and keeps which of them are copies of Google’s tag. */
export function readOwnScripts(context: BrowserContext, site: URL) {
  const copies = new Map<string, string>();
  const known = new Set<string>();
  const open = new Set<Promise<void>>();

  const isOwn = (request: Request) => {
    const url = request.url();
    return (
      request.resourceType() === 'script' &&
      URL.canParse(url) &&
      sameSite(new URL(url), site) &&
      googleAddress(url) === undefined
    );
  };
  async function read(response: Response) {
    if (Number(response.headers()['content-length'] ?? 0) > MAX_BYTES) return;
    await response.finished();
    if ((await response.request().sizes()).responseBodySize > MAX_BYTES) return;
    const google = googleAddressOfCode(await response.text());
    if (google) copies.set(response.url(), google);
  }
  context.on('response', (response) => {
    const url = response.url();
    if (known.size >= MAX_SCRIPTS || known.has(url) || response.status() !== 200) return;
    if (!isOwn(response.request())) return;
    known.add(url);
    const reading = within(TIME, read(response), undefined).then(() => void open.delete(reading));
    open.add(reading);
  });
  return {
    /** The addresses at Google of these scripts. */
    copies,
    /** Resolves when the scripts that have come are read: the browser forgets them when the page is left. */
    done: async () => void (await Promise.all(open)),
  };
}
