import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * The fences of the `@example` tags of a file's exported declarations.
 * @param {string} file
 * @returns {{ file: string, name: string, line: number, code: string | null }[]} `line` is the
 * 1-based line of the first line of code; one entry with code `null` for a declaration without
 * examples
 */
export function examplesOf(file) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  return source.statements.filter(isExported).flatMap((statement) => {
    const fences = docComments(statement, text).flatMap((comment) => fencesOf(comment, source));
    const found = fences.length === 0 ? [{ line: 0, code: null }] : fences;
    return namesOf(statement).flatMap((name) => found.map((fence) => ({ file, name, ...fence })));
  });
}

const isExported = (node) =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword) === true;

function namesOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations
      .map((declaration) => declaration.name.getText())
      .slice(0, 1);
  return statement.name === undefined ? [] : [statement.name.text];
}

function docComments(statement, text) {
  const ranges = ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? [];
  return ranges
    .map(({ pos, end }) => ({ pos, text: text.slice(pos, end) }))
    .filter((comment) => comment.text.startsWith('/**'));
}

/** The ts fences after the first `@example` of a comment, without the stars. */
function fencesOf(comment, source) {
  const first = source.getLineAndCharacterOfPosition(comment.pos).line + 1;
  const lines = comment.text.split('\n').map((line) => line.replace(/^\s*\* ?/, ''));
  const fences = [];
  let example = false;
  let open = null;
  lines.forEach((line, i) => {
    if (open !== null && line.startsWith('```')) {
      fences.push({ line: first + open, code: lines.slice(open, i).join('\n') });
      open = null;
    } else if (open === null && /^@\w/.test(line)) example = line.startsWith('@example');
    else if (open === null && example && /^```ts\s*$/.test(line)) open = i + 1;
  });
  return fences;
}
