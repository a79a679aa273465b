import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onExit } from '../lib/on-exit.ts';

/** A folder that is deleted when the script ends. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'placet-deploy-'));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
