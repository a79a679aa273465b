import type { PlaceholderPart } from '../chunk-type.ts';
import type { PlaceholderDetails, Embedding } from '../config-types.ts';
import { applyStyles, byVisitor, config, h } from '../chunk-imports.ts';
import { setConsent } from './set-consent.ts';
import css from './placeholder.css';

/** The part that a page loads if it has blocked frames. */
export function chunk(details: PlaceholderDetails): PlaceholderPart {
  applyStyles(css);
  return { placeholder: (...of) => placeholder(details, ...of) };
}

/**
 * The placeholder of a blocked frame, which belongs to an embedding or an unknown host. A press calls `allow`, for this page
 * view alone or always, which `reloads` the page if the frame has consent. Without `allow`, the frame has consent, but the
 * page cannot be reloaded.
 */
function placeholder(
  { texts, services }: PlaceholderDetails,
  of: Embedding | string,
  allow: ((thisTime?: boolean) => void) | false,
  reloads: boolean,
) {
  const embedding = typeof of === 'string' ? undefined : of;
  const service = services.find(({ id }) => id === embedding?.id);
  const name = embedding?.name ?? (of as string);
  /** Its buttons are gone afterwards, so the focus moves on to the frame in front of it. */
  async function play(thisTime?: boolean) {
    const frame = (box.getRootNode() as ShadowRoot).host.previousElementSibling as HTMLElement | null;
    await (embedding && !reloads && !thisTime
      ? setConsent(embedding, true)
      : (allow as (thisTime?: boolean) => void)(thisTime));
    frame?.focus();
  }
  const asks = allow && !reloads;
  const show = service?.blockedContentButtonText || texts.blockedContentConsentButtonText;
  const button = (label: string, thisTime?: boolean) =>
    h('button.primaryButton', label, {
      ariaLabel: `${label}: ${name}`,
      onclick: byVisitor(() => void play(thisTime)),
    });
  const text = reloads ? texts.loadsAfterReload : config.texts.unavailable;
  // Without a service, only hosts are remembered.
  const isKept = embedding || config.rememberIframeConsentPerDomain;
  const box: HTMLElement = h(
    'div.iframeBlocker box',
    { role: 'group', ariaLabel: name },
    h('small', name),
    asks && h('b', service?.blockedContentTitle || texts.blockedContentTitle),
    h('p', asks ? service?.blockedContentText || texts.blockedContentDisclaimer : text),
    reloads && button(texts.reloadPage),
    asks && isKept && button(`${show} – ${texts.eachTime}`),
    asks && button(isKept ? `${show} – ${texts.thisTime}` : show, !!isKept),
    embedding && h('a', { href: '#CCM.openControlPanel' }, texts.blockedContentConsentSwitchProviderDetails),
  );
  return box;
}
