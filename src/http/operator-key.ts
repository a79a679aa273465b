import type { Bindings } from '../env.ts';
import { ConfigurationError } from '../lib/configuration-error.ts';
import { operatorKeyError } from '../lib/crypto/operator-key-length.ts';
import { sameSecret } from '../lib/crypto/secret-key.ts';

/** Whether a credential is the operator key. Throws a `ConfigurationError` if that key is too short. */
export async function isOperatorKey({ HOSTING_API_KEY: key }: Bindings, given: string | null | undefined) {
  const error = operatorKeyError(key);
  if (error) throw new ConfigurationError(error);
  return key && given ? sameSecret(given, key) : false;
}
