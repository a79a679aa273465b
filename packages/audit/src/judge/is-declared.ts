import { matchesPattern } from '../../../../src/presets/find-presets.ts';
import { registrableDomain } from '../../../../src/lib/http/host-names.ts';
import type { DeclaredService } from '../types.ts';
import { declaredServiceOf } from './declared-services.ts';
import { isUnassigned, type Use } from './name-services.ts';

/** "Google Analytics 4" and "YouTube (privacy-enhanced mode)" are declared by the name without its supplement. */
export const bare = (name: string) =>
  name
    .toLowerCase()
    .replace(/\s*\(.*?\)|\s+\d+$/g, '')
    .trim();

/**
 * Whether a declaration names a service, by its name or a host, or a cookie or storage key, by its name or a pattern with `*`.
 * The widget’s services are named with their hosts.
 */
export function isDeclared(use: Use, lines: string[], declared: DeclaredService[] = []) {
  const { service, sent, stored } = use;
  if (stored)
    return namesKey(stored.name, lines) || (!isUnassigned(use) && namesService(service.names, [], lines));
  const url = new URL(sent!.url);
  return (
    declaredServiceOf(declared, url) !== undefined ||
    namesService(service.names, [...service.hosts, url.hostname], lines)
  );
}

export function namesService(names: string[], hosts: string[], lines: string[]) {
  const wanted = [...names.map(bare), ...hosts.map(registrableDomain)].filter((word) => word.length > 2);
  return lines.some((line) => {
    const text = line.toLowerCase();
    return wanted.some((word) => containsWord(text, word));
  });
}

/** A pattern of asterisks alone would declare everything. */
const namesKey = (name: string, lines: string[]) =>
  lines.some((line) =>
    line
      .split(/[\s,;()"'„“”]+/)
      .some((word) => word === name || (/\w.*\*|\*.*\w/.test(word) && matchesPattern(name, word.split('*')))),
  );

function containsWord(text: string, word: string) {
  const isWord = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{N}]/u.test(character);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isWord(text[at - 1]) && !isWord(text[at + word.length])) return true;
  return false;
}
