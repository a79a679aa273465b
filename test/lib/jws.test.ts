import * as jose from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { base64url, unhex } from '../../src/lib/bytes.ts';
import { jwkOf, keyPair, publicKeyOf, thumbprint, type PublicJwk } from '../../src/lib/crypto/ed25519.ts';
import { verifyJws } from '../../src/lib/crypto/verify-jws.ts';
import { signJws } from '../../src/lib/crypto/sign-jws.ts';

const TYPE = 'placet-receipt';

// RFC 8037, appendix A.
const x = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';
const seed = unhex('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60');
const payload = { leaf: '{"seq":1}', size: 3, domain: 'ünïcode' };
let key: CryptoKey;
let jwk: PublicJwk;

beforeAll(async () => {
  const pair = await keyPair(seed);
  key = pair.key;
  jwk = jwkOf(pair.publicKey);
});

test('a seed gives the key and the thumbprint that RFC 8037 shows, and its example verifies', async () => {
  expect(jwk).toEqual({ kty: 'OKP', crv: 'Ed25519', x });
  expect(thumbprint(jwk)).toBe('kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k');
  expect(await jose.calculateJwkThumbprint(jwk)).toBe(thumbprint(jwk));
  await expect(keyPair(seed.subarray(1))).rejects.toThrow(RangeError);
});

test('jose verifies what is signed here, and the other way round', async () => {
  const ours = await signJws(payload, key, thumbprint(jwk), TYPE);
  const read = await jose.compactVerify(ours, await jose.importJWK(jwk, 'EdDSA'));
  expect(JSON.parse(new TextDecoder().decode(read.payload))).toEqual(payload);
  expect(read.protectedHeader).toEqual({ alg: 'EdDSA', kid: thumbprint(jwk), typ: 'placet-receipt' });

  const theirs = await new jose.CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'EdDSA', kid: thumbprint(jwk), typ: 'placet-receipt' })
    .sign(key);
  expect(await verifyJws(theirs, jwk, TYPE)).toEqual(payload);
  expect(theirs.split('.')[2]).toHaveLength(86);
});

describe('a JWS is rejected', () => {
  const encode = (value: unknown) => base64url(new TextEncoder().encode(JSON.stringify(value)));
  /** Signed properly, with whatever header. */
  async function headed(header: object) {
    const signed = `${encode(header)}.${encode(payload)}`;
    const signature = await crypto.subtle.sign('Ed25519', key, new TextEncoder().encode(signed));
    return `${signed}.${base64url(new Uint8Array(signature))}`;
  }
  const good = () => ({ alg: 'EdDSA', kid: thumbprint(jwk), typ: 'placet-receipt' });

  test('whose header chooses another algorithm, type, key or an extension', async () => {
    expect(await verifyJws(await headed(good()), jwk, TYPE)).toEqual(payload);
    const refused: [object, string][] = [
      [{ alg: 'none' }, 'EdDSA'],
      [{ alg: 'HS256' }, 'EdDSA'],
      [{ alg: ['EdDSA'] }, 'EdDSA'],
      [{ typ: 'JWT' }, 'type'],
      [{ typ: undefined }, 'type'],
      [{ kid: 'other' }, 'another key'],
      [{ kid: undefined }, 'another key'],
      [{ crit: ['b64'], b64: false }, 'extension'],
    ];
    for (const [change, why] of refused) {
      await expect(verifyJws(await headed({ ...good(), ...change }), jwk, TYPE), why).rejects.toThrow(why);
    }
  });

  test('with any changed character, and one that is not compact', async () => {
    const jws = await headed(good());
    for (let i = 0; i < jws.length; i++) {
      const other = jws[i] === 'A' ? 'B' : 'A';
      await expect(
        verifyJws(jws.slice(0, i) + other + jws.slice(i + 1), jwk, TYPE),
        `at ${i}`,
      ).rejects.toThrow(Error);
    }
    const [header, body, signature] = jws.split('.') as [string, string, string];
    for (const other of [
      `${header}.${body}`,
      `${header}.${body}.`,
      `${jws}.`,
      `${jws}=`,
      ` ${jws}`,
      '',
      '..',
    ]) {
      await expect(verifyJws(other, jwk, TYPE), other).rejects.toThrow(Error);
    }
    await expect(verifyJws(`${header}.${body}.${signature.slice(0, -1)}`, jwk, TYPE)).rejects.toThrow(Error);
  });

  test('for an invalid key', async () => {
    const jws = await headed(good());
    for (const no of [null, {}, { kty: 'OKP' }, { ...jwk, crv: 'X25519' }, { ...jwk, x: `${x}A` }]) {
      expect(() => publicKeyOf(no)).toThrow(Error);
      await expect(verifyJws(jws, no as PublicJwk, TYPE)).rejects.toThrow(Error);
    }
  });
});
