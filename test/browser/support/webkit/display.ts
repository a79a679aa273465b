import { spawn } from 'node:child_process';
import { xvfbPath } from '../engines.ts';

let display: Promise<string> | undefined;

/** The name of a virtual display, which is started once and ends with this process. */
export const startDisplay = () =>
  (display ??= new Promise((ready, failed) => {
    const server = spawn(xvfbPath!, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    process.once('exit', () => server.kill());
    server.once('exit', (code) => failed(new Error(`Xvfb ended (${code}).`)));
    server.stdio[3]!.once('data', (number: Buffer) => ready(`:${String(number).trim()}`));
  }));
