import type { PreferencesDetails } from '../../config-types.ts';
import { decision, h } from '../../chunk-imports.ts';
import { decisionsIn, downloadReceipt, receiptsOf, type Receipt } from './receipts.ts';

/** Elements that show the decision; `inPage` means in the page's own style. */
let places: { place: HTMLElement; inPage?: boolean | undefined }[] = [];

/** The visitor's consent ID, decisions so far, and receipt to download. */
export function consentHistory(details: PreferencesDetails, inPage?: boolean) {
  const place = h('section');
  places.push({ place, inPage });
  fill(place, details, inPage);
  return place;
}

/** Shows the current decision in all these elements. */
export function refreshHistory(details: PreferencesDetails) {
  places = places.filter(({ place }) => place.isConnected);
  for (const { place, inPage } of places) fill(place, details, inPage);
}

/** Removes the note that the decision waits, and leaves the rest and its focus as they are. */
export function recorded() {
  for (const { place } of places) place.querySelector('[role=note]')?.remove();
}

function fill(place: HTMLElement, { texts, locale }: PreferencesDetails, inPage?: boolean) {
  place.textContent = '';
  if (!decision) return;
  const { ucid, time, consent, unopposed = [], refused, pending } = decision;
  const sentence = (timestamp: number, given: boolean, all: boolean) => {
    const when = new Date(timestamp * 1000).toLocaleString(locale.replace('_', '-'), {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return `${when}: ${given ? (all ? texts.acceptedAll : texts.chosen) : texts.refusedAll}`;
  };
  const button = (text: string, onclick: () => void) => {
    const element = h('button', text, { onclick, className: inPage ? '' : 'button' });
    // The default colors of a browser may have too little contrast.
    if (inPage) element.style.cssText = 'background:none;color:inherit';
    return element;
  };
  const copy = button(texts.copy, () => {
    void navigator.clipboard.writeText(ucid).then(() => (copy.textContent = texts.copied));
  });
  copy.ariaLive = 'polite';
  const status = h('p', { role: 'status' });
  const load = async (then: (found: Receipt[]) => void) => {
    status.textContent = '';
    try {
      then(await receiptsOf(ucid));
    } catch {
      status.textContent = texts.unavailable;
    }
  };
  const list = h('ol');
  const older = h('details', h('summary', texts.decisions), list, {
    ontoggle: () =>
      older.open &&
      load((found) => {
        const made = found.flatMap(decisionsIn);
        list.replaceChildren(
          ...made.map(({ timestamp, given, all }) => h('li', sentence(timestamp, given, all))),
        );
      }),
  });
  place.append(
    h('b', texts.consentId),
    h('p', h('code', ucid), ' ', copy),
    h('p', sentence(time, consent || !!unopposed[0], consent && !refused?.[0])),
    pending ? h('p', texts.notRecorded, { role: 'note' }) : '',
    older,
    h(
      'p',
      button(texts.receipt, () => void load((found) => found.forEach(downloadReceipt))),
    ),
    status,
  );
}
