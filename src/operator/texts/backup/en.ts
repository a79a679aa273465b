import { MAX_DOCUMENT, sizeOf } from '../../../http/request-body.ts';

/** The texts of backup and import; de.ts has the same keys. */
export const en = {
  title: 'Import client',
  text: 'The backup file contains the client’s configuration: settings, domains with all services, texts and themes, the embed key, and the users with their password hashes. It does not contain the API key, the consent log or the activity list. Store it as securely as a password.',
  download: 'Download backup',
  lead: 'Imports a backup file completely or not at all. IDs and the embed key are kept, so the snippets on the websites keep working.',
  file: `Backup file (JSON, up to ${sizeOf(MAX_DOCUMENT)})`,
  replace:
    'Overwrite the client if it exists. Domains that are not in the file are deleted with their consent logs.',
  newIds: 'Create a copy with new IDs and a new embed key',
  button: 'Import client',
  refused: 'Nothing was imported:',
  noFile: 'Choose a file.',
  done: 'The client was imported.',
  same: 'Nothing was imported: the client already has this configuration.',
  open: 'Open client',
};
