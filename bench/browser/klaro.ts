import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';

const NAME = 'klaro-0.7.22';
/** The integrity of its package, as the registry states it. */
const INTEGRITY = 'NkaFxS4S8160/zH1UQzCSYIIsAtwIDHIkJ7xofCrgRqk14OSY+OJuwCjYyW+q5fmIeF4RvsuBH6brPe2BS9Z0A==';
const FOLDER = 'node_modules/.cache/bench';
const SCRIPT = 'package/dist/klaro.js';

/** The script of Klaro, downloaded once. It is not a dependency, because its package depends on the tools that build it. */
export async function klaroScript() {
  const archive = `${FOLDER}/${NAME}.tgz`;
  await mkdir(FOLDER, { recursive: true });
  const packed = await readFile(archive).catch(() => {
    execFileSync('npm', ['pack', NAME.replace('-', '@'), '--silent', '--pack-destination', FOLDER]);
    return readFile(archive);
  });
  if (createHash('sha512').update(packed).digest('base64') !== INTEGRITY)
    throw new Error(`${archive} is not the package that was measured before. Delete it and try again.`);
  return execFileSync('tar', ['-xzOf', archive, SCRIPT], { maxBuffer: 2 ** 24 });
}
