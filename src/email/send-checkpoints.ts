import { databaseOf } from '../db/databases.ts';
import { noteSent, readRecipients, takeDueClients } from '../db/users/checkpoint-emails.ts';
import type { Bindings, Database } from '../env.ts';
import { logFailure } from '../http/log-event.ts';
import { rootMessage } from '../lib/root-message.ts';
import { dateOf } from '../lib/time.ts';
import { coveredNotes } from '../log/tree/signed-tree.ts';
import { languages } from '../pages/texts/index.ts';
import { canSendEmail, sendEmails } from './send-email.ts';
import { unsubscribeHeaders, unsubscribePath } from './unsubscribe-link.ts';

/** Clients to whose owners one run of the scheduled job sends checkpoints. */
const MAX_CLIENTS = 20;
/** The hour of the first day of a month (UTC) from which emails are sent: after those about issues. */
const HOUR = 8;

/**
 * Sends the signed checkpoints of a client’s domains to its owners, to each once a month. Never throws, because it is the
 * last step of the scheduled job.
 */
export async function sendCheckpoints(env: Bindings, now: number) {
  if (!canSendEmail(env)) return;
  const db = databaseOf(env.DB);
  const notSent = (client?: string) => (error: unknown) =>
    logFailure('checkpoints not sent', { client, error: rootMessage(error) });
  const due = await takeDueClients(db, now, MAX_CLIENTS).catch(notSent());
  for (const { id, active } of due ?? []) if (active) await sendTo(env, db, id, now).catch(notSent(id));
}

async function sendTo(env: Bindings, db: Database, clientId: string, now: number) {
  const { recipients, sites } = await readRecipients(db, clientId, beginOfMonth(now));
  if (recipients.length === 0) return;
  const notes = await coveredNotes(env, sites);
  if (notes.size === 0) return;
  const parts = sites.flatMap(({ domain, name }) => {
    const note = notes.get(domain);
    return note ? [`=== ${name} ===\n${note}`] : [];
  });
  const attachment = {
    filename: `checkpoints-${dateOf(now)}.txt`,
    type: 'text/plain',
    content: new TextEncoder().encode(parts.join('\n')),
  };
  const emails = recipients.map(async ({ userId, to }) => {
    const unsubscribe = new URL(await unsubscribePath(env, { clientId, userId }), env.PUBLIC_URL).href;
    return {
      to,
      languages: [...languages],
      kind: 'checkpoints' as const,
      values: { count: parts.length, unsubscribe },
      attachment,
      headers: unsubscribeHeaders(unsubscribe),
    };
  });
  const isSent = await sendEmails(env, await Promise.all(emails));
  const sentTo = recipients.filter((_, at) => isSent[at]).map(({ userId }) => userId);
  await noteSent(db, clientId, sentTo, now, isSent.includes(false) ? undefined : nextDue(now));
}

const beginOfMonth = (now: number, months = 0) => {
  const date = new Date(now * 1000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months) / 1000;
};

const nextDue = (now: number) => beginOfMonth(now, 1) + HOUR * 3600;
