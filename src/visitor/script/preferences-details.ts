import type { NoticeContent } from '../../log/notices/consent-notice.ts';
import { builtIn } from '../../texts/index.ts';
import { mandatoryPurpose } from '../../definitions/purpose-ids.ts';
import type { PreferencesDetails, Service } from '../../widget/config-types.ts';
import { settingsTexts, signalTexts, type SettingsTexts } from '../../definitions/widget-texts.ts';

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
      ...Object.fromEntries(settingsTexts.filter((name) => texts[name]).map((name) => [name, texts[name]])),
    } as SettingsTexts,
    purposes: purposes.map(({ id, name, description }) => ({ id, name, description })),
    services: [own, ...services],
    links: links?.filter(({ html }) => html),
    controller,
    retention: storage?.[0]?.lifetime,
  };
}
