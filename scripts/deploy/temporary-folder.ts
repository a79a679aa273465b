import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is deleted when the script ends, also where it fails. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'placet-deploy-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
