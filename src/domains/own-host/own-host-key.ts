import type { Bindings } from '../../env.ts';
import { lookupHash } from '../../lib/crypto/secret-key.ts';

/**
 * The key by which the proxy of a domain's own host is believed, which is not stored. It changes with the embed key. Throws
 * a ConfigurationError for an invalid SECRET_KEY.
 */
export const ownHostKey = (
  { SECRET_KEY }: Pick<Bindings, 'SECRET_KEY'>,
  domainId: string,
  embedKey: string,
) => lookupHash(SECRET_KEY, 'own host', `${domainId} ${embedKey}`);
