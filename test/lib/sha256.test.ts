import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hex } from '../../src/lib/bytes.ts';
import { sha256 } from '../../src/lib/crypto/sha256.ts';

test('hashes are those of the published vectors and of the platform', () => {
  // FIPS 180-2, appendix B.
  expect(hex(sha256())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hex(sha256('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hex(sha256('a', new TextEncoder().encode('bc')))).toBe(hex(sha256('abc')));
  for (let length = 0; length < 200; length++) {
    const text = 'ü😂a'.repeat(length);
    expect(hex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
