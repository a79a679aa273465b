import { acceptedServices, type Entry } from '../../log/entry.ts';
import type { NoticeNames } from '../../log/notices/notice-names.ts';
import type { Language } from '../../pages/texts/index.ts';
import { languageOf } from '../../lib/text/locale-match.ts';
import { builtIn } from '../../texts/index.ts';

/** The names of purposes and services in the console’s language, if they have one, and the choice of an entry. */
export type Naming = ReturnType<typeof namesIn>;
type Named = { id: string; name: string };

/**
 * Names in a language: those of the consent notices in this language, then those of Placet’s own purposes, then those that
 * the visitor saw.
 */
export function namesIn(language: Language, { purposes, services }: NoticeNames) {
  const own: Record<string, { name: string } | undefined> = builtIn(language).purposes;
  const purposeName = ({ id, name }: Named, locale: string) =>
    languageOf(locale) === language ? name : (purposes.get(id) ?? own[id]?.name ?? name);
  const serviceName = ({ id, name }: Named, locale: string) =>
    languageOf(locale) === language ? name : (services.get(id) ?? name);
  return {
    purposeName,
    serviceName,
    /**
     * The purposes of an entry’s notice that have services: those that were accepted or rejected, and those that need no
     * consent and were left on or are off.
     */
    choices(entry: Pick<Entry, 'notice' | 'accepted'>) {
      const { locale, policy } = entry.notice;
      const on = new Set(acceptedServices(entry));
      return entry.notice.purposes.flatMap((purpose) => {
        const all = entry.notice.services.filter((service) => service.purpose === purpose.id);
        if (all.length === 0) return [];
        const isMandatory = purpose.mandatory === true;
        type Service = (typeof all)[number];
        const needsConsent = ({ exempt }: Service) => isMandatory || (policy === 'optIn' && !exempt);
        const names = (isListed: (service: Service) => boolean) =>
          all.filter(isListed).map((service) => serviceName(service, locale));
        return {
          purpose: purposeName(purpose, locale),
          isMandatory,
          accepted: names((service) => needsConsent(service) && on.has(service)),
          rejected: names((service) => needsConsent(service) && !on.has(service)),
          leftOn: names((service) => !needsConsent(service) && on.has(service)),
          off: names((service) => !needsConsent(service) && !on.has(service)),
        };
      });
    },
  };
}
