import { sha256 } from './sha256.ts';

/** What a random token is stored and looked up by; so random that it needs no key. */
export const tokenHash = (token: string) => Buffer.from(sha256(token)).toString('hex');
