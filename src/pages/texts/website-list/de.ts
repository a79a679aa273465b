import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Websites hinzufügen',
  label: 'Websites (eine pro Zeile)',
  hint: 'Zum Beispiel www.mysite.xyz. Mit einem Pfad gilt der Eintrag nur für einen Teil der Website.',
  button: 'Websites hinzufügen',
  plan: (room, most, atOnce) =>
    `Im Tarif ist Platz für ${room} weitere (insgesamt ${most}). Bis zu ${atOnce} werden auf einmal hinzugefügt.`,
  noPlanLimit: (atOnce) => `Bis zu ${atOnce} werden auf einmal hinzugefügt.`,
  full: 'Der Tarif enthält keine weitere Website.',
  added: (count) => (count === 1 ? '1 Website wurde hinzugefügt:' : `${count} Websites wurden hinzugefügt:`),
  refused: (count) =>
    count === 1 ? '1 Zeile wurde nicht hinzugefügt:' : `${count} Zeilen wurden nicht hinzugefügt:`,
  line: (number, line) => `Zeile ${number} (${line}): `,
  more: (count) => `… und ${count} weitere Zeilen.`,
  later: (count) =>
    count === 1
      ? '1 Zeile steht noch im Feld. Fügen Sie sie mit derselben Schaltfläche hinzu.'
      : `${count} Zeilen stehen noch im Feld. Fügen Sie sie mit derselben Schaltfläche hinzu.`,
  none: 'Geben Sie mindestens einen Hostnamen wie www.mysite.xyz ein.',
  errors: {
    invalid: 'Das ist kein Hostname wie www.mysite.xyz.',
    repeated: 'Diese Website steht zweimal in der Liste. Löschen Sie die Zeile.',
    present: 'Das Konto hat diese Website bereits. Löschen Sie die Zeile.',
    full: 'Der Tarif enthält keine weitere Website.',
  },
};
