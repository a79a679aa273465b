import { hashPassword } from '../../src/lib/crypto/password-hash.ts';

/** Hashes one password, as a sign-in does. */
export default {
  fetch: async () => new Response(await hashPassword('correct horse battery')),
};
