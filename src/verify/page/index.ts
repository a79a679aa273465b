import { unbase64url } from '../../lib/bytes.ts';
import { verify } from '../../lib/crypto/ed25519.ts';
import { askService } from '../receipt/ask-about-receipt.ts';
import { verifyReceipt } from '../receipt/verify-receipt.ts';
import { describeResult, type ResultTexts } from '../receipt/describe-receipt.ts';
import { de } from './german-texts.ts';

/** A key, and its signature of nothing (RFC 8032, section 7.1). WebKitGTK crashes if the key is no point of the curve. */
const EXAMPLE = [
  '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  '5VZDAMNgrHKQhuLMgG6CioSHfx645dl02HPgZSJJAVVfuIIVkKM7rMYeOXAc-bRr0lv18FlbviRlUUFDjnoQCw',
] as const;

const german = /^de\b/i.test(new URLSearchParams(location.search).get('lang') ?? navigator.language);
const byId = (id: string) => document.getElementById(id)!;
const form = byId('form') as HTMLFormElement;
const receipt = byId('receipt') as HTMLTextAreaElement;
const key = byId('key') as HTMLTextAreaElement;
const service = byId('service') as HTMLInputElement;
// A saved copy has no service of its own.
if (location.protocol.startsWith('http')) service.value = location.origin;

if (german) {
  document.documentElement.lang = 'de';
  document.title = de.title!;
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = de[element.dataset.text!]!;
}
const languages = byId('languages');
if (german) languages.setAttribute('aria-label', de.languages!);
languages.querySelector(`[lang=${german ? 'de' : 'en'}]`)!.setAttribute('aria-current', 'true');
// A file that is dropped anywhere is a receipt: the browser would leave the page for it.
addEventListener('dragover', (event) => event.preventDefault());
addEventListener('drop', async (event) => {
  const [dropped] = event.dataTransfer?.files ?? [];
  if (!dropped) return;
  event.preventDefault();
  receipt.value = await dropped.text();
  void check();
});
for (const field of [receipt, key]) {
  const file = byId(`${field.id}-file`) as HTMLInputElement;
  file.addEventListener('change', async () => {
    const [chosen] = file.files!;
    if (chosen) field.value = await chosen.text();
  });
}
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void check();
});
void showBranding();
void start();

/** A browser without Ed25519 would report every signature as invalid. */
async function start() {
  const [publicKey, signature] = EXAMPLE.map(unbase64url) as [Uint8Array, Uint8Array];
  const able = await verify(publicKey, signature, new Uint8Array()).catch(() => false);
  byId('unable').hidden = able;
  form.hidden = !able;
}

let checks = 0;

async function check() {
  // A service may be slow: neither may an old result stay meanwhile, nor an old response replace a new result.
  byId('result').hidden = true;
  const own = ++checks;
  const [text, keyText, url] = [receipt.value, key.value, service.value.trim().replace(/\/$/, '')];
  const served = url && navigator.onLine ? await askService(url, text) : {};
  const asked = Object.keys(served).length > 0 ? url : undefined;
  const result = await verifyReceipt(text, keyText, served).catch(() => undefined);
  if (own !== checks) return;
  // What a receipt contains throws no error: the browser could not finish.
  byId('unable').hidden = result !== undefined;
  if (!result) return;
  byId('no-answer').hidden = !served.isSilent;
  show(describeResult(result, german ? 'de' : 'en', asked));
}

function show(verdict: ResultTexts) {
  const result = byId('result');
  result.className = verdict.ok ? 'good' : 'bad';
  byId('headline').textContent = verdict.headline;
  byId('meaning').textContent = verdict.meaning;
  for (const part of ['wrong', 'shown', 'notShown', 'sources'] as const) {
    byId(part).replaceChildren(...verdict[part].map(item));
    byId(part).parentElement!.hidden = verdict[part].length === 0;
  }
  result.hidden = false;
  byId('headline').focus();
}

function item(sentence: string) {
  const element = document.createElement('li');
  element.textContent = sentence;
  return element;
}

type Branding = { name: string; logo: string | null; styleSheet: string | null };

/** Shows the name, the logo and the color of the service that serves the page. A saved copy keeps what it has. */
async function showBranding() {
  if (!location.protocol.startsWith('http')) return;
  const answer = await fetch('/account/brand/branding.json').catch(() => undefined);
  if (!answer?.ok) return;
  const { name, logo, styleSheet } = (await answer.json()) as Branding;
  const brand = document.querySelector('.brand')!;
  document.title += ` · ${name}`;
  brand.lastChild!.textContent = name;
  if (logo) brand.replaceChildren(Object.assign(new Image(), { src: logo, alt: name }));
  if (styleSheet)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styleSheet }),
    );
}
