import { printable } from '../../../../src/lib/text/printable.ts';
import { within } from '../within.ts';
import { isOfSite } from './guard-navigation.ts';
import type { Session } from './open-visit.ts';

/** Opens an address; where that fails, gives the reason, and a code that the report shows in all languages. */
export async function goTo({ page, guard, proxy }: Session, address: string, time: number) {
  const before = { left: guard.left().length, loops: guard.loops(), url: page.url() };
  guard.restart();
  const outcome = await within(
    time + 2000,
    page.goto(address, { waitUntil: 'domcontentloaded', timeout: time }).then(
      (response) => ({ status: response?.status() ?? 0 }),
      (error: Error) => ({ reason: error.message }),
    ),
    { reason: 'Timeout' },
  );
  const left = guard.left().at(before.left);
  const isHere = isOfSite(new URL(address), page.url());
  if (left && !isHere)
    return { reason: `it leads to another website, ${printable(left)}`, code: `→ ${left}` };
  if (guard.loops() > before.loops && !isHere)
    return { reason: 'it navigates without end', code: 'ERR_TOO_MANY_REDIRECTS' };
  if ('status' in outcome && outcome.status === 401)
    return {
      reason:
        'it asks for a name and password, or refuses yours. Set the environment variable AUDIT_LOGIN to name:password',
      code: 'HTTP 401',
    };
  if ('status' in outcome)
    return outcome.status >= 400
      ? { reason: `it answers with the status ${outcome.status}`, code: `HTTP ${outcome.status}` }
      : undefined;
  if (/Timeout/.test(outcome.reason))
    // A page that is here can have changed its address.
    return page.url() === address || (isHere && page.url() !== before.url)
      ? undefined
      : { reason: `it did not answer within ${time / 1000} s`, code: 'ERR_TIMED_OUT' };
  const code = /net::(\w+)/.exec(outcome.reason)?.[1] ?? 'ERR_FAILED';
  return { reason: proxy.reasonOf(new URL(address).hostname) ?? reasonOf(code), code };
}

function reasonOf(code: string) {
  if (/^ERR_(CERT|SSL)_/.test(code)) return `its certificate or encryption is not valid (${code})`;
  return code === 'ERR_ABORTED' ? 'it is a download or an empty answer' : `the browser reports ${code}`;
}
