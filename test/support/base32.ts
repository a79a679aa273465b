/** The bytes of an authenticator’s secret. */
export function unbase32(text: string) {
  const bits = text
    .split('')
    .map((c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'));
  return Uint8Array.from(bits.join('').match(/.{8}/g)!, (byte) => parseInt(byte, 2));
}
