import type { Context } from 'hono';
import { databaseAt } from '../../db/databases.ts';
import { retriedWrite } from '../../db/timeouts.ts';
import type { AppEnv } from '../../env.ts';
import { isOwnNote } from '../../log/tree/sign-checkpoint.ts';
import { hex } from '../../lib/bytes.ts';
import { append } from '../../log/append/append.ts';
import { forgetNotice } from '../../log/notices/consent-notice-cache.ts';
import { storeNoticeStatement } from '../../log/notices/consent-notice.ts';
import type { ReceiptContents } from '../../log/evidence/receipt.ts';
import { bitsOf, leafLine } from '../../log/leaf.ts';
import { logAt } from '../../log/log.ts';
import { blockLimits } from '../../instance-settings.ts';
import type { judged } from './judge.ts';
import type { SiteAndNotice } from '../site/look-up.ts';
import { noteStored } from '../site/publish-site.ts';

/** A stored decision, and what its receipt contains if one may be signed. */
export type StoredDecision = { ucid: string; timestamp: number; contents?: ReceiptContents };

/**
 * Stores a decision that was judged; `ended` if the log takes no decisions any more, and `unknown` if it has no such
 * notice. Throws a 503 if D1 does not store it.
 */
export async function storeDecision(
  c: Context<AppEnv>,
  { site, notice, current, fresh }: SiteAndNotice,
  { accepted, ...entry }: ReturnType<typeof judged>,
): Promise<StoredDecision | 'ended' | 'unknown'> {
  const log = () => logAt(c.env, site.log);
  const limits = blockLimits(c.env);
  const services = notice.services.map(({ id }) => id);
  // The log may lack a notice that the configuration makes: after a deployment, a rollback, or before its first delivery.
  const mayLack = current && (fresh || !site.notices.includes(notice.hash));
  const before = mayLack ? storeNoticeStatement(log(), current.notice, site.version) : undefined;
  const decision = { ...entry, accepted: hex(bitsOf(services, accepted)) };
  const outcome = await retriedWrite('The decision', () =>
    append(databaseAt(c.env, site.log), site.log, decision, limits, { before }),
  );
  if (outcome === 'unknown') forgetNotice(site.log, notice.hash);
  if (typeof outcome === 'string') return outcome;
  if (mayLack) noteStored(c, site, current);
  const { seq, timestamp, salt, signable, ...checkpoint } = outcome;
  const { ucid } = entry;
  const { domain } = site.log;
  if (!signable || !(await isOwnNote(c.env, { domain, ...checkpoint }, 'receipt not signed')))
    return { ucid, timestamp };
  const embeddings = services.filter((id) => accepted.has(id));
  const leaf = leafLine({ ...entry, seq, timestamp, embeddings, salt });
  return { ucid, timestamp, contents: { domain, leaf, ...checkpoint } };
}
