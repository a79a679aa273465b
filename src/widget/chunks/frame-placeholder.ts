import type { PreferencesDetails, Embedding } from '../config-types.ts';
import { byVisitor, isAccepted, config, decide, h } from '../chunk-imports.ts';

function setConsent({ id }: Embedding, on: boolean) {
  const picked = new Set(config.embeddings.filter(isAccepted).map((e) => e.id));
  if (on) picked.add(id);
  else picked.delete(id);
  return decide(picked);
}

/**
 * The placeholder of a frame without consent, which belongs to an embedding or an unknown host. Without `allow` the frame
 * has consent, and loads with the next page.
 */
export function placeholder(
  { texts, services }: PreferencesDetails,
  of: Embedding | string,
  allow: (() => void) | false,
) {
  const embedding = typeof of === 'string' ? undefined : of;
  const service = services.find(({ id }) => id === embedding?.id);
  const name = embedding?.name ?? (of as string);
  /** Its button is gone afterwards, so the focus moves on to the frame in front of it. */
  async function play() {
    const frame = (box.getRootNode() as ShadowRoot).host.previousElementSibling as HTMLElement | null;
    await (embedding ? setConsent(embedding, true) : (allow as () => void)());
    frame?.focus();
  }
  const button = service?.blockedContentButtonText || texts.blockedContentConsentButtonText;
  const box: HTMLElement = h(
    'div.iframeBlocker box',
    { role: 'group', ariaLabel: name },
    h('small', name),
    allow && h('b', service?.blockedContentTitle || texts.blockedContentTitle),
    h('p', allow ? service?.blockedContentText || texts.blockedContentDisclaimer : texts.unavailable),
    allow &&
      h('button.primaryButton', button, {
        ariaLabel: `${button}: ${name}`,
        onclick: byVisitor(() => void play()),
      }),
    embedding && h('a', { href: '#CCM.openControlPanel' }, texts.blockedContentConsentSwitchProviderDetails),
  );
  return box;
}

/** A switch below a frame with consent that withdraws the consent. */
export const consentSwitch = ({ texts }: PreferencesDetails, embedding: Embedding) =>
  h(
    'label.row iframeBlocker',
    `${texts.blockedContentConsentSwitchShowExternalContent} (${embedding.name})`,
    h('input', {
      type: 'checkbox',
      checked: true,
      onclick: () => void setConsent(embedding, false),
      // After a script’s click, it shows the decision again; `change` is trusted then, too.
      onchange: ({ target }) => ((target as HTMLInputElement).checked = isAccepted(embedding)),
    }),
  );
