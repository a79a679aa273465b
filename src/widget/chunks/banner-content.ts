import type { Embedding } from '../config-types.ts';
import { isSignalHonored } from '../decision/opt-out-signal.ts';
import {
  config,
  decision,
  decisionOn,
  isAccepted,
  isMandatory,
  optionalEmbeddings,
} from '../chunk-imports.ts';

/** A service for the page. Quoted, because the build shortens this name of the widget’s own configuration. */
const namesOf = ({ id, name, exempt }: Embedding) => ({
  id,
  name,
  ...(exempt && { ['exempt']: true as const }),
});

/** The texts of the banner, in its order: the page has to show the same. */
export function bannerContent() {
  const { texts, purposes, embeddings, links, notice, locale } = config;
  const optional = optionalEmbeddings();
  const undecided = optional.filter((e) => decisionOn(e) === undefined);
  // A service that a signal or another policy has stopped since the decision is not new.
  const { embeddings: accepted = [], unopposed = [] } = decision ?? {};
  const isNew = ({ id }: { id: string }) => !accepted.includes(id) && !unopposed.includes(id);
  const fresh = undecided.length < optional.length ? undecided.filter(isNew) : [];
  return {
    notice,
    locale,
    title: texts.widgetTitle,
    paragraphs: [
      isSignalHonored(config, isAccepted) && `✓ ${texts.signalHonored}`,
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
