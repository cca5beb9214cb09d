import { appendFileSync } from 'node:fs';

/**
 * Writes each mutant to a file as soon as it is tested, so that a run that is ended leaves what it
 * found.
 */
class LinesReporter {
  onMutantTested({ fileName, location, replacement, status }) {
    const line = JSON.stringify({ fileName, location, replacement, status });
    const file = process.env.MANAUS_MUTATE_LINES;
    if (file === undefined) throw new Error('MANAUS_MUTATE_LINES does not name a file');
    appendFileSync(file, `${line}\n`);
  }
}

/** As Stryker asks for plugins. */
export const strykerPlugins = [{ kind: 'Reporter', name: 'lines', injectableClass: LinesReporter }];
