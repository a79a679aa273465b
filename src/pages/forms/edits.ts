import { sha256 } from '../../lib/crypto/sha256.ts';
import type { Values } from './resource-values.ts';

// Two people, or two tabs, can have the same form open. What somebody changed in it is what differs from what it was shown
// with, of which the form sends a hash for each field. All other fields keep what is stored by now.

/** The hidden field with the hashes. */
export const SHOWN = 'shown';
/** Bytes of a hash. A forged one only overwrites what its sender may overwrite anyway. */
const HASH_LENGTH = 8;

/** The hash of a value, the same for values that read alike: browsers send every line break as CRLF, and nothing for an empty field. */
export function hashOf(value: unknown): string {
  if (value === undefined || value === null || value === '' || value === false) return '';
  if (Array.isArray(value) && value.length === 0) return '';
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.replace(/\r\n?/g, '\n') : part,
  );
  return Buffer.from(sha256(text).subarray(0, HASH_LENGTH)).toString('base64url');
}
const isSame = (one: unknown, other: unknown) => hashOf(one) === hashOf(other);

/** The hashes of these values, for the hidden field: `name=hash,name=hash`. */
export const valueHashes = (values: Values) =>
  Object.entries(values)
    .map(([name, value]) => `${encodeURIComponent(name)}=${hashOf(value)}`)
    .join(',');

/** The fields that a form was shown with, with their hashes; undefined for a form that does not say so. */
export function shownFields(form: URLSearchParams) {
  const sent = form.get(SHOWN);
  return sent === null ? undefined : new Map(new URLSearchParams(sent.replaceAll(',', '&')));
}

type Edits<V> = {
  /** What is stored, with the changes that were made in the form. */
  merged: V;
  /** The fields that were changed in the form: those that it did not have stay as they are stored. */
  edited: string[];
  /** Those that would revert changes of others. */
  reverted: string[];
};

/** Merges the changes that were made in a form into what is stored. A form without hashes was changed as a whole. */
export function mergeEdits<V extends Values>(form: URLSearchParams, stored: V, entered: V): Edits<V> {
  const shown = shownFields(form);
  const edited = Object.keys(entered).filter(
    (name) => !shown || (shown.has(name) && shown.get(name) !== hashOf(entered[name])),
  );
  const changes = Object.fromEntries(edited.map((name) => [name, entered[name]]));
  const merged = { ...stored, ...changes };
  return { merged, edited, reverted: revertedFields(form, stored, merged) };
}

/** The fields that others have changed since the form was shown, and whose new value would be replaced by another one. */
export function revertedFields(form: URLSearchParams, stored: Values, next: Values) {
  const shown = shownFields(form);
  if (!shown) return [];
  return Object.keys(next).filter(
    (name) => !isSame(stored[name], next[name]) && hashOf(stored[name]) !== (shown.get(name) ?? ''),
  );
}
