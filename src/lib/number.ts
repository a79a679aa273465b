/** A variable's value as a whole number of at least 1; the default for anything else. */
export function positive(text: string | undefined, otherwise: number) {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
}
