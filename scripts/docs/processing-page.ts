import { de } from '../../src/account/texts/processing/de.ts';
import { en, valuesSection, type FactSection } from '../../src/account/texts/processing/en.ts';

const sectionOf = ([title, facts]: FactSection) =>
  `## ${title}\n\n${facts.map(([term, text]) => `- **${term}:** ${text}`).join('\n')}`;

/** The facts for contracts as a page, with what the documentation says in place of an instance’s values. */
function pageOf(texts: typeof en, above: string, below: string) {
  const sections = [valuesSection(texts, texts.documented), ...texts.sections];
  const parts = [`# ${texts.title}`, texts.lead, above, ...sections.map(sectionOf), below];
  return `${parts.join('\n\n')}\n`;
}

/** The pages by their paths. */
export const processingPages: Record<string, string> = {
  'docs/processing.md': pageOf(
    en,
    'The console shows this page with the values of a website, to be printed: follow the link on its “Settings”. [Auf Deutsch](processing.de.md).',
    'More: [data storage](storage.md), [retention and erasure](log/erasure.md), [consent log](log/README.md), [statistics](statistics.md), [sign-in](sign-in.md), [activity list](activity.md), [rate limits](operations/rate-limits.md), [backup](operations/backup.md), [data in the EU](operations/deployment.md#data-in-the-eu), [security policy](../SECURITY.md).',
  ),
  'docs/processing.de.md': pageOf(
    de,
    'Die Konsole zeigt diese Seite mit den Werten einer Website, zum Drucken: Folgen Sie dem Link unter „Einstellungen“. [In English](processing.md).',
    'Mehr (auf Englisch): [Speicherorte](storage.md), [Fristen und Löschung](log/erasure.md), [Einwilligungsprotokoll](log/README.md), [Statistik](statistics.md), [Anmeldung](sign-in.md), [Aktivitätsliste](activity.md), [Ratenbegrenzungen](operations/rate-limits.md), [Backup](operations/backup.md), [Daten in der EU](operations/deployment.md#data-in-the-eu), [Sicherheit](../SECURITY.md).',
  ),
};
