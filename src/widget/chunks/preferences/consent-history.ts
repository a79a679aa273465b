import type { PreferencesDetails } from '../../config-types.ts';
import { callService, config, decision, h } from '../../chunk-imports.ts';

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
  copy.setAttribute('aria-live', 'polite');
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

/** The properties of an evidence file (docs/log/evidence.md) that are used here; each line is JSON. */
type Receipt = {
  privacy_notice: { hash: string; content: { services: { id: string; exempt?: string }[] } }[];
  records: { line: string }[];
};
type PastDecision = { timestamp: number; consent: boolean; notice: string; embeddings: string[] };

/** The evidence files of a visitor, newest first, each with at most ten decisions. Throws the response if it is an error. */
async function receiptsOf(ucid: string) {
  const found: Receipt[] = [];
  let next: string | undefined = '/app/receipt';
  while (next) {
    const response = await callService(next, { ucid });
    if (!response.ok) throw response;
    found.push((await response.json()) as Receipt);
    const link = /<(.+?)>/.exec(response.headers.get('Link') ?? '')?.[1];
    next = link?.replace(config.base, '');
  }
  return found;
}

/** The decisions in an evidence file with their time, and whether they accepted or left on anything, and accepted everything. */
const decisionsIn = ({ privacy_notice, records }: Receipt) =>
  records.map(({ line }) => {
    const { timestamp, consent, notice, embeddings } = JSON.parse(line) as PastDecision;
    const { services } = privacy_notice.find(({ hash }) => hash === notice)!.content;
    const isOn = ({ id }: { id: string }) => embeddings.includes(id);
    return {
      timestamp,
      // Quoted, because the build shortens this name of the widget's own configuration.
      given: consent || services.some((service) => service['exempt'] && isOn(service)),
      all: consent && services.every(isOn),
    };
  });

function downloadReceipt(receipt: Receipt) {
  const file = new Blob([JSON.stringify(receipt, null, 2)], { type: 'application/json' });
  h('a', { href: URL.createObjectURL(file), download: `${config.domain}.json` }).click();
}
