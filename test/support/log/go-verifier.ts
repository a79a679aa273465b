import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Debian installs the sources of Go packages. */
const PACKAGES = '/usr/share/gocode';

/** Whether Go is installed with sumdb/tlog and sumdb/note: `apt-get install golang-go golang-golang-x-mod-dev`. */
export function hasGo() {
  try {
    execFileSync('go', ['version'], { stdio: 'ignore' });
    return existsSync(join(PACKAGES, 'src/golang.org/x/mod/sumdb/tlog'));
  } catch {
    return false;
  }
}

/** Verifies samples with test/verify/go, which is built when it is first asked. */
export function goVerifier() {
  let folder: string | undefined;

  function build() {
    folder = mkdtempSync(join(tmpdir(), 'go-verifier-'));
    const env = { ...process.env, GO111MODULE: 'off', GOPATH: PACKAGES, GOCACHE: join(folder, 'cache') };
    execFileSync('go', ['build', '-o', join(folder, 'verifier'), './test/verify/go'], { env, stdio: 'pipe' });
    return folder;
  }

  const answer = async (response: ServerResponse, request: IncomingMessage) => {
    const input = Buffer.concat(await request.toArray());
    const program = join(folder ?? build(), 'verifier');
    response.end(execFileSync(program, { input, maxBuffer: 2 ** 26 }));
  };

  return {
    answer,
    close() {
      if (folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}
