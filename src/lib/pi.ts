/** The first digits of pi after the point, as so many words of 32 bits. */
export function piWords(count: number) {
  // John Machin, 1706; the last 64 bits take up what is lost by rounding.
  const bits = BigInt(32 * count + 64);
  const pi = 4n * (4n * arctanOfOneBy(5n, bits) - arctanOfOneBy(239n, bits));
  const hex = (pi >> 64n).toString(16).slice(1);
  return Int32Array.from({ length: count }, (_, i) => Number(`0x${hex.slice(8 * i, 8 * i + 8)}`));
}

/** In units of 1 / 2^bits. */
function arctanOfOneBy(x: bigint, bits: bigint) {
  let sum = 0n;
  let power = (1n << bits) / x;
  for (let n = 1n; power !== 0n; n += 2n) {
    sum += power / n;
    power /= -x * x;
  }
  return sum;
}
