import type { en } from './en.ts';

export const de: typeof en = {
  names: {
    live: 'Live',
    attention: 'Handlungsbedarf',
    notInstalled: 'Nicht eingebaut',
    notScanned: 'Nicht gescannt',
    paused: 'Pausiert',
    archived: 'Archiviert',
  },
  issues: (count) => `${count} ${count === '1' ? 'Hinweis' : 'Hinweise'}`,
  dismissed: (count) => `${count} ${count === '1' ? 'Hinweis' : 'Hinweise'} verworfen`,
};
