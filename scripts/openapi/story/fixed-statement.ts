/** The table with the time of the database, in seconds. */
export const CLOCK_TABLE = 'fixedClock';

const KEY = `X'${'4b'.repeat(32)}'`;

/** A statement with the time of `CLOCK_TABLE` and with the same random key for every log. */
export const fixedStatement = (text: string) =>
  text.replaceAll('unixepoch()', `(SELECT now FROM ${CLOCK_TABLE})`).replaceAll('randomblob(32)', KEY);
