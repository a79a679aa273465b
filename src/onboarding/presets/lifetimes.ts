import { text, type Text } from './bilingual-text.ts';

const units: Record<string, { one: Text; many: Text }> = {
  s: { one: text('second', 'Sekunde'), many: text('seconds', 'Sekunden') },
  min: { one: text('minute', 'Minute'), many: text('minutes', 'Minuten') },
  h: { one: text('hour', 'Stunde'), many: text('hours', 'Stunden') },
  d: { one: text('day', 'Tag'), many: text('days', 'Tage') },
  mo: { one: text('month', 'Monat'), many: text('months', 'Monate') },
  y: { one: text('year', 'Jahr'), many: text('years', 'Jahre') },
};

export const session = text('Session', 'Sitzung');
export const untilDeleted = text('Until deleted', 'Bis zur Löschung');

/** "90d" is 90 days. Throws for any other text. */
export function lifetimeOf(short: string): Text {
  if (short === 'session') return session;
  const count = Number.parseInt(short);
  const unit = units[short.slice(String(count).length)];
  if (!unit) throw new Error(`"${short}" is no lifetime`);
  const { en_US, de_DE } = count === 1 ? unit.one : unit.many;
  return text(`${count} ${en_US}`, `${count} ${de_DE}`);
}
