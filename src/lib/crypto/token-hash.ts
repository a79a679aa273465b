import { sha256 } from './sha256.ts';

/** The hash under which a random token is stored; tokens are random enough to need no key. */
export const tokenHash = (token: string) => Buffer.from(sha256(token)).toString('hex');
