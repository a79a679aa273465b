import { MAX_DOCUMENT, sizeOf } from '../../../http/body-limits.ts';

/** What is said of exports and imports; de.ts has the same keys. */
export const en = {
  title: 'Import a client',
  text: 'All that is configured of this client as a file: settings, domains and what is in them, the embed key and the password’s hash. The API key and what visitors decided are not in it. Keep it as you keep a password.',
  download: 'Download the backup',
  lead: 'Takes in the file of a backup, all of it or nothing. Ids and embed key stay, so that the websites’ snippets go on working.',
  file: `File of a backup (JSON, up to ${sizeOf(MAX_DOCUMENT)})`,
  replace: 'Put it in the place of what is there of this client',
  fresh: 'Make a copy with new ids and a new embed key',
  button: 'Import',
  refused: 'Nothing was imported.',
  noFile: 'Please choose a file.',
  done: 'The client was imported.',
  same: 'All of it is there already; nothing was changed.',
  open: 'Open the client',
};
