import type { Details } from '../config.ts';
import { choice, config, h } from '../shared.ts';

/** What this needs of a receipt (docs/log.md); `leaf` is a line of JSON. */
type Receipt = {
  privacy_notice: { hash: string; content: { services: { id: string }[] } }[];
  entries: { leaf: string }[];
};
type Leaf = { timestamp: number; consent: boolean; notice: string; embeddings: string[] };

/** The receipts of the visitor, newest first: one holds ten decisions at most. */
async function receipts(ucid: string) {
  const { base, apiKey, domain } = config;
  const found: Receipt[] = [];
  let next: string | undefined = `${base}/app/receipt`;
  while (next) {
    // Text needs no preflight.
    const response: Response = await fetch(next, {
      method: 'POST',
      body: JSON.stringify({ apiKey, domain, ucid }),
    });
    if (!response.ok) throw response;
    found.push((await response.json()) as Receipt);
    next = /<(.+?)>/.exec(response.headers.get('Link') ?? '')?.[1];
  }
  return found;
}

function leaves({ privacy_notice, entries }: Receipt) {
  return entries.map(({ leaf }) => {
    const { timestamp, consent, notice, embeddings } = JSON.parse(leaf) as Leaf;
    const { services } = privacy_notice.find(({ hash }) => hash === notice)!.content;
    return { timestamp, consent, all: services.every(({ id }) => embeddings.includes(id)) };
  });
}

function download(receipt: Receipt) {
  const file = new Blob([JSON.stringify(receipt, null, 2)], { type: 'application/json' });
  const href = URL.createObjectURL(file);
  h('a', { href, download: `${config.domain}.json` }).click();
}

/** What is stored of the visitor: the consent ID, the decisions so far, the receipt to download. */
export function decisions({ texts, locale }: Details) {
  if (!choice) return undefined;
  const { ucid, time, consent, refused } = choice;
  const lang = locale.replace('_', '-');
  const said = (timestamp: number, given: boolean, all: boolean) =>
    `${new Date(timestamp * 1000).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' })}: ${
      given ? (all ? texts.acceptedAll : texts.chosen) : texts.refusedAll
    }`;
  const id = h('code', ucid);
  const copy = h('button.button', texts.copy, {
    ariaLive: 'polite',
    async onclick() {
      getSelection()?.selectAllChildren(id);
      await navigator.clipboard.writeText(ucid);
      copy.textContent = texts.copied;
    },
  });
  const list = h('ol');
  const status = h('p', { role: 'status' });
  let loading: Promise<Receipt[]> | undefined;
  const load = async (then: (found: Receipt[]) => void) => {
    status.textContent = '';
    try {
      then(await (loading ??= receipts(ucid)));
    } catch {
      loading = undefined;
      status.textContent = texts.unavailable;
    }
  };
  const older = h('details', h('summary', texts.decisions), list, {
    ontoggle: () =>
      older.open &&
      load((found) =>
        list.replaceChildren(
          ...found
            .flatMap(leaves)
            .map(({ timestamp, consent: given, all }) => h('li', said(timestamp, given, all))),
        ),
      ),
  });
  return h(
    'section.own',
    h('b', texts.consentId),
    h('p', id, ' ', copy),
    h('p', said(time, consent, !refused?.[0])),
    older,
    h('button.button', texts.receipt, { onclick: () => load((found) => found.forEach(download)) }),
    status,
  );
}
