/** The calendar month (UTC) of a moment in seconds, as `calls` counts by: 202611. */
export function monthOf(time: number) {
  const date = new Date(time * 1000);
  return date.getUTCFullYear() * 100 + date.getUTCMonth() + 1;
}
