import assert from 'node:assert/strict';
import { types } from 'node:util';
import ts from 'typescript';

const AsyncFunction = /** @type {FunctionConstructor} */ ((async () => {}).constructor);

/**
 * Runs one example with the given names in scope; returns what went wrong, each with its line in
 * the file.
 * @param {{ code: string, line: number }} example
 * @param {Record<string, unknown>} scope
 * @returns {Promise<{ line: number, message: string }[]>}
 */
export async function runExample(example, scope) {
  const problems = [];
  let line = example.line;
  const report = (at, error) =>
    problems.push({ line: example.line + at, message: firstLines(error) });
  const hooks = {
    __at: (at) => {
      line = example.line + at;
    },
    __equal: async (at, actual, expected) =>
      attempt(
        () => equal(actual, expected),
        (error) => report(at, error),
      ),
    __throws: async (at, actual, part) =>
      attempt(
        () => throws(actual, part),
        (error) => report(at, error),
      ),
  };
  try {
    const names = { ...scope, ...hooks };
    await new AsyncFunction(...Object.keys(names), `{${toScript(example.code)}}`)(
      ...Object.values(names),
    );
  } catch (error) {
    problems.push({ line, message: firstLines(error) });
  }
  return problems;
}

const attempt = async (action, onError) => {
  try {
    await action();
  } catch (error) {
    onError(error);
  }
};

const firstLines = (error) => messageOf(error).split('\n').slice(0, 12).join('\n    ');

const messageOf = (error) => (error instanceof Error ? error.message : String(error));

async function equal(actual, expected) {
  assert.deepStrictEqual(plain(await actual()), plain(await expected()));
}

async function throws(actual, part) {
  const messages = [];
  await attempt(actual, (error) => messages.push(messageOf(error)));
  if (messages.length === 0)
    throw new Error(`nothing was thrown; expected a message with: ${part}`);
  if (!messages[0].includes(part))
    throw new Error(`thrown: ${messages[0]}; expected a message with: ${part}`);
}

/** Typed arrays are compared by their values: an example may write them as plain ones. */
function plain(value) {
  if (types.isTypedArray(value)) return [...value];
  if (Array.isArray(value)) return value.map(plain);
  if (
    value === null ||
    typeof value !== 'object' ||
    Object.getPrototypeOf(value) !== Object.prototype
  )
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
}

/** The example as JavaScript in which `// => value` and `// throws part` have become checks. */
function toScript(code) {
  const source = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2022, true);
  const script = source.statements.map((statement) => checked(statement, source)).join('\n');
  const { outputText } = ts.transpileModule(script, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  return outputText.replace(/^export \{\};$/m, '');
}

function checked(statement, source) {
  if (ts.isImportDeclaration(statement)) return ''; // what may be imported is in scope already
  const line = source.getLineAndCharacterOfPosition(statement.getStart()).line;
  const comment = trailingComment(statement, source.text);
  const expression = ts.isExpressionStatement(statement)
    ? statement.expression.getText()
    : declared(statement);
  const before = `__at(${line});\n`;
  const value = /^\/\/ => (.*)$/s.exec(comment)?.[1];
  const part = /^\/\/ throws (.*)$/s.exec(comment)?.[1];
  if (expression === null || (value === undefined && part === undefined))
    return before + statement.getText();
  const itself = ts.isExpressionStatement(statement) ? '' : `${statement.getText()}\n`;
  if (part !== undefined)
    return `${before}await __throws(${line}, async () => (${expression}), ${JSON.stringify(part.trim())});`;
  return `${before}${itself}await __equal(${line}, async () => (${expression}), async () => (${value}));`;
}

/** `const x = …; // => value` checks x. */
function declared(statement) {
  return ts.isVariableStatement(statement) && statement.declarationList.declarations.length === 1
    ? statement.declarationList.declarations[0].name.getText()
    : null;
}

function trailingComment(statement, text) {
  const ranges = ts.getTrailingCommentRanges(text, statement.getEnd()) ?? [];
  return ranges.length === 0 ? '' : text.slice(ranges[0].pos, ranges[0].end).trim();
}
