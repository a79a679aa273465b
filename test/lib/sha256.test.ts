import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hex } from '../../src/lib/bytes.ts';
import { hmacSha256, sha256 } from '../../src/lib/crypto/sha256.ts';

test('hashes are those of the published vectors and of the platform', () => {
  // FIPS 180-2, appendix B, and RFC 4231, case 2.
  expect(hex(sha256())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hex(sha256('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hex(sha256('a', new TextEncoder().encode('bc')))).toBe(hex(sha256('abc')));
  const key = new TextEncoder().encode('Jefe');
  expect(hex(hmacSha256(key, 'what do ya want for nothing?'))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
  for (let length = 0; length < 200; length++) {
    const text = 'ü😂a'.repeat(length);
    expect(hex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
