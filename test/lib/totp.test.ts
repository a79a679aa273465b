import { expect, test } from 'vitest';
import { base32, totpCode, totpStep } from '../../src/lib/crypto/totp.ts';

const secret = new TextEncoder().encode('12345678901234567890');

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('the code at %i is that of RFC 6238, appendix B', (time, code) => {
  expect(totpCode(secret, Math.floor(time / 30), 8)).toBe(code);
  expect(totpStep(secret, code.slice(2), time)).toBe(Math.floor(time / 30));
});

test('a code is taken a step early or late, and not later', () => {
  const step = 37_037_036;
  const at = (seconds: number) => totpStep(secret, '081804', step * 30 + seconds);
  expect([-31, -30, 0, 29, 30, 59].map(at)).toEqual([undefined, step, step, step, step, step]);
  expect(at(60)).toBe(undefined);
});

test('base32 is that of RFC 4648', () => {
  const texts = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'];
  expect(texts.map((text) => base32(new TextEncoder().encode(text)))).toEqual([
    '',
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ]);
});
