import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { VerifiedAnchor } from '../../src/verify/verify-record.ts';

type Stamped = Pick<VerifiedAnchor, 'origin' | 'text' | 'token'>;

/** Verifies with openssl that an authority, given by the file of its root certificate, issued the time stamps of entries. */
export function verifyTimestamps(entries: { anchor?: Stamped }[], authority: string) {
  const anchors = entries.flatMap(({ anchor }) => (anchor?.token ? [anchor] : []));
  const distinct = new Map(anchors.map((anchor) => [anchor.token, anchor]));
  if (distinct.size === 0) return { shown: [], wrong: ['The file has no time stamp to verify.'] };
  if (!existsSync(authority))
    return { shown: [], wrong: [`The certificate of the authority, ${authority}, could not be read.`] };
  const results = Array.from(distinct.values(), (anchor) => ({ anchor, ...verify(anchor, authority) }));
  return {
    shown: results
      .filter(({ ok }) => ok)
      .map(({ anchor }) => `openssl has verified the time stamp of ${anchor.origin}.`),
    wrong: results
      .filter(({ ok }) => !ok)
      .map(({ anchor, reason }) => `openssl has not verified the time stamp of ${anchor.origin}: ${reason}`),
  };
}

function verify({ text, token }: Stamped, authority: string) {
  const folder = mkdtempSync(join(tmpdir(), 'timestamp-'));
  try {
    writeFileSync(join(folder, 'text'), text);
    writeFileSync(join(folder, 'token'), Buffer.from(token!, 'base64'));
    const files = ['-data', 'text', '-in', 'token', '-token_in', '-CAfile', resolve(authority)];
    const { status, stderr, error } = spawnSync('openssl', ['ts', '-verify', ...files], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { ok: status === 0, reason: error ? 'openssl is not installed' : stderr.trim() };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
