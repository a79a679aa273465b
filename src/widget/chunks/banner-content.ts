import { hasOptOutSignal, isSoldOrShared } from '../opt-out-signal.ts';
import { config, decision, decisionOn, isAccepted, isMandatory, optionalEmbeddings } from '../shared.ts';

/** The texts of the banner, which are part of the consent notice: the page has to show the same. */
export function bannerContent() {
  const { texts, purposes, embeddings, links, notice, locale } = config;
  const optional = optionalEmbeddings();
  const undecided = optional.filter((e) => decisionOn(e) === undefined);
  // A signal or another policy may have made an earlier answer void.
  const { embeddings: accepted = [], unopposed = [] } = decision ?? {};
  const isNew = ({ id }: { id: string }) => !accepted.includes(id) && !unopposed.includes(id);
  const fresh = undecided.length < optional.length ? undecided.filter(isNew) : [];
  const isHonored = hasOptOutSignal(config) && !optional.some((e) => isSoldOrShared(e) && isAccepted(e));
  return {
    notice,
    locale,
    title: texts.widgetTitle,
    paragraphs: [
      isHonored && `✓ ${texts.signalHonored}`,
      texts.widgetIntroText,
      texts.exemptServices,
      fresh[0] && texts.newServices.replace('{SERVICES}', fresh.map(({ name }) => name).join(', ')),
      texts.optionalServices,
      texts.necessaryServices,
      texts.sharedDecision,
      texts.withdrawalHint,
    ].flatMap((text) => text || []),
    optional: purposes
      .map(({ id, name }) => {
        const services = embeddings.filter((e) => e.purpose === id && !isMandatory(e));
        return { id, name, services: services.map((e) => ({ id: e.id, name: e.name })) };
      })
      .filter(({ services }) => services[0]),
    buttons: {
      accept: texts.widgetFullConsentButtonText,
      reject: texts.widgetDeclineButtonText,
      open: texts.widgetSettingsButtonText,
    },
    links: links.map(({ label, url }) => ({ label, url })),
  };
}
