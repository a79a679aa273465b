import * as z from 'zod/mini';
import { PASSWORD_LENGTH } from '../lib/crypto/password-strength.ts';

/** Maximum characters of a name, an address and similar texts. */
export const TEXT_LENGTH = 255;

// `z.coerce` and `z.iso` are namespaces, which the bundler keeps completely: these are the only two schemas needed.
/** A whole number in a query. */
export const wholeNumber = (min: number, max: number) =>
  new z.ZodMiniNumber({ type: 'number', coerce: true, checks: [] }).check(
    z.int(),
    z.minimum(min),
    z.maximum(max),
  );

/** A day such as 2026-11-21. */
export const day = () => new z.ZodMiniISODate({ type: 'string', format: 'date', check: 'string_format' });

/** A string without NUL and unpaired surrogates, which databases do not store. */
export const text = (max = TEXT_LENGTH) =>
  z.string().check(
    z.maxLength(max),
    z.refine(
      (value) => value.isWellFormed() && !value.includes('\0'),
      'Must not contain NUL or unpaired surrogates',
    ),
  );

/**
 * The address of a link, absolute or relative, with or without placeholders. Refuses schemes such as `javascript:`,
 * also with white space and control characters, which browsers ignore.
 */
export const linkAddress = (max = TEXT_LENGTH) =>
  text(max).check(
    z.check(({ value, issues }) => {
      // oxlint-disable-next-line no-control-regex
      const scheme = /^[a-z][\w+.-]*(?=:)/i.exec(value.replace(/[\0-\x20]/g, ''))?.[0];
      if (scheme && !/^https?$/i.test(scheme))
        issues.push({ code: 'invalid_format', format: 'url', input: value });
    }),
  );

// The same for both who change a client's account: the operator and the client itself.
export const username = text(64).check(z.minLength(3));
export const emailAddress = z.pipe(text(), z.email());
export const password = text(PASSWORD_LENGTH.max).check(z.minLength(PASSWORD_LENGTH.min));

/** A consent ID or the hash of a notice. */
export const hex64 = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Must be 64 lowercase hex characters'));

/** The fields of every call of a page: the embed key and the ID of its domain. */
export const callFields = {
  apiKey: z.string().check(z.maxLength(255)),
  domain: z.string().check(z.maxLength(255)),
};
