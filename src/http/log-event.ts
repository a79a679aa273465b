/**
 * Writes one line of JSON to the log. It says what happened and where, and never contains a key, a password, a name, an
 * address or a query string.
 */
export const logEvent = (name: string, details: Record<string, string | number | undefined> = {}) =>
  console.log(JSON.stringify({ event: name, ...details }));

/** Writes such a line for something that failed. */
export const logFailure = (
  name: string,
  details: Record<string, string | number | string[] | undefined> = {},
) => console.error(JSON.stringify({ event: name, ...details }));
