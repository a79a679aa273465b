import { html } from 'hono/html';
import { printable } from '../../../../src/lib/text/printable.ts';
import type { Requested } from '../judge/find-issues.ts';
import type { Sent, Stored } from '../types.ts';
import type { Texts } from './texts.ts';

/** The most lines of a list of requests, and of one of names; the JSON file has them all. */
const MAX_SENT = 5;
const MAX_STORED = 50;

/** Requests as a list. */
export function sentList(sent: Requested[], t: Texts) {
  if (sent.length === 0) return '';
  const lines = sent.slice(0, MAX_SENT).map((item) => html`<li>${request(item, t)}</li>`);
  return html`<ul>
    ${lines}${sent.length > MAX_SENT ? html`<li class="soft">${t.more(sent.length - MAX_SENT)}</li>` : ''}
  </ul>`;
}

/** Whether only a connection was seen, or a hint to open one. */
export const isConnection = ({ kind }: Sent) => /^(preconnect|(frame-)?connection)$/.test(kind);

/** The script or style sheet that started a request; undefined where the page did. */
export const starterOf = ({ startedBy, page }: Sent) => (startedBy !== page && startedBy) || undefined;

function request(sent: Requested, t: Texts) {
  const { url, kind, page, otherPages } = sent;
  // A connection can begin before the browser says which page it has opened.
  const on = /^https?:/.test(page) ? `, ${t.onPage(short(page), otherPages)}` : '';
  const starter = starterOf(sent);
  const origin = starter ? `, ${t.startedBy} ${short(starter)}` : '';
  return html`<code>${isConnection(sent) ? new URL(url).hostname : short(url)}</code>
    (${t.kinds[kind] ?? kind})<small>${origin}${on}</small>`;
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
