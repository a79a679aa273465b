// Freezes the schema of this release: writes a database with data and what the service answers from it, which later
// migrations and later code must read (test/db/upgrade.test.ts), and the hashes of the migrations.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from './backup/back-up.ts';
import { readAnswers } from './freeze/answers.ts';
import { databaseText, type IndexRow } from './freeze/database-text.ts';
import { seed } from './freeze/seed.ts';
import { startService } from './lib/local-service.ts';
import { readBackup } from './restore/read-backup.ts';

const FOLDER = 'test/db/fixtures';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const folder = mkdtempSync(join(tmpdir(), 'placet-freeze-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const now = () => Math.floor(Date.now() / 1000);

const service = await startService(folder, {
  // The websites of the sample data, which the weekly scan reads.
  network: async () => new Response('<p>Willkommen</p>', { headers: { 'Content-Type': 'text/html' } }),
});
const seeded = await seed(service);
const answers = await readAnswers(service, seeded, Date.now());
const saved = join(folder, 'backup');
await backUp(await service.storage(), saved, { version, now, report: () => undefined });
const backup = await readBackup(saved);
const index = (await service.query('DB', 'SELECT * FROM archived')) as IndexRow[];
await service.close();

const [database] = backup.manifest.databases;
const hashOf = (name: string) =>
  createHash('sha256')
    .update(readFileSync(`drizzle/${name}`))
    .digest('hex');
mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}/${version}.sql`, await databaseText(saved, database!, index));
writeFileSync(
  `${FOLDER}/${version}.json`,
  `${JSON.stringify(
    {
      frozenAt: now(),
      migrations: Object.fromEntries(database!.migrations.map((name) => [name, hashOf(name)])),
      sites: seeded.sites,
      receipts: seeded.receipts,
      answers,
      objects: Object.fromEntries(
        backup.objects.map((object) => [object.key, backup.bytesOf(object).toString('base64')]),
      ),
    },
    null,
    1,
  )}\n`,
);
console.log(`The schema is frozen: ${FOLDER}/${version}.sql`);
