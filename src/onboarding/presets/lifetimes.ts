import { text, type Text } from './texts.ts';

const counted = (one: Text, many: Text) => (n: number) => {
  const unit = n === 1 ? one : many;
  return text(`${n} ${unit.en_US}`, `${n} ${unit.de_DE}`);
};

export const seconds = counted(text('second', 'Sekunde'), text('seconds', 'Sekunden'));
export const minutes = counted(text('minute', 'Minute'), text('minutes', 'Minuten'));
export const hours = counted(text('hour', 'Stunde'), text('hours', 'Stunden'));
export const days = counted(text('day', 'Tag'), text('days', 'Tage'));
export const months = counted(text('month', 'Monat'), text('months', 'Monate'));
export const years = counted(text('year', 'Jahr'), text('years', 'Jahre'));
export const session = text('Session', 'Sitzung');
export const untilDeleted = text('Until deleted', 'Bis zur Löschung');
