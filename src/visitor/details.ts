import type { NoticeContent } from '../log/notice.ts';
import type { Details } from '../widget/config.ts';
import { settingsTexts, type SettingsTexts } from '../widget/texts.ts';

/** What the widget's second part shows of a notice. */
export const detailsOf = ({ locale, texts, purposes, services }: NoticeContent): Details => ({
  locale,
  texts: Object.fromEntries(settingsTexts.map((name) => [name, texts[name]])) as SettingsTexts,
  purposes,
  services,
});
