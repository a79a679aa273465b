import { accepted } from './choice.ts';
import type { Embedding } from './config.ts';
import { decide } from './decide.ts';
import { h } from './h.ts';
import { shadowed } from './root.ts';
import { config } from './settings.ts';

function permit({ id }: Embedding, on: boolean) {
  const picked = new Set(config.embeddings.filter(accepted).map((e) => e.id));
  if (on) picked.add(id);
  else picked.delete(id);
  void decide(picked);
}

/** What stands in the place of a frame without consent: of an embedding, or of a host that nobody has named. */
export function placeholder(
  embedding: Embedding | undefined,
  { host, hostname }: URL,
  size: number[],
  allow: () => void,
) {
  const { texts } = config;
  const name = embedding?.name ?? host;
  const button = embedding?.blockedContentButtonText || texts.blockedContentConsentButtonText;
  const box = h(
    'div.iframeBlocker box',
    { role: 'group', ariaLabel: name },
    h('small', name),
    h('b', embedding?.blockedContentTitle || texts.blockedContentTitle),
    h('p', embedding?.blockedContentText || texts.blockedContentDisclaimer),
    h('button.primaryButton', button, {
      ariaLabel: `${button}: ${name}`,
      onclick: () => (embedding ? permit(embedding, true) : allow()),
    }),
    embedding && h('a', { href: '#CCM.openControlPanel' }, texts.blockedContentConsentSwitchProviderDetails),
  );
  [box.style.width, box.style.minHeight] = size.map((length) => `${length || 300}px`) as [string, string];
  return shadowed(h('span'), `r p domain--${hostname.replaceAll('.', '-')}`, box);
}

/** A switch below a frame that has consent, to take it back. */
export const consentSwitch = (embedding: Embedding) =>
  shadowed(
    h('span'),
    'r p',
    h(
      'label.row iframeBlocker',
      `${config.texts.blockedContentConsentSwitchShowExternalContent} (${embedding.name})`,
      h('input', { type: 'checkbox', checked: true, onchange: () => permit(embedding, false) }),
    ),
  );
