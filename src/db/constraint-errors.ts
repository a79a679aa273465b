import { MAX_SERVICES } from '../definitions/embedding-fields.ts';
import { invalid, missing, type ValidationError } from '../http/problem.ts';
import { rootMessage } from '../lib/root-message.ts';

// The database's constraints (drizzle/0000_init.sql) as validation errors.
export const constraintErrors = {
  'signInNames.key': {
    pointer: '',
    detail: 'This is already the username or email address of another client. Choose another one.',
  },
  'domains.clientId, domains.hostKey, domains.path': {
    pointer: '/name',
    detail: 'The client already has a domain with this host and path. Choose another one.',
  },
  'locales.domainId, locales.name': {
    pointer: '/name',
    detail: 'The domain already has this locale. Change it instead.',
  },
  'placeholders.domainId, placeholders.bareName': {
    pointer: '/name',
    detail: 'The domain already has a placeholder with this name. Change it instead.',
  },
  domainMaxCount: {
    pointer: '',
    detail: 'The client has reached its domainMaxCount. Increase it, or delete a domain.',
  },
  whitelabelMaxCount: {
    pointer: '/whitelabel',
    detail:
      'The client has reached its whitelabelMaxCount. Increase it, or disable "whitelabel" for another domain.',
  },
  canUseMultiDom: {
    pointer: '',
    detail:
      'The client can have only one domain while its feature canUseMultiDom is off. Enable the feature, or delete a domain.',
  },
  moreThan2Lang: {
    pointer: '',
    detail:
      'A domain can have only two locales while the client’s feature moreThan2Lang is off. Enable the feature, or delete a locale.',
  },
  lastAdministrator: {
    pointer: '',
    detail:
      'The operator needs an administrator who can sign in. Make another person an administrator first.',
  },
  maxServices: {
    pointer: '',
    detail: `A domain can have at most ${MAX_SERVICES} services. Delete services that it no longer uses.`,
  },
} satisfies Record<string, ValidationError>;

type ConstraintName = keyof typeof constraintErrors;

/** The name of the violated constraint that an error of the database reports; undefined for other errors. */
export function brokenConstraint(error: unknown) {
  const message = rootMessage(error);
  return (Object.keys(constraintErrors) as ConstraintName[]).find((name) => message.includes(name));
}

/** The violated constraint that an error of the database reports, as a problem to throw; undefined for other errors. */
export function constraintProblem(error: unknown) {
  const message = rootMessage(error);
  if (message.includes('FOREIGN KEY constraint failed')) return missing('client or domain');
  if (/too big|TOOBIG/.test(message)) {
    return invalid({
      pointer: '',
      detail:
        'The change exceeds the maximum row size of the database (2 MB). Shorten its texts, or use smaller images.',
    });
  }
  const broken = brokenConstraint(error);
  return broken && invalid(constraintErrors[broken]);
}

/**
 * Repeats an insert whose random id already exists, with a new id. Throws after the third attempt, and immediately for any
 * other error.
 */
export async function retryIdCollision<T>(insert: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await insert();
    } catch (error) {
      if (attempt === 3 || !/UNIQUE constraint failed: \w+\.id\b/.test(rootMessage(error))) throw error;
    }
  }
}
