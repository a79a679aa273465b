import { wrangler } from '../lib/run-command.ts';
import { fail } from '../lib/fail.ts';

export async function requireSignIn() {
  const { code, output } = await wrangler('whoami', '--json');
  if (code === 0) return;
  // Without an account, wrangler prints {"loggedIn": false}; any other output is printed.
  fail(
    'Not logged in to Cloudflare. Run "npx wrangler login", or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.',
    output.includes('"loggedIn"') ? '' : output,
  );
}
