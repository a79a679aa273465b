import { xvfbPath } from '../engines.ts';
import { startProgram } from './start-program.ts';

let display: Promise<string> | undefined;

/** The name of a virtual display, which is started once. */
export const startDisplay = () =>
  (display ??= new Promise((ready, failed) => {
    const server = startProgram(
      [xvfbPath!, '-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
      process.env,
      ['pipe'],
    );
    server.once('exit', (code) => failed(new Error(`Xvfb ended (${code}).`)));
    server.stdio[3]!.once('data', (number: Buffer) => ready(`:${String(number).trim()}`));
    server.unref();
  }));
