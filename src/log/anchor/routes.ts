import { createMiddleware } from 'hono/factory';
import { archiveOf, now, type AppEnv, type Bindings } from '../../env.ts';
import { Hono } from '../../lib/http/hono.ts';
import { problem, required } from '../../http/problem.ts';
import { networkOfCall, tooMany, withinRateLimit } from '../../http/rate-limit.ts';
import { jwkOf } from '../../lib/crypto/ed25519.ts';
import { verifierKey } from '../../lib/tlog/signed-note.ts';
import { anchorSigner } from './anchor-key.ts';
import { newestDate, readOwnDay, readToken, type Day } from './days.ts';

type WithAnchor = AppEnv & { Variables: { bucket: R2Bucket } };

const limited = createMiddleware<WithAnchor>(async (c, next) => {
  if (!(await withinRateLimit(c.env, 'UNKNOWN_RATE', `anchor ${networkOfCall(c)}`)))
    throw tooMany('Too many requests for anchors from this network');
  c.set('bucket', archiveOf(c.env));
  c.header('Cache-Control', 'public, max-age=60');
  await next();
});

/** The public routes of the anchors. */
export const anchor = new Hono<WithAnchor>()
  .use(limited)
  .get('/', async (c) => c.text((await newestDay(c.env, c.var.bucket)).note))
  .get('/key', async (c) => {
    const { host, generation, former } = await newestDay(c.env, c.var.bucket);
    const replaced = former.map(async ([old, lastDate]) => ({
      ...(await published(c.env, host, old)),
      lastDate,
    }));
    return c.json({ ...(await published(c.env, host, generation)), former: await Promise.all(replaced) });
  })
  .get('/:date', async (c) => {
    const day = await dayOf(c.env, c.var.bucket, c.req.param('date'));
    return c.text(required(day, 'note of this date').note);
  })
  .get('/:date/token', async (c) => {
    const day = await dayOf(c.env, c.var.bucket, c.req.param('date'));
    const token = required(day && (await readToken(c.var.bucket, day)), 'time stamp of this date');
    return c.body(token, 200, { 'Content-Type': 'application/timestamp-token' });
  });

const dayOf = async (env: Bindings, bucket: R2Bucket, date: string) =>
  isDate(date) ? readOwnDay(env, bucket, date) : undefined;

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The newest day; throws a 404 that says why there is none. */
async function newestDay(env: Bindings, bucket: R2Bucket): Promise<Day> {
  const date = await newestDate(bucket, now());
  const day = date === undefined ? undefined : await readOwnDay(env, bucket, date);
  if (day) return day;
  throw problem(
    404,
    env.PUBLIC_URL
      ? 'This service has no anchor yet. The first one is signed within a day after the first checkpoint of a log.'
      : 'This service has no anchors, because PUBLIC_URL is not set. The operator can set it.',
  );
}

async function published(env: Bindings, host: string, generation: number) {
  const { name, publicKey } = await anchorSigner(env, host, generation);
  return { jwk: jwkOf(publicKey), verifier: verifierKey(name, publicKey) };
}
