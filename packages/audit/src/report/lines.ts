import { html } from 'hono/html';
import { printable } from '../../../../src/lib/text/printable.ts';
import type { Sent, Stored } from '../types.ts';
import type { Texts } from './texts.ts';

/** The most lines of a list of requests, and of one of names; the JSON file has them all. */
const MAX_SENT = 5;
const MAX_STORED = 50;

/** Requests as a list. */
export function sentList(sent: Sent[], t: Texts) {
  if (sent.length === 0) return '';
  const lines = sent.slice(0, MAX_SENT).map((item) => html`<li>${request(item, t)}</li>`);
  return html`<ul>
    ${lines}${sent.length > MAX_SENT ? html`<li class="soft">${t.more(sent.length - MAX_SENT)}</li>` : ''}
  </ul>`;
}

function request({ url, kind, startedBy, page }: Sent, t: Texts) {
  const isHost = kind === 'preconnect' || kind === 'connection' || kind === 'frame-connection';
  // A connection can begin before the browser says which page it has opened.
  const on = /^https?:/.test(page) ? `, ${t.onPage} ${short(page)}` : '';
  const origin = startedBy && startedBy !== page ? `, ${t.startedBy} ${short(startedBy)}` : '';
  return html`<code>${isHost ? new URL(url).hostname : short(url)}</code> (${isHost ? t[kind] : kind})<small
      >${origin}${on}</small
    >`;
}

/** Cookies and storage keys as a list. */
export const storedList = (stored: Stored[], t: Texts) =>
  stored.length === 0
    ? ''
    : html`<ul>
        ${stored.slice(0, MAX_STORED).map((item) => html`<li><code>${printable(item.name)}</code> <small>${item.type}, ${item.host}, ${lifetime(item, t)}</small></li>`)}${stored.length > MAX_STORED ? html`<li class="soft">${t.more(stored.length - MAX_STORED)}</li>` : ''}
      </ul>`;

const lifetime = ({ type, days }: Stored, t: Texts) =>
  days !== undefined ? t.days(days) : type === 'localStorage' ? t.unlimited : t.session;

/** Host and path of an address, as much of it as a line takes. */
function short(address: string) {
  if (!URL.canParse(address)) return '';
  const { host, pathname } = new URL(address);
  const text = host + (pathname === '/' ? '' : pathname);
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
}
