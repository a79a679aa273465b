import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CONFIG = `
[req]
distinguished_name = name
[name]
[ca]
basicConstraints = critical, CA:TRUE
keyUsage = keyCertSign
[authority]
extendedKeyUsage = critical, timeStamping
keyUsage = digitalSignature
[tsa]
default_tsa = here
[here]
serial = serial
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
`;

/** Whether openssl is installed. */
export function hasOpenssl() {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A local time-stamping authority (RFC 3161) with a certificate of its own root, made when it is first asked. */
export function timestampAuthority() {
  let folder: string | undefined;
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });

  function setUp() {
    if (folder) return;
    folder = mkdtempSync(join(tmpdir(), 'authority-'));
    writeFileSync(join(folder, 'config'), CONFIG);
    writeFileSync(join(folder, 'serial'), '01\n');
    const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-config', 'config'];
    const root = ['req', '-x509', '-subj', '/CN=Root', '-extensions', 'ca', '-days', '30'];
    openssl(...root, ...newKey, '-keyout', 'ca.key', '-out', 'ca.pem');
    openssl('req', '-subj', '/CN=Authority', ...newKey, '-keyout', 'key', '-out', 'request');
    const issued = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '30'];
    const extensions = ['-extfile', 'config', '-extensions', 'authority'];
    openssl('x509', '-req', '-in', 'request', '-out', 'certificate.pem', ...issued, ...extensions);
  }

  /** The response to a request, both in DER. */
  function reply(query: Buffer) {
    setUp();
    writeFileSync(join(folder!, 'query'), query);
    const signer = ['-signer', 'certificate.pem', '-inkey', 'key', '-chain', 'ca.pem'];
    openssl('ts', '-reply', '-config', 'config', '-queryfile', 'query', ...signer, '-out', 'response');
    return readFileSync(join(folder!, 'response'));
  }

  /** What `openssl ts -verify` says of a token (base64) for a text. */
  function verified({ text, token }: { text: string; token: string }) {
    setUp();
    writeFileSync(join(folder!, 'text'), text);
    writeFileSync(join(folder!, 'token'), Buffer.from(token, 'base64'));
    try {
      openssl('ts', '-verify', '-data', 'text', '-in', 'token', '-token_in', '-CAfile', 'ca.pem');
      return 'OK';
    } catch (error) {
      return String((error as { stderr?: Buffer }).stderr);
    }
  }

  /** A token for another text, and answers that are no token. */
  const faulty: Record<string, (query: Buffer) => Buffer> = {
    'other-text': (query) =>
      reply(Buffer.concat([query.subarray(0, 30), query.subarray(30).map((b, i) => (i < 5 ? b ^ 1 : b))])),
    rejecting: () => Buffer.from('30053003020102', 'hex'),
    empty: () => Buffer.alloc(0),
    text: () => Buffer.from('Not found'),
    cut: (query) => reply(query).subarray(0, 700),
    long: () => Buffer.alloc(100_000, 0x30),
  };

  async function answer(response: ServerResponse, request: IncomingMessage, { pathname }: URL) {
    const body = Buffer.concat(await request.toArray());
    const kind = pathname.split('/')[2] ?? '';
    if (kind === 'verify') return void response.end(verified(JSON.parse(body.toString())));
    if (kind === 'redirect') return void response.writeHead(307, { Location: '/timestamp' }).end();
    if (kind === 'broken') return void response.writeHead(503).end();
    response.setHeader('Content-Type', 'application/timestamp-reply');
    return void response.end((faulty[kind] ?? reply)(body));
  }

  return {
    reply,
    /** The file of the root certificate. */
    rootFile: () => {
      setUp();
      return join(folder!, 'ca.pem');
    },
    answer: (response: ServerResponse, request: IncomingMessage, url: URL) =>
      void answer(response, request, url).catch((error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      }),
    close: () => folder && rmSync(folder, { recursive: true }),
  };
}
