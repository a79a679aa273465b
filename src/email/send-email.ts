import { DEFAULT_ACCENT } from '../pages/branding/accent-colors.ts';
import { readBranding, type Branding } from '../db/clients/branding.ts';
import { databaseOf } from '../db/databases.ts';
import type { Bindings } from '../env.ts';
import { logEvent, logFailure } from '../http/log-event.ts';
import type { Language } from '../pages/texts/index.ts';
import { bodiesOf, type EmailContent } from './email-layout.tsx';
import { emailTexts, type EmailTexts } from './texts/index.ts';

/**
 * Whether the operator has set up email; otherwise, links are shown to be copied. Needs `PUBLIC_URL`: a link must not
 * lead to the host of a request, which anyone can set.
 */
export const canSendEmail = ({ EMAIL, MAIL_FROM, PUBLIC_URL }: Bindings) =>
  Boolean(EMAIL && MAIL_FROM && PUBLIC_URL);

type Kind = keyof EmailTexts;
type Email<K extends Kind> = {
  to: string;
  /** The language of the request that caused it; several where no request did. */
  languages: Language[];
  kind: K;
  values: Parameters<EmailTexts[K]>[0];
  attachment?: { filename: string; type: string; content: Uint8Array };
  headers?: Record<string, string>;
};

/** Sends an email and tells whether that succeeded; never throws. */
export async function sendEmail<K extends Kind>(env: Bindings, email: Email<K>) {
  const [isSent] = await sendEmails(env, [email]);
  return isSent ?? false;
}

/**
 * Sends emails and tells which succeeded. It never throws, because no request may fail for lack of an email, and never logs
 * the error’s own message, which may contain the address.
 */
export async function sendEmails<K extends Kind>(env: Bindings, emails: Email<K>[]) {
  if (!canSendEmail(env)) {
    // Only the local server prints them, for developers: a link must not reach any other log.
    if (env.DEMO) for (const email of emails) printUnsent(email);
    return emails.map(() => false);
  }
  // Read once for all: the scheduled job sends up to a thousand emails in one invocation.
  const branding = readBranding(databaseOf(env.DB));
  return Promise.all(
    emails.map(async (email) => {
      try {
        await send(env, await branding, email);
        logEvent('email sent', { kind: email.kind });
        return true;
      } catch (error) {
        const code = (error as { code?: unknown } | null)?.code;
        logFailure('email failed', {
          kind: email.kind,
          code: typeof code === 'string' && /^\w+$/.test(code) ? code : 'unknown',
        });
        return false;
      }
    }),
  );
}

/** Prints an email that the local server does not send, with its link. */
function printUnsent<K extends Kind>({ to, languages, kind, values }: Email<K>) {
  const write = emailTexts[languages[0] ?? 'en'][kind] as (of: typeof values, brand: string) => EmailContent;
  const { subject, action } = write(values, 'Placet');
  console.error(`Email to ${to}, not sent: ${subject}${action ? `\n  ${action.url}` : ''}`);
}

async function send<K extends Kind>(
  { EMAIL, MAIL_FROM = '' }: Bindings,
  branding: Branding,
  { to, languages, kind, values, attachment, headers }: Email<K>,
) {
  const brand = { ...branding, accentColor: branding.accentColor || DEFAULT_ACCENT };
  const sections = languages.map((language) => {
    const write = emailTexts[language][kind] as (of: typeof values, brand: string) => EmailContent;
    const { paragraphs, ...rest } = write(values, brand.name);
    return { language, ...rest, paragraphs: paragraphs.map(inOneLine) };
  });
  await EMAIL?.send({
    from: { email: MAIL_FROM, name: oneLine(brand.name) },
    to,
    subject: oneLine(sections.map(({ subject }) => subject).join(' / ')),
    ...(await bodiesOf(sections, brand)),
    // Keeps automatic replies away (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    ...(attachment && { attachments: [{ disposition: 'attachment' as const, ...attachment }] }),
  });
}

/** A text for a header: line breaks in it would begin another header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200);

/** A text without line breaks: with them, the name of a user could pass for paragraphs of the service. */
const inOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
