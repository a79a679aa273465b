import { MAX_DOCUMENT, sizeOf } from '../../src/http/request-body.ts';
import { bold, dim, green, progress, red } from '../lib/terminal.ts';
import { omitInvalidValues, type ImportableClient } from './omit-invalid-values.ts';
import { call, MigrationError, describeResponse, sourceApi } from './source-api.ts';
import type { MigrationOptions } from './migration-options.ts';
import { openProgress, type ClientResult } from './progress-file.ts';
import { listOf, readClient, type Account, type Row } from './read-client.ts';
import { printReport } from './print-report.ts';

/** The states of a client, as they are printed. */
const shown: Record<ClientResult['state'], string> = {
  imported: 'imported',
  unchanged: 'already imported',
  read: 'read (dry run)',
  failed: 'failed',
};

/** Imports clients and reports the progress; returns whether all were imported. */
export async function migrateClients({
  from,
  fromKey,
  to,
  toKey,
  only,
  dry,
  replace,
  rate,
  file,
}: MigrationOptions) {
  const get = sourceApi(from, fromKey, rate);
  const memory = openProgress(file, from, to);
  const clients = await chosen();
  for (const [i, client] of clients.entries()) await move(client, `${i + 1}/${clients.length}`);
  const all = Object.values(memory.clients);
  printReport(all, file);
  return all.every(({ state }) => state !== 'failed');

  async function chosen() {
    const all = listOf(await get('/client'));
    if (!only) return all;
    const found = only.map(
      (name) => all.find(({ id, username }) => id === name || username === name) ?? name,
    );
    const missing = found.filter((one) => typeof one === 'string');
    if (missing.length > 0) throw new MigrationError(`Client not found at ${from}: ${missing.join(', ')}.`);
    return found as Row[];
  }

  async function move(client: Row, place: string) {
    const id = String(client.id);
    const name = typeof client.username === 'string' ? client.username : id;
    const before = memory.clients[id];
    const again = only ?? (replace || dry);
    if (!again && before && ['imported', 'unchanged'].includes(before.state)) {
      progress(
        `${green('✓')} ${dim(place)} ${bold(name)} ${dim(`imported on ${before.at.slice(0, 10)}`)}`,
        true,
      );
      return;
    }
    const said = (outcome: Omit<ClientResult, 'name' | 'at'>) =>
      memory.set(id, { name, at: new Date().toISOString(), ...outcome });
    try {
      const fitted = await omitInvalidValues(
        await readClient(get, client, (what) => progress(`  ${dim(place)} ${name}: ${what}`)),
      );
      const { unknown, refused, byHand } = fitted;
      const counts = countsOf(fitted.document);
      const { state, why } = dry ? { state: 'read' as const } : await take(fitted);
      // A dry run must not overwrite the result of an import.
      if (!dry || !before) said({ state, ...(why && { why }), counts, unknown, refused, byHand });
      const left = unknown.length + refused.length;
      const mark = state === 'failed' ? red('✗') : green('✓');
      const all = Object.entries(counts).map(([what, n]) => `${n} ${what}`);
      progress(
        `${mark} ${dim(place)} ${bold(name)} ${shown[state]}: ${all.join(', ')}${left ? `; ${left} values not imported` : ''}`,
        true,
      );
    } catch (error) {
      if (!(error instanceof MigrationError)) throw error;
      said({ state: 'failed', why: [error.message] });
      progress(`${red('✗')} ${dim(place)} ${bold(name)} ${error.message}`, true);
    }
  }

  /** Imports a client; a repeated import changes nothing. */
  async function take({ document }: ImportableClient): Promise<Pick<ClientResult, 'state' | 'why'>> {
    const body = JSON.stringify(document);
    const size = Buffer.byteLength(body);
    if (size > MAX_DOCUMENT)
      throw new MigrationError(
        `the client has ${(size / 1024 ** 2).toFixed(1)} MiB of data; an import is limited to ${sizeOf(MAX_DOCUMENT)}`,
      );
    const url = new URL(`${to}/hosting/api/import?beyondQuota=true${replace ? '&replace=true' : ''}`);
    const headers = { Authorization: `Bearer ${toKey}`, 'Content-Type': 'application/json' };
    const { response, text } = await call(url, rate, { method: 'POST', headers, body });
    if (response.ok) return { state: response.status === 201 ? 'imported' : 'unchanged' };
    if (response.status !== 400)
      throw new MigrationError(`Placet returned ${describeResponse(response.status, text)}`);
    const { errors } = JSON.parse(text) as { errors: { pointer: string; detail: string }[] };
    return { state: 'failed', why: errors.map(({ pointer, detail }) => `${pointer}: ${detail}`) };
  }
}

function countsOf({ domains: list }: Account) {
  const parts = ['embeddings', 'locales', 'placeholders', 'themes'].map((name) => [
    name,
    list.reduce((sum, domain) => sum + ((domain[name] as Row[] | undefined)?.length ?? 0), 0),
  ]);
  return { domains: list.length, ...Object.fromEntries(parts) } as Record<string, number>;
}
