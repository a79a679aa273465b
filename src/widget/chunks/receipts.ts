import { config, h } from '../shared.ts';

/** What this needs of a receipt (docs/log.md); `leaf` is a line of JSON. */
export type Receipt = {
  privacy_notice: { hash: string; content: { services: { id: string }[] } }[];
  entries: { leaf: string }[];
};
type Leaf = { timestamp: number; consent: boolean; notice: string; embeddings: string[] };

/** The receipts of a visitor, newest first: one holds ten decisions at most. Throws an answer that is no receipt. */
export async function receiptsOf(ucid: string) {
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

/** The decisions that a receipt is about: when each was made, and whether it accepted something or all of what was shown. */
export const decisionsIn = ({ privacy_notice, entries }: Receipt) =>
  entries.map(({ leaf }) => {
    const { timestamp, consent, notice, embeddings } = JSON.parse(leaf) as Leaf;
    const { services } = privacy_notice.find(({ hash }) => hash === notice)!.content;
    return { timestamp, consent, all: services.every(({ id }) => embeddings.includes(id)) };
  });

export function downloadReceipt(receipt: Receipt) {
  const file = new Blob([JSON.stringify(receipt, null, 2)], { type: 'application/json' });
  h('a', { href: URL.createObjectURL(file), download: `${config.domain}.json` }).click();
}
