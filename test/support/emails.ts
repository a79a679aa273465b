import type { Overrides } from './call.ts';

export type SentEmail = {
  from: { email: string; name: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments?: { filename: string; type: string; content: Uint8Array }[];
};

/** Catches the emails of requests with these bindings; with `failing`, each of them fails, or those to an address. */
export function catchEmails({ failing = false }: { failing?: boolean | string } = {}) {
  const sent: SentEmail[] = [];
  const EMAIL = {
    async send(message: SentEmail) {
      if (failing === true || failing === message.to)
        throw Object.assign(new Error(`${message.to} is not reachable`), { code: 'E_DELIVERY_FAILED' });
      sent.push(message);
      return { messageId: '' };
    },
  } as unknown as SendEmail;
  return {
    sent,
    env: {
      EMAIL,
      MAIL_FROM: 'noreply@placet.example',
      PUBLIC_URL: 'https://placet.example',
    } satisfies Overrides,
  };
}

/** The path of the link in an email. */
export const linkIn = ({ text }: SentEmail) =>
  /https:\/\/placet\.example(\/(?:account|operator)\/\S+)/.exec(text)![1]!;
