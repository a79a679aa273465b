import { expect, test } from 'vitest';
import { hex } from '../../src/lib/bytes.ts';
import * as browser from '../../src/lib/sha256.browser.ts';
import * as worker from '../../src/lib/sha256.ts';

test('the Worker and the page hash alike, and as the published vectors do', () => {
  for (const { sha256, hmacSha256 } of [worker, browser]) {
    // FIPS 180-2, appendix B, and RFC 4231, case 2.
    expect(hex(sha256())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(hex(sha256('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hex(sha256('a', new TextEncoder().encode('bc')))).toBe(hex(sha256('abc')));
    const key = new TextEncoder().encode('Jefe');
    expect(hex(hmacSha256(key, 'what do ya want for nothing?'))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  }
  for (let length = 0; length < 200; length++) {
    const text = 'ü😂a'.repeat(length);
    expect(hex(browser.sha256(text))).toBe(hex(worker.sha256(text)));
  }
});
