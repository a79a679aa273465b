import type { Context } from 'hono';
import type { AppEnv } from '../../env.ts';
import { startAfterResponse } from '../../http/wait-until.ts';
import { accepted } from '../../lib/http/accept-header.ts';
import type { PreparedScript } from './prepared-script.ts';
import { storedBrotli } from './stored-brotli.ts';

/** Milliseconds after which a failed attempt to read KV is repeated. */
const RETRY = 30_000;

/** The response with a script, or a 304 for a browser that has it. */
export function sendScript(c: Context<AppEnv>, script: PreparedScript) {
  const known = c.req.header('If-None-Match');
  const { plain, gzip, brotli } = script;
  const held = known && [plain, gzip, brotli].find((one) => one && known.includes(one.tag));
  if (held) return new Response(...held.unchanged);
  const encodings = accepted(c.req.header('Accept-Encoding'));
  if (encodings.includes('br') && acceptsBrotli(c)) {
    if (brotli) return new Response(...brotli.whole);
    addBrotliLater(c, script);
  }
  return new Response(...(encodings.includes('gzip') ? gzip : plain).whole);
}

/** Whether the visitor’s browser accepts Brotli. Cloudflare replaces the header by what it accepts itself. */
const acceptsBrotli = ({ req }: Context<AppEnv>) =>
  accepted((req.raw.cf as IncomingRequestCfProperties | undefined)?.clientAcceptEncoding).includes('br');

/**
 * Has a script compressed by Brotli after the response. Only a script that the isolate keeps, and only with `PUBLIC_URL`:
 * otherwise, strangers could cause any number of scripts with other hosts.
 */
function addBrotliLater(c: Context<AppEnv>, script: PreparedScript) {
  if (!script.isKept || !c.env.PUBLIC_URL || Date.now() < script.compressAfter) return;
  script.compressAfter = Date.now() + RETRY;
  startAfterResponse(c, 'compress a script', async () => {
    const { bytes, store } = await storedBrotli(c.env, script.plain.whole[0]!);
    script.brotli = script.inEncoding(bytes, 'br');
    await store?.();
  });
}
