import { examplesOf } from '../examples/extract.mjs';
import { internalsOf, PACKAGES } from '../examples/packages.mjs';
import { runExample } from '../examples/run.mjs';
import { sourceFiles } from '../examples/sources.mjs';
import { inRoot } from '../run/paths.mjs';
import { names } from './exports.mjs';

/**
 * For each exported function the first of the calls in examples that give the most arguments.
 *
 * @param {Record<string, Record<string, unknown>>} all
 * @returns {Promise<Map<string, unknown[]>>} arguments by `package.function`
 */
export async function validCalls(all) {
  const calls = new Map();
  const scope = {};
  for (const pack of PACKAGES) Object.assign(scope, all[pack], await internalsOf(pack));
  for (const name of names(all)) {
    const [pack, key] = name.split('.');
    scope[key] = (...given) => {
      const result = all[pack][key](...given);
      // A call that throws does not get here.
      if (given.length > (calls.get(name)?.length ?? -1)) calls.set(name, given);
      return result;
    };
  }
  // An example that also needs what stands beside it fails here, and is left out.
  for (const pack of PACKAGES)
    for (const example of sourceFiles(inRoot('packages', pack, 'src')).flatMap(examplesOf))
      if (example.code !== null) await runExample(example, scope);
  return calls;
}
