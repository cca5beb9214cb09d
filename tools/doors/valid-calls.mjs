import { examplesOf } from '../examples/extract.mjs';
import { internalsOf, PACKAGES } from '../examples/packages.mjs';
import { runExample } from '../examples/run.mjs';
import { sourceFiles } from '../examples/sources.mjs';
import { inRoot } from '../run/paths.mjs';
import { names, packageOf } from './exports.mjs';

/**
 * For each exported function the first of the calls in examples that give the most arguments.
 *
 * @param {Awaited<ReturnType<typeof import('./exports.mjs').load>>} all
 * @returns {Promise<Map<string, unknown[]>>} arguments by `package.function`
 */
export async function validCalls(all) {
  const calls = new Map();
  /** @type {Record<string, unknown>} */
  const scope = {};
  const record = (pack) => {
    Object.assign(scope, all[pack]);
    for (const name of names(all).filter((each) => packageOf(each) === pack)) {
      const key = name.slice(pack.length + 1);
      scope[key] = (...given) => {
        const result = all[pack][key](...given);
        // A call that throws does not get here.
        if (given.length > (calls.get(name)?.length ?? -1)) calls.set(name, given);
        return result;
      };
    }
  };
  // The front door gives names of the others to its questions: it comes last.
  const pillars = PACKAGES.filter((pack) => pack !== 'manaus');
  for (const pack of pillars) Object.assign(scope, await internalsOf(pack));
  for (const pack of pillars) record(pack);
  // An example that also needs what stands beside it fails here, and is left out.
  for (const pack of PACKAGES) {
    if (pack === 'manaus') record(pack);
    for (const { code, line } of sourceFiles(inRoot('packages', pack, 'src')).flatMap(examplesOf))
      if (code !== null) await runExample({ code, line }, scope);
  }
  return calls;
}
