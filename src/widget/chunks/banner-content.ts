import { hasOptOutSignal, isSoldOrShared } from '../opt-out-signal.ts';
import { config, decision, decisionOn, isAccepted, isMandatory, optionalEmbeddings } from '../shared.ts';

/** The services that are new since the decision, as in the widget's own banner. */
function newServices() {
  const undecided = optionalEmbeddings().filter((e) => decisionOn(e) === undefined);
  if (undecided.length === optionalEmbeddings().length) return [];
  const isOverridden = hasOptOutSignal(config) && !decision?.signals?.includes('gpc');
  return undecided.filter((e) => !(isOverridden && isSoldOrShared(e)));
}

const isSignalHonored = () =>
  hasOptOutSignal(config) && !optionalEmbeddings().some((e) => isSoldOrShared(e) && isAccepted(e));

/** The texts of the banner, which are part of the consent notice: the page has to show the same. */
export function bannerContent() {
  const { texts, purposes, embeddings, links, notice, locale } = config;
  const fresh = newServices();
  return {
    notice,
    locale,
    title: texts.widgetTitle,
    paragraphs: [
      isSignalHonored() && `✓ ${texts.signalHonored}`,
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
