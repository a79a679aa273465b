import type { Embedding } from '../config-types.ts';
import { isSignalHonored } from '../decision/opt-out-signal.ts';
import { config, isAccepted, isMandatory, newServices } from '../chunk-imports.ts';

/** A service for the page. Quoted, because the build shortens this name of the widget’s own configuration. */
const namesOf = ({ id, name, exempt }: Embedding) => ({
  id,
  name,
  ...(exempt && { ['exempt']: true as const }),
});

/** The texts of the banner, in its order: the page has to show the same. */
export function bannerContent() {
  const { texts, purposes, embeddings, links, notice, locale } = config;
  return {
    notice,
    locale,
    title: texts.widgetTitle,
    paragraphs: [
      isSignalHonored(config, isAccepted) && `✓ ${texts.signalHonored}`,
      texts.widgetIntroText,
      texts.exemptServices,
      newServices(),
      texts.optionalServices,
      texts.necessaryServices,
      texts.sharedDecision,
      texts.withdrawalHint,
    ].flatMap((text) => text || []),
    optional: purposes
      .map(({ id, name }) => {
        const services = embeddings.filter((e) => e.purpose === id && !isMandatory(e));
        return { id, name, services: services.map(namesOf) };
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
