import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Zeitraum',
  today: 'Heute',
  last7Days: 'Letzte 7 Tage',
  last30Days: 'Letzte 30 Tage',
  thisMonth: 'Dieser Monat',
  lastMonth: 'Letzter Monat',
  all: 'Gesamter Zeitraum',
  from: 'Von',
  to: 'Bis',
};
