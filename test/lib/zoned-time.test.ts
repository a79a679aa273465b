import { expect, test } from 'vitest';
import { addDays } from '../../src/lib/time.ts';
import { zonedTime } from '../../src/lib/zoned-time.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;

test.each([
  ['UTC', '2026-11-21', '2026-11-21T00:00:00Z'],
  ['Europe/Berlin', '2026-11-21', '2026-11-20T23:00:00Z'],
  // The days on which the clock changes begin at midnight, before the change.
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z'],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z'],
  ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00Z'],
  ['America/Chicago', '2026-11-01', '2026-11-01T05:00:00Z'],
  ['America/Chicago', '2026-11-02', '2026-11-02T06:00:00Z'],
  ['Asia/Kolkata', '2026-11-21', '2026-11-20T18:30:00Z'],
  ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00Z'],
  ['Pacific/Kiritimati', '2026-11-21', '2026-11-20T10:00:00Z'],
  // At midnight the clock goes on to 1:00: the day has no midnight.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z'],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z'],
  // At 1:00 the clock goes back to midnight, which comes twice.
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z'],
  // At midnight the clock goes back to 23:00 of the day before.
  ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00Z'],
])('in %s, %s begins at %s', (zone, day, start) => {
  const time = zonedTime(zone);
  expect(new Date(time.startOf(day) * 1000).toISOString()).toBe(start.replace('Z', '.000Z'));
  expect([time.dayAt(time.startOf(day)), time.dayAt(time.startOf(day) - 1)]).toEqual([day, addDays(day, -1)]);
});

test('a local time says its offset, so that an hour that comes twice is not ambiguous', () => {
  const { iso } = zonedTime('Europe/Berlin');
  expect(iso(seconds('2026-10-25T00:30:00Z'))).toBe('2026-10-25T02:30:00+02:00');
  expect(iso(seconds('2026-10-25T01:30:00Z'))).toBe('2026-10-25T02:30:00+01:00');
  expect(zonedTime('America/St_Johns').iso(seconds('2026-11-21T12:00:00Z'))).toBe(
    '2026-11-21T08:30:00-03:30',
  );
});

test('a zone that does not exist is refused', () => {
  expect(() => zonedTime('Europe/Nowhere')).toThrow(RangeError);
});
