// Lets a path of a website in the Worker's account lead to it: npm run own-host -- www.customer.example/consent
import { targetOf } from './deploy/target.ts';
import { fail } from './lib/fail.ts';
import { readArguments } from './lib/read-arguments.ts';
import { green } from './lib/terminal.ts';

const USAGE = `npm run own-host -- www.customer.example/consent
  [--env staging]         environment in wrangler.toml
  [--remove]              the path no longer leads to the Worker`;

const { values, positionals } = readArguments(
  {
    allowPositionals: true,
    options: { env: { type: 'string', default: '' }, remove: { type: 'boolean', default: false } },
  },
  USAGE,
);
const [, host, path] =
  /^(?:https:\/\/)?([a-z0-9.-]+\.[a-z]{2,})\/([a-z0-9-]+(?:\/[a-z0-9-]+)?)\/?$/.exec(positionals[0] ?? '') ??
  [];
if (!host || !path || positionals.length > 1) fail(USAGE, 'Name one host and a path of one or two words.');
if (/^(account|operator|hosting|api|app|anchor|own|docs|verify)(\/|$)/.test(path))
  fail(`The service itself has the path "${path}". Choose another one.`);

const token = process.env['CLOUDFLARE_API_TOKEN'];
if (!token)
  fail('Set CLOUDFLARE_API_TOKEN to a token with the permissions "Zone: Read" and "Workers Routes: Edit".');
const base = process.env['CLOUDFLARE_API_BASE_URL'] ?? 'https://api.cloudflare.com/client/v4';

type Answer<T> = { success: boolean; result: T; errors?: { message: string }[] };
type Route = { id: string; pattern: string; script?: string };

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  }).catch((error: Error) => fail(`Cloudflare could not be reached: ${error.message}.`));
  const answer = (await response.json().catch(() => undefined)) as Answer<T> | undefined;
  if (answer?.success) return answer.result;
  const reasons = answer?.errors?.map(({ message }) => message).join('; ');
  return fail(`Cloudflare refused ${method} ${path}: ${reasons || `status ${response.status}`}.`);
}

/** The zone with the longest name that contains the host. */
async function zoneOf(name: string): Promise<string> {
  const [zone] = await call<{ id: string }[]>('GET', `/zones?name=${name}`);
  if (zone) return zone.id;
  const parent = name.slice(name.indexOf('.') + 1);
  return parent.includes('.') ? zoneOf(parent) : fail(`The account has no zone with the host ${host}.`);
}

const { environment } = targetOf({ env: values.env, 'kv-anywhere': false });
const script = environment.name ?? fail('wrangler.toml has no name for the Worker.');
const routes = `/zones/${await zoneOf(host)}/workers/routes`;
const pattern = `${host}/${path}/*`;
const known = (await call<Route[]>('GET', routes)).find((route) => route.pattern === pattern);
if (known && known.script !== script)
  fail(
    `The route ${pattern} leads to ${known.script ? `the Worker "${known.script}"` : 'no Worker'}. Change it in the dashboard first.`,
  );

if (values.remove) {
  if (known) await call('DELETE', `${routes}/${known.id}`);
  console.log(green(`${pattern} does not lead to ${script}.`));
} else {
  if (!known) await call('POST', routes, { pattern, script });
  console.log(green(`${pattern} leads to ${script}.`));
  console.log('Now enter the path in the console, under Settings → Own host, and replace the snippet.');
}
