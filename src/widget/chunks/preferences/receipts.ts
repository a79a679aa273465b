import { config, h } from '../../chunk-imports.ts';

/** The properties of an evidence file (docs/log/evidence.md) that are used here; each line is JSON. */
export type Receipt = {
  privacy_notice: { hash: string; content: { services: { id: string; exempt?: string }[] } }[];
  records: { line: string }[];
};
type Decision = { timestamp: number; consent: boolean; notice: string; embeddings: string[] };

/** The evidence files of a visitor, newest first, each with at most ten decisions. Throws the response if it is an error. */
export async function receiptsOf(ucid: string) {
  const { base, apiKey, domain } = config;
  const found: Receipt[] = [];
  let next: string | undefined = `${base}/app/receipt`;
  while (next) {
    // A text body needs no preflight.
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

/** The decisions in an evidence file with their time, and whether they accepted or left on anything, and accepted everything. */
export const decisionsIn = ({ privacy_notice, records }: Receipt) =>
  records.map(({ line }) => {
    const { timestamp, consent, notice, embeddings } = JSON.parse(line) as Decision;
    const { services } = privacy_notice.find(({ hash }) => hash === notice)!.content;
    const isOn = ({ id }: { id: string }) => embeddings.includes(id);
    return {
      timestamp,
      // Quoted, because the build shortens this name of the widget's own configuration.
      given: consent || services.some((service) => service['exempt'] && isOn(service)),
      all: consent && services.every(isOn),
    };
  });

export function downloadReceipt(receipt: Receipt) {
  const file = new Blob([JSON.stringify(receipt, null, 2)], { type: 'application/json' });
  h('a', { href: URL.createObjectURL(file), download: `${config.domain}.json` }).click();
}
