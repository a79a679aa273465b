import type { NoticeContent } from '../log/consent-notice.ts';
import { mandatoryPurpose } from '../texts/purposes.ts';
import type { PreferencesDetails, Service } from '../widget/config-types.ts';
import { settingsTexts, type SettingsTexts } from '../definitions/widget-texts.ts';

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
  const own: Service = {
    id: '',
    name: texts.ownStorageName ?? '',
    purpose: mandatoryPurpose,
    description: storage?.[0]?.description,
    assets: storage?.map(({ name, storageType, lifetime }) => ({ name, storageType, lifetime })),
  };
  return {
    locale: language ?? locale,
    texts: Object.fromEntries(settingsTexts.map((name) => [name, texts[name]])) as SettingsTexts,
    purposes: purposes.map(({ id, name, description }) => ({ id, name, description })),
    services: [own, ...services],
    links: links?.filter(({ html }) => html),
    controller,
    retention: storage?.[0]?.lifetime,
  };
}
