import type { Bindings } from '../../env.ts';
import { ConfigurationError } from '../../lib/configuration-error.ts';
import { noteText } from '../../lib/tlog/signed-note.ts';
import { sha256 } from '../../lib/crypto/sha256.ts';
import { timestampOf, timestampRequest, tokenOf } from '../../lib/tlog/timestamp-token.ts';
import { newestDate, readOwnDay, readToken, tokenName } from './days.ts';

/** Milliseconds and bytes within which a time-stamping authority has to respond. */
const TIMEOUT = 20_000;
const MAX_BYTES = 64 * 1024;

/** Stores a time stamp of the newest note beside it, if there is none yet. */
export async function stampDay(env: Bindings, bucket: R2Bucket, now: number) {
  const url = authorityUrl(env.TIMESTAMP_URL);
  const date = await newestDate(bucket, now);
  const day = date === undefined ? undefined : await readOwnDay(env, bucket, date);
  if (!day || (await readToken(bucket, day))) return;
  const hash = sha256(noteText(day.note));
  const token = tokenOf(await post(url, timestampRequest(hash)));
  timestampOf(token, hash);
  await bucket.put(tokenName(day.date), token);
}

/** Throws for anything but a URL over http or https without credentials; tokens are signed, so http is enough. */
function authorityUrl(setting: string) {
  const url = URL.parse(setting);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.hash)
    throw new ConfigurationError(
      'TIMESTAMP_URL must be the http or https URL of a time-stamping authority (RFC 3161), without credentials.',
    );
  return url;
}

/** The response of the authority. Redirects are not followed, because the setting can name the final address. */
async function post(url: URL, body: Uint8Array<ArrayBuffer>) {
  const signal = AbortSignal.timeout(TIMEOUT);
  const headers = { 'Content-Type': 'application/timestamp-query', Accept: 'application/timestamp-reply' };
  const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal });
  if (response.status === 200) return readAll(response, url);
  await response.body?.cancel();
  throw new Error(`${url.host} responded with status ${response.status}`);
}

async function readAll({ body }: Response, { host }: URL) {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Ending the loop early cancels the body.
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new Error(`${host} responded with more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
