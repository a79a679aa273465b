import { readdirSync, readFileSync } from 'node:fs';

/** The names of all migrations, in the order in which they are applied. */
export const migrationNames = readdirSync('drizzle')
  .filter((name) => name.endsWith('.sql'))
  .sort();

/** The statements of all migrations. */
export const migrationStatements = () =>
  migrationNames.flatMap((name) => readFileSync(`drizzle/${name}`, 'utf8').split('--> statement-breakpoint'));
