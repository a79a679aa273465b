import { navigationType } from '../posted-page.ts';
import { decision } from '../../decision/decision.ts';
import { readStored, storageKey, writeStored } from '../../decision/decision-storage.ts';

const key = () => `${storageKey()}_once`;

/** The latest rejection. It ends the permissions from before, which another tab may have. */
export const rejection = () => decision?.rejection ?? 'none';

/**
 * What may load frames on this page view alone, after the rejection under which it was allowed: services by their ids, and
 * hosts without a service.
 */
let known: string[] | undefined;

function allowed() {
  known ??= fromReload();
  return known[0] === rejection() ? known : (known = [rejection()]);
}

/** What the page was reloaded for. */
function fromReload() {
  // The first access to the storage takes time.
  const text = FRAME_POLICY && navigationType() === 'reload' && readStored(key(), 'sessionStorage');
  if (!text) return [];
  writeStored(key(), '', 0, 'sessionStorage');
  return text.split(' ');
}

export const isAllowedThisTime = (name: string) => allowed().includes(name, 1);

export const allowThisTime = (name: string) => allowed().push(name);

/** The hosts without a service among them; an id has only letters and digits. */
export const hostsThisTime = () => allowed().filter((name, i) => i && /\W/.test(name));

/** Keeps them for a reload that follows. */
export const keepThisTime = () => writeStored(key(), allowed().join(' '), 0, 'sessionStorage');
