import { choice } from './choice.ts';
import { load } from './load.ts';
import { config } from './settings.ts';
import { read } from './storage.ts';

/** Under which the original system stores decisions. */
const key = 'ccm_consent';

/** Takes out of the address what a link from a partner's page has carried. */
function carried() {
  const { href, hash } = location;
  const [found, text] = /^#+CCM=([^#]*)/.exec(hash) ?? [];
  if (found) {
    const bare = href.replace(found, '');
    history.replaceState(history.state, '', bare);
    // Scrolls to what it names.
    if (bare.includes('#')) location.replace(bare);
  }
  return text;
}

/** Has the second part take over what the visitor has decided elsewhere, if there is such a thing. */
export function takeOver() {
  const text = carried();
  const link = config.consentSharingDomains && text;
  const original = !choice && (read(key, 'localStorage') ?? read(key, 'cookie'));
  return link || original ? bring(link, original) : undefined;
}

async function bring(link?: string, original?: string | false | null) {
  try {
    const part = await load();
    if (original) part.adoptOriginal(key, original);
    if (link) part.receive(link);
  } catch {}
}
