/**
 * A cell of a CSV file (RFC 4180). A spreadsheet runs what begins with one of these signs, full-width or after white
 * space as well, and some part cells at a semicolon, too: an apostrophe makes it a text.
 */
export function csvCell(value: string) {
  const safe = value.replace(/(^|;)(?=[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/gu, "$1'");
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A whole CSV file. */
export const csvOf = (rows: (string | number)[][]) =>
  rows.map((row) => `${row.map((value) => csvCell(`${value}`)).join(',')}\r\n`).join('');
