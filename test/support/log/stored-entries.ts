import { env } from 'cloudflare:workers';
import { acceptedOf } from '../../../src/log/leaf.ts';
import { unpackNotice, type NoticeContent } from '../../../src/log/notices/consent-notice.ts';

export type StoredEntry = {
  seq: number;
  ucid: string;
  timestamp: number;
  consent: boolean;
  manipulationPrevention: boolean;
  notice: string;
  locale: string;
  purposes: Record<string, string>;
  embeddings: Record<string, string>;
};

type Row = Record<'ucid' | 'accepted' | 'content', number[]> &
  Record<'seq' | 'timestamp' | 'consent' | 'manipulationPrevention', number> &
  Record<'hash' | 'locale', string>;

/** The entries of a domain's log as its database stores them, oldest first, with the labels of their notices. */
export async function storedEntries(
  { domain }: { domain: { id: string } },
  db = env.DB,
): Promise<StoredEntry[]> {
  const { results } = await db
    .prepare(
      `SELECT e.*, n.locale, n.content, hex(n.hash) AS hash FROM logs l JOIN entries e ON e.log = l.id
        JOIN notices n ON n.log = l.id AND n.number = e.notice WHERE l.domainId = ? ORDER BY e.seq`,
    )
    .bind(domain.id)
    .all<Row>();
  return results.map((row) => {
    const notice = JSON.parse(unpackNotice(row.content)) as NoticeContent;
    const accepted = acceptedOf(Uint8Array.from(row.accepted), notice.services);
    const purposes = notice.purposes.filter(({ id }) => accepted.some(({ purpose }) => purpose === id));
    return {
      seq: row.seq,
      ucid: Buffer.from(row.ucid).toString('hex'),
      timestamp: row.timestamp,
      consent: row.consent === 1,
      manipulationPrevention: row.manipulationPrevention === 1,
      notice: row.hash.toLowerCase(),
      locale: row.locale,
      purposes: Object.fromEntries(purposes.map(({ id, name }) => [id, name])),
      embeddings: Object.fromEntries(accepted.map(({ id, name }) => [id, name])),
    };
  });
}
