import { readFileSync } from 'node:fs';
import { answers } from '@manaus/cli/answers';
import { inRoot } from '../run/paths.mjs';
import { jsonPage } from './page.mjs';
import { pythonTypes } from './python.mjs';
import { shapesIn, typeOf } from './shapes.mjs';

const FUNCTIONS = 'python/src/manaus/_functions.py';

/** The files that come from the shapes of the answers, with their texts. */
const written = () => ({
  'docs/json.md': jsonPage(typesOf(answers), shapesIn(Object.values(answers))),
  'python/src/manaus/_answers.py': pythonTypes(shapesIn(answersInPython())),
});

/**
 * The files whose text is not the one that comes from the shapes, with that text.
 * @returns {[string, string][]}
 */
export const outdated = () =>
  Object.entries(written()).filter(([file, text]) => textOf(file) !== text);

function textOf(file) {
  try {
    return readFileSync(inRoot(file), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

const typesOf = (schemas) =>
  Object.fromEntries(Object.entries(schemas).map(([command, each]) => [command, typeOf(each)]));

/**
 * The answers to the commands that are functions of the Python package; the first where there are
 * several, as the others are those of options that a function lacks.
 */
function answersInPython() {
  const functions = readFileSync(inRoot(FUNCTIONS), 'utf8').matchAll(/^def ([a-z]+)\(/gm);
  const names = new Set([...functions].map(([, name]) => name));
  return Object.entries(answers)
    .filter(([command]) => names.has(command))
    .map(([, schema]) => (schema.type === 'union' ? schema.options[0] : schema));
}
