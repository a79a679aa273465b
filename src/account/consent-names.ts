import { choiceOf, type Entry } from '../log/entry.ts';
import type { NoticeNames } from '../log/reading/notice-names.ts';
import type { Language } from '../pages/texts/index.ts';
import { languageOf } from '../lib/locale-match.ts';
import { builtIn } from '../texts/index.ts';

/** The names of purposes and services in the console’s language, as far as they have any, and the choice of an entry. */
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
    /** The purposes of an entry’s notice that have services, each with its accepted and rejected ones. */
    choices(entry: Pick<Entry, 'notice' | 'accepted'>) {
      const { locale } = entry.notice;
      const accepted = new Set(choiceOf(entry).embeddings);
      return entry.notice.purposes.flatMap((purpose) => {
        const all = entry.notice.services.filter((service) => service.purpose === purpose.id);
        const names = (wanted: boolean) =>
          all.filter((service) => accepted.has(service) === wanted).map((s) => serviceName(s, locale));
        return all.length === 0
          ? []
          : [
              {
                purpose: purposeName(purpose, locale),
                isMandatory: purpose.mandatory === true,
                accepted: names(true),
                rejected: names(false),
              },
            ];
      });
    },
  };
}
