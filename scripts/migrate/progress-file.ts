import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { OmittedValue } from './omit-invalid-values.ts';
import { MigrationError } from './source-api.ts';

/** The result for a client. */
export type ClientResult = {
  name: string;
  at: string;
  state: 'imported' | 'unchanged' | 'read' | 'failed';
  /** Why it failed. */
  why?: string[];
  counts?: Record<string, number>;
  unknown?: OmittedValue[];
  refused?: OmittedValue[];
  byHand?: string[];
};

/** The results of all runs between two services, as progress and report in one file. */
export function openProgress(file: string, from: string, to: string) {
  const known = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as {
        from: string;
        to: string;
        clients: Record<string, ClientResult>;
      })
    : { from, to, clients: {} };
  if (known.from !== from || known.to !== to)
    throw new MigrationError(
      `${file} belongs to a migration from ${known.from} to ${known.to}. Choose another file with --report.`,
    );
  return {
    clients: known.clients,
    set(id: string, outcome: ClientResult) {
      known.clients[id] = outcome;
      // Values of the source system may be secret, and an interrupted run must not leave half a file.
      writeFileSync(`${file}.new`, `${JSON.stringify(known, null, 2)}\n`, { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}
