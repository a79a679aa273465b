import type { PreferencesDetails, Embedding } from '../config-types.ts';
import { byVisitor, isAccepted, config, decide, h } from '../chunk-imports.ts';

function setConsent({ id }: Embedding, on: boolean) {
  const picked = new Set(config.embeddings.filter(isAccepted).map((e) => e.id));
  if (on) picked.add(id);
  else picked.delete(id);
  return decide(picked);
}

/**
 * The placeholder of a blocked frame, which belongs to an embedding or an unknown host. A press calls `allow`, which
 * `reloads` the page if the frame has consent. Without `allow`, the frame has consent, but the page cannot be reloaded.
 */
export function placeholder(
  { texts, services }: PreferencesDetails,
  of: Embedding | string,
  allow: (() => void) | false,
  reloads: boolean,
) {
  const embedding = typeof of === 'string' ? undefined : of;
  const service = services.find(({ id }) => id === embedding?.id);
  const name = embedding?.name ?? (of as string);
  /** Its button is gone afterwards, so the focus moves on to the frame in front of it. */
  async function play() {
    const frame = (box.getRootNode() as ShadowRoot).host.previousElementSibling as HTMLElement | null;
    await (embedding && !reloads ? setConsent(embedding, true) : (allow as () => void)());
    frame?.focus();
  }
  const asks = allow && !reloads;
  const button = reloads
    ? texts.reloadPage
    : service?.blockedContentButtonText || texts.blockedContentConsentButtonText;
  const text = reloads ? texts.loadsAfterReload : texts.unavailable;
  const box: HTMLElement = h(
    'div.iframeBlocker box',
    { role: 'group', ariaLabel: name },
    h('small', name),
    asks && h('b', service?.blockedContentTitle || texts.blockedContentTitle),
    h('p', asks ? service?.blockedContentText || texts.blockedContentDisclaimer : text),
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
