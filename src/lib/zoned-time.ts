import { SECONDS_PER_DAY, timeOf } from './time.ts';

/** How times are told in a time zone. All times are in Unix seconds, all days are dates such as `2026-11-21`. */
export type ZonedTime = ReturnType<typeof zonedTime>;

/** No zone has ever changed its clock except at a multiple of this many seconds. */
const STEP = 900;

/** Days and local times of a time zone. Throws for a name that Intl does not know. */
export function zonedTime(zone: string) {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    timeZoneName: 'longOffset',
    year: 'numeric',
  });
  // Intl takes microseconds for each time, and neighboring decisions share their offset.
  let known = { step: NaN, offset: 0 };
  /** Seconds by which the zone's clock is ahead of UTC. */
  function offsetAt(time: number) {
    const step = Math.floor(time / STEP);
    if (step !== known.step) known = { step, offset: offsetIn(format.format(time * 1000)) };
    return known.offset;
  }
  const clock = (time: number) => new Date((time + offsetAt(time)) * 1000).toISOString();
  return {
    zone,
    /** The day in the zone. */
    dayAt: (time: number) => clock(time).slice(0, 10),
    /** The first second of a day; for a day without midnight, that of the change of the clock. */
    startOf(day: string) {
      const midnight = timeOf(day);
      const [before, after] = [offsetAt(midnight - SECONDS_PER_DAY), offsetAt(midnight + SECONDS_PER_DAY)];
      const possible = [midnight - before, midnight - after].sort((a, b) => a - b);
      return possible.find((time) => time + offsetAt(time) === midnight) ?? midnight - before;
    },
    /** The local time with its offset: `2026-10-25T02:30:00+02:00`. */
    iso: (time: number) => clock(time).slice(0, 19) + offsetText(offsetAt(time)),
  };
}

/** The offset in a text such as `2026 GMT+05:30`, in seconds. */
function offsetIn(text: string) {
  const [, sign, hours, minutes, seconds = 0] = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  if (!sign) return 0;
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === '-' ? -size : size;
}

function offsetText(offset: number) {
  const minutes = Math.round(Math.abs(offset) / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
