import { hash } from 'bcryptjs';
import { expect, test } from 'vitest';
import { verifyBcrypt } from '../../src/lib/bcrypt.ts';

// From the tests of jBCrypt, and of crypt_blowfish for the other two kinds.
test.each([
  ['', '$2a$06$DCq7YPn5Rq63x1Lad4cll.TV4S6ytwfsfvkgY8jIucDrjc8deX1s.'],
  ['a', '$2a$06$m0CrhHm10qJ3lXRY.5zDGO3rS2KdeeWLuGmsfGlMfOxih58VYVfxe'],
  ['abc', '$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i'],
  ['~!@#$%^&*()      ~!@#$%^&*()PNBFRD', '$2a$06$fPIsBO8qRqkjj273rfaOI.HtSV9jLDpTbZn782DC6/t7qT67P6FfO'],
  ['U*U*', '$2b$05$CCCCCCCCCCCCCCCCCCCCC.VGOzA784oUp/Z0DY336zx7pLYAy0lwK'],
  ['U*U*U', '$2y$05$XXXXXXXXXXXXXXXXXXXXXOAcXxm9kjPGEMsLznoKqmqw7tc8WCx4a'],
])('%j is the password of the published hash %s, and another is not', (password, known) => {
  expect(verifyBcrypt(password, known)).toBe(true);
  expect(verifyBcrypt(`${password}x`, known)).toBe(false);
});

test.each(['Zwölf Boxkämpfer für 20 €', 'x'.repeat(71), `${'x'.repeat(71)}ß`, 'ä'.repeat(100)])(
  '%s is the password of the hash that another implementation makes of it',
  async (password) => {
    const made = await hash(password, 4);
    expect(verifyBcrypt(password, made)).toBe(true);
    expect(verifyBcrypt(`y${password}`, made)).toBe(false);
  },
);
