import { describe, expect, test } from 'vitest';
import { base64, hex, unbase64 } from '../../src/lib/bytes.ts';
import { checkpointBody, parseCheckpoint } from '../../src/lib/tlog/checkpoint.ts';
import { keyPair } from '../../src/lib/crypto/ed25519.ts';
import { keyId, openNote, parseVerifierKey, signNote, verifierKey } from '../../src/lib/tlog/signed-note.ts';

// The examples of c2sp.org/signed-note and tlog-checkpoint, and those of Go's sumdb/note, which has its private key too.
const example = {
  key: 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k',
  note: 'This is an example message.\n\n— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n',
};
const checkpoint =
  'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=\n';
const seed = unbase64('AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz').subarray(1);
const peter = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const enoch = 'EnochRoot+af0cfe78+ATtqJ7zOtqQtYqOo0CpvDXNlMhV3HeJDpjrASKGLWdop';
const text =
  "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
const peters =
  '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n';
const enochs =
  '— EnochRoot rwz+eBzmZa0SO3NbfRGzPCpDckykFXSdeX+MNtCOXm2/5n2tiOHp+vAF1aGrQ5ovTG01oOTGwnWLox33WWd1RvMc+QQ=\n';

describe('the published examples', () => {
  test('verify', async () => {
    expect(await openNote(example.note, [example.key])).toEqual({
      body: 'This is an example message.\n',
      verified: [example.key],
    });
    expect(await openNote(`${text}\n${peters}${enochs}`, [peter, enoch])).toEqual({
      body: text,
      verified: [peter, enoch],
    });
  });

  test('come out the same when they are signed here', async () => {
    const { key, publicKey } = await keyPair(seed);
    expect(verifierKey('PeterNeumann', publicKey)).toBe(peter);
    expect(await signNote(text, [{ name: 'PeterNeumann', key, publicKey }])).toBe(`${text}\n${peters}`);
  });

  test('are read as the checkpoint that they are', () => {
    const body = checkpoint.slice(0, checkpoint.indexOf('\n\n') + 1);
    const parsed = parseCheckpoint(body);
    expect(parsed).toMatchObject({ origin: 'example.com/behind-the-sofa', size: 20852163, extensions: [] });
    expect(base64(parsed.root)).toBe('CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=');
    expect(checkpointBody(parsed)).toBe(body);
  });
});

test('signatures of other keys are passed over, a false one of a known key is not', async () => {
  const of = (signatures: string, ...keys: string[]) => openNote(`${text}\n${signatures}`, keys);
  expect((await of(enochs + peters, peter)).verified).toEqual([peter]);
  expect((await of(peters + peters, peter)).verified).toEqual([peter]);
  await expect(of(peters, enoch)).rejects.toThrow('no known key');
  await expect(of(peters + enochs)).rejects.toThrow('no known key');
  const bad = peters.replace('ZJku', 'ZJkv');
  await expect(of(bad, peter)).rejects.toThrow('PeterNeumann is invalid');
  await expect(of(peters + bad, peter)).rejects.toThrow('PeterNeumann is invalid');
  expect((await of(enochs + bad, enoch)).verified).toEqual([enoch]);
  await expect(openNote(`x${text}\n${peters}`, [peter])).rejects.toThrow('invalid');
});

test('what is not a note to the letter is refused', async () => {
  const malformed = [
    '',
    text,
    `${text}\n`,
    `${text}\n${peters.slice(0, -1)}`,
    `\u0001${text}\n${peters}`,
    `\ud800${text}\n${peters}`,
    `${text}\n${peters}`.replaceAll('\n', '\r\n'),
    `${text}\n${peters.replace('— ', '- ')}`,
    `${text}\n${peters.replace('PeterNeumann ', 'Peter Neumann ')}`,
    `${text}\n${peters.replace('PeterNeumann ', 'Peter+Neumann ')}`,
    `${text}\n${peters.replace('PeterNeumann ', 'PeterNeumann  ')}`,
    `${text}\n${peters.replace('=\n', '\n')}`,
    `${text}\n${peters.replace('AM=\n', 'AN=\n')}`,
    `${text}\n${peters}Unexpected line.\n`,
    `${text}\n${peters}\n`,
    `${text}\n${peters.repeat(101)}`,
    `${text.slice(0, -1)}${peters}`,
  ];
  for (const note of malformed) {
    await expect(openNote(note, [peter]), JSON.stringify(note)).rejects.toThrow(SyntaxError);
  }
});

test('a verifier key holds together, whatever of it is changed', () => {
  const { name, publicKey, id } = parseVerifierKey(peter);
  expect([name, hex(id), verifierKey(name, publicKey)]).toEqual(['PeterNeumann', 'c74f20a3', peter]);
  for (let i = 0; i < peter.length; i++) {
    const other = String.fromCharCode(peter.charCodeAt(i) + 1);
    expect(() => parseVerifierKey(peter.slice(0, i) + other + peter.slice(i + 1)), `at ${i}`).toThrow(Error);
    expect(() => parseVerifierKey(peter.slice(0, i)), `to ${i}`).toThrow(Error);
  }
  expect(() => parseVerifierKey(peter.toUpperCase())).toThrow(Error);
  // Another length and another algorithm, each with the id that fits.
  expect(() =>
    parseVerifierKey('PeterNeumann+cc469956+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TWBADKEY=='),
  ).toThrow(Error);
  expect(() =>
    parseVerifierKey('PeterNeumann+173116ae+ZRpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW'),
  ).toThrow(Error);
  expect(() => verifierKey('a b', publicKey)).toThrow(Error);
  expect(hex(keyId('PeterNeumann', publicKey))).toBe('c74f20a3');
});

test('a body that is no checkpoint is refused, in both directions', () => {
  const root = 'CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=';
  const wrong = [
    `o\n1\n${root}`,
    `\n1\n${root}\n`,
    `o\n01\n${root}\n`,
    `o\n-1\n${root}\n`,
    `o\n1e3\n${root}\n`,
    `o\n0x1\n${root}\n`,
    `o\n99999999999999999999\n${root}\n`,
    `o\n1\n${root.slice(0, -1)}\n`,
    `o\n1\n${root.slice(0, -4)}\n`,
    `o\n1\n`,
    `o\n1\n${root}\n\n`,
    `o\n1\n${root}\n\nextension\n`,
  ];
  for (const body of wrong) expect(() => parseCheckpoint(body), JSON.stringify(body)).toThrow(Error);
  const hash = new Uint8Array(32);
  expect(parseCheckpoint(checkpointBody({ origin: 'o', size: 0, root: hash, extensions: ['x'] }))).toEqual({
    origin: 'o',
    size: 0,
    root: hash,
    extensions: ['x'],
  });
  const unwritable = [
    { origin: 'a\nb', size: 1, root: hash },
    { origin: '', size: 1, root: hash },
    { origin: 'o', size: 1.5, root: hash },
    { origin: 'o', size: 1, root: hash.subarray(1) },
    { origin: 'o', size: 1, root: hash, extensions: [''] },
  ];
  for (const made of unwritable) expect(() => checkpointBody(made), made.origin).toThrow(SyntaxError);
});
