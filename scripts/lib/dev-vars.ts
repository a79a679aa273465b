import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const FILE = '.dev.vars';
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export const newOperatorKey = () => `op_${Array.from({ length: 40 }, () => BASE62[randomInt(62)]).join('')}`;
const newSecretKey = () => randomBytes(32).toString('base64');

/** Writes fresh secrets for this machine's instance, unless there are some; says whether it did. */
export function createDevVars() {
  if (existsSync(FILE)) return false;
  const text = `HOSTING_API_KEY=${newOperatorKey()}\nSECRET_KEY=${newSecretKey()}\n`;
  writeFileSync(FILE, text, { mode: 0o600, flag: 'wx' });
  return true;
}

/** The variables of this machine's instance; none when there is no such file. */
export const readDevVars = () => (existsSync(FILE) ? parseEnv(readFileSync(FILE, 'utf8')) : {});
