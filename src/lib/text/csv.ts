/** The start of a file for spreadsheets: without this mark they read it in the encoding of their system. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A cell of a CSV file (RFC 4180). An apostrophe makes it text if it begins like a formula, also full-width, after
 * white space, or after a separator at which some spreadsheets split cells.
 */
export function csvCell(value: string) {
  const safe = value.replace(/(^|[;,])(?=[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/gu, "$1'");
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The rows of a CSV file. Where semicolons separate cells, numbers have a decimal comma. */
export function csvOf(rows: (string | number)[][], separator: ',' | ';' = ',') {
  const textOf = (value: string | number) =>
    typeof value === 'number' && separator === ';' ? String(value).replace('.', ',') : String(value);
  return rows.map((row) => `${row.map((value) => csvCell(textOf(value))).join(separator)}\r\n`).join('');
}
