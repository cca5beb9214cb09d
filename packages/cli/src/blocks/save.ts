import { writeFileSync } from 'node:fs';
import { mustBe } from '../bad-input.js';

/** Writes what `--out` asked for; a file that cannot be written is one line. */
export function save(out: string, text: string): void {
  try {
    writeFileSync(out, text);
  } catch (error) {
    throw mustBe(
      '--out',
      `a file that can be written (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`,
      out,
    );
  }
}
