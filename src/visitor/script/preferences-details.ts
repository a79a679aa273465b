import type { NoticeContent } from '../../log/notices/consent-notice.ts';
import { builtIn } from '../../texts/index.ts';
import { mandatoryPurpose } from '../../definitions/purpose-ids.ts';
import type { PlaceholderDetails, PreferencesDetails, Service } from '../../widget/config-types.ts';
import {
  placeholderTexts,
  settingsTexts,
  signalTexts,
  type PlaceholderTexts,
  type SettingsTexts,
} from '../../definitions/widget-texts.ts';

/** What the preferences show of a notice. */
export function preferencesDetails({
  locale,
  language,
  texts,
  purposes,
  services,
  links,
  controller,
  storage,
}: NoticeContent): PreferencesDetails {
  // The notice of opt-in does not contain the texts about opt-out signals.
  const { widget } = builtIn(language ?? locale);
  const signals = Object.fromEntries(signalTexts.map((name) => [name, widget[name]]));
  const own: Service = {
    id: '',
    name: texts.ownStorageName ?? '',
    purpose: mandatoryPurpose,
    description: storage?.[0]?.description,
    assets: storage?.map(({ name, storageType, lifetime }) => ({ name, storageType, lifetime })),
  };
  return {
    locale: language ?? locale,
    texts: {
      ...signals,
      ...namedTexts(settingsTexts, texts),
    } as SettingsTexts,
    purposes: purposes.map(({ id, name, description }) => ({ id, name, description })),
    services: [own, ...services.map(withoutPlaceholder)],
    links: links?.filter(({ html }) => html),
    controller,
    retention: storage?.[0]?.lifetime,
  };
}

/** The texts with these names that are not empty. */
const namedTexts = (names: readonly (keyof NoticeContent['texts'])[], texts: NoticeContent['texts']) =>
  Object.fromEntries(names.filter((name) => texts[name]).map((name) => [name, texts[name]]));

const withoutPlaceholder = (service: NoticeContent['services'][number]) => ({
  ...service,
  blockedContentTitle: undefined,
  blockedContentText: undefined,
  blockedContentButtonText: undefined,
});

/** What placeholders of blocked frames show of a notice. */
export const placeholderDetails = ({ texts, services }: NoticeContent): PlaceholderDetails => ({
  texts: namedTexts(placeholderTexts, texts) as PlaceholderTexts,
  services: services
    .map(({ id, blockedContentTitle, blockedContentText, blockedContentButtonText }) => ({
      id,
      blockedContentTitle,
      blockedContentText,
      blockedContentButtonText,
    }))
    .filter((own) => own.blockedContentTitle || own.blockedContentText || own.blockedContentButtonText),
});
