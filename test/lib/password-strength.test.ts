import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { isWeak, UNGUESSED_SCORE } from '../../src/lib/crypto/password-strength.ts';

const owner = {
  username: 'anna.schmidt',
  emailAddress: 'post@moebel-lindenhof.example',
  firstName: 'Anna',
  lastName: 'Schmidt',
  company: 'Lindenhof Möbel GmbH',
};
const weak = (password: string) => isWeak(env.ASSETS, password, owner);

test.each([
  '0987654321',
  '1111111111',
  '          ',
  'aaaaabbbbb',
  'abababababab',
  'trustno1trustno1',
  'abcdefghij',
  'qwertzuiop',
  'asdfghjklö',
  'yxcvbnm,.-',
  'Qwertyuiop',
  '1q2w3e4r5t',
  'passwort123',
  'P4ssw0rt!!',
  'sommer2026',
  'Placet2026!',
  'placetplacet',
  'anna.schmidt',
  'AnnaSchmidt1990',
  'post@moebel-lindenhof.example',
  'Lindenhof2026!',
  'LindenhofMöbel',
  'L1ndenh0f2026',
  '1'.repeat(200),
])('%s is a weak password', async (password) => {
  expect(await weak(password)).toBe(true);
});

test.each([
  'correct horse battery',
  'a password of my own',
  'wolkenbruch tandem 7',
  'grün-Kaffee-Lampe',
  'mein Hund heißt Bello',
  'Zebra/Regal/Nordwind',
  'donnerstag regnet es immer',
  '日本語のパスワードです長い',
  's3cure-Fjord-92',
  'kgz4 mwpq 9tlx',
  'qz8h-4mvt-n2xw',
  'nR5$hT8&bW2@',
  'jx9vT2pQmR',
  'Tr7!kd82#qLm'.repeat(16),
])('%s is none', async (password) => {
  expect(await weak(password)).toBe(false);
});

test('what belongs to one owner is not weak for another', async () => {
  expect(await weak('moebel-lindenhof')).toBe(true);
  expect(await isWeak(env.ASSETS, 'moebel-lindenhof', { username: 'bench' })).toBe(false);
});

test('a password may be weak for its owner, and yet take strangers too long to guess', async () => {
  const guessed = (password: string) => isWeak(env.ASSETS, password, {}, UNGUESSED_SCORE);
  expect([await guessed('Password123'), await guessed('Placet2026!')]).toEqual([true, true]);
  expect([await guessed('Start1234!'), await weak('Start1234!')]).toEqual([false, true]);
});
