import { caseless, takenNames, type SignInName } from '../../db/users/sign-in-names.ts';
import type { ValidationError } from '../../http/problem.ts';
import type { ParsedBackup } from './parser.ts';

/**
 * The validation errors of a backup with what belongs to other clients: the `owners` of its names, the clients with its
 * embed key, and IDs that are in use, each as its kind and the ID.
 */
export function importConflicts(
  { client, users, places }: ParsedBackup,
  owners: SignInName[],
  clientsWithEmbedKey: unknown[],
  idsInUse: { key: string }[],
): ValidationError[] {
  // Names may move among the users of the client, as long as the backup says who its users are.
  const others = owners.filter(
    ({ clientId, userId }) => clientId !== client.id || (!users && userId !== client.id),
  );
  return [
    ...takenNames(client, undefined, others, '/client'),
    ...(users ?? []).flatMap(({ emailAddress }) =>
      takenNames({ emailAddress }, undefined, others).map((error) => ({
        ...error,
        pointer: places.get(`name ${caseless(emailAddress)}`)!,
      })),
    ),
    ...clientsWithEmbedKey.map(() => ({
      pointer: '/embedKey',
      detail: 'This embed key is or was used by another client. Use "?ids=new" to create a new one.',
    })),
    ...idsInUse.map(({ key }) => ({
      pointer: places.get(key)!,
      detail: 'This ID is already in use. Use "?ids=new" to create new IDs.',
    })),
  ];
}
