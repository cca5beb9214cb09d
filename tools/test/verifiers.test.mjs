import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../run/paths.mjs';

const FOLDERS = ['core', 'games', 'blocks', 'graph', 'theorems', 'kernels', 'scale'].map(
  (name) => `packages/${name}`,
);
FOLDERS.push('packages/papers');

/** Checks that judge no certificate, and what stands in for an attack on them. */
const EXEMPT = {
  gameFault: 'makes the error of a game, and judges nothing',
  levelFault: 'makes the error of a level, and judges nothing',
  checkAutomaton: 'compared with running random automata: kernels/test/automata',
};

const filesOf = (folder, ending) =>
  readdirSync(inRoot(folder), { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(inRoot(join(folder, file)), 'utf8'));

/**
 * The names of the functions of a text that judge certificates: by their name, or as their
 * docstring says.
 */
function verifiersIn(text) {
  const declared = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export (?:async )?(?:function|const) (\w+)/g;
  return [...text.matchAll(declared)].flatMap(([, doc = '', name]) =>
    /^(verify|check|illegal)[A-Z]|(Laws|Fault)$/.test(name) || /no code with the finder/.test(doc)
      ? [name]
      : [],
  );
}

/**
 * The texts of a package's verifiers; of papers the parts that items share, as its other checks are
 * items.
 */
const sourcesOf = (folder) =>
  folder.endsWith('papers')
    ? filesOf(`${folder}/src/shared`, 'plays.ts')
    : filesOf(`${folder}/src`, '.ts');

const verifiers = FOLDERS.flatMap((folder) => sourcesOf(folder).flatMap(verifiersIn));
const attacks = FOLDERS.flatMap((folder) => filesOf(`${folder}/test`, '.test.ts'))
  .filter((text) => /\battacked[<(]/.test(text))
  .map((text) => text.replaceAll(/^import [^;]*;/gm, ''));

const isAttacked = (name) => attacks.some((text) => new RegExp(`\\b${name}\\b`).test(text));

test('every verifier is attacked by forged certificates', () => {
  expect(verifiers.length).toBeGreaterThan(20);
  expect(verifiers).toEqual(expect.arrayContaining(['verifyColoring', 'isClique', 'puzzleLaws']));
  expect(verifiers.filter((name) => !isAttacked(name) && !(name in EXEMPT))).toEqual([]);
  expect(Object.keys(EXEMPT).filter((name) => !verifiers.includes(name))).toEqual([]);
});

test('a verifier is seen by its name and by its docstring', () => {
  const text = [
    '/** Adds. */\nexport function add() {}',
    'export const verifySum = () => true;',
    '/**\n * True if so.\n *\n * Shares no code with the finder.\n */\nexport function isSum() {}',
    'export async function sumFault() {}',
  ].join('\n\n');
  expect(verifiersIn(text)).toEqual(['verifySum', 'isSum', 'sumFault']);
  expect(isAttacked('verifySum')).toBe(false);
});
