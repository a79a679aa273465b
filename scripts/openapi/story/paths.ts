import { ids } from '../examples/example-ids.ts';

/** The paths of the client and of its domain in the hosting API. */
export const CLIENT = `/hosting/api/client/${ids.clientId}`;
export const DOMAIN = `${CLIENT}/domain/${ids.domainId}`;
