// What cells and packages expect of Node among the globals.
import { getBuiltinModule } from './node-modules.js';
import { print, write } from './output.js';

const stream = (name: 'stdout' | 'stderr') => ({
  write(text: string): boolean {
    write(name, text);
    return true;
  },
});

/** Bytes that can be written as text: all that displaying a picture needs of Node's buffers. */
class Bytes extends Uint8Array {
  override toString(encoding?: string): string {
    if (encoding !== 'base64') return new TextDecoder().decode(this);
    return btoa(Array.from(this, (byte) => String.fromCharCode(byte)).join(''));
  }
}

const process = {
  browser: true,
  version: 'v20.19.0',
  versions: {},
  platform: 'browser',
  argv: [],
  env: {},
  cwd: () => '/',
  getBuiltinModule,
  stdout: stream('stdout'),
  stderr: stream('stderr'),
};

Object.assign(globalThis, { process, Buffer: Bytes, global: globalThis });
for (const name of ['log', 'info', 'debug'] as const) console[name] = print('stdout');
for (const name of ['error', 'warn', 'trace'] as const) console[name] = print('stderr');
