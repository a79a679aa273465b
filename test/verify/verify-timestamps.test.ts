import { afterAll, expect, test } from 'vitest';
import { verifyTimestamps } from '../../scripts/verify-receipt/verify-timestamps.ts';
import { base64 } from '../../src/lib/bytes.ts';
import { sha256 } from '../../src/lib/crypto/sha256.ts';
import { timestampRequest, tokenOf } from '../../src/lib/tlog/timestamp-token.ts';
import { hasOpenssl, timestampAuthority } from '../support/log/timestamp-authority.ts';

const [authority, stranger] = [timestampAuthority(), timestampAuthority()];
afterAll(() => {
  authority.close();
  stranger.close();
});

/** A verified entry whose anchor has a time stamp of this text. */
function stamped(text: string) {
  const token = tokenOf(authority.reply(Buffer.from(timestampRequest(sha256(text)))));
  const anchor = {
    origin: 'placet.example/anchor/2026-11-27',
    text,
    token: base64(token),
  };
  return { anchor };
}

test.skipIf(!hasOpenssl())('openssl decides about the time stamps of an evidence file', () => {
  const entry = stamped('a checkpoint\n');
  const what = 'the time stamp of placet.example/anchor/2026-11-27';
  const good = { shown: [`openssl has verified ${what}.`], wrong: [] };
  expect(verifyTimestamps([entry, entry], authority.rootFile())).toEqual(good);
  const rejected = { shown: [], wrong: [expect.stringMatching(`^openssl has not verified ${what}: `)] };
  expect(verifyTimestamps([entry], stranger.rootFile())).toEqual(rejected);
  const other = { ...entry, anchor: { ...entry.anchor, text: 'another checkpoint\n' } };
  expect(verifyTimestamps([other], authority.rootFile())).toEqual(rejected);
  expect(verifyTimestamps([entry], '/nonexistent/ca.pem')).toEqual({
    shown: [],
    wrong: ['The certificate of the authority, /nonexistent/ca.pem, could not be read.'],
  });
  expect(verifyTimestamps([{}], authority.rootFile())).toEqual({
    shown: [],
    wrong: ['The file has no time stamp to verify.'],
  });
});
