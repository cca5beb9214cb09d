import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot } from './paths.js';

/** The code of the check of an item. */
export interface SourceFile {
  /** The path of its module in the repository. */
  readonly path: string;
  /** The module, or the part that is about the item where the module checks several. */
  readonly text: string;
}

/** The folders of a work without checks of items. */
const APART = ['evidence', 'figures', 'algorithms'];

/** The code of the checks of a work, by the rest of the ids of its items. */
export function itemSources(work: string): ReadonlyMap<string, SourceFile> {
  const folder = `packages/papers/src/${work}`;
  const modules = (readdirSync(inRoot(folder), { recursive: true }) as string[])
    .map((name) => name.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !APART.includes(file.slice(0, file.indexOf('/'))));
  return new Map(modules.flatMap((file) => partsOf(`${folder}/${file}`)));
}

/** The checks that the default export of a module has, each with its text. */
function partsOf(path: string): [rest: string, source: SourceFile][] {
  const text = readFileSync(inRoot(path), 'utf8');
  const module = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const exported = module.statements.find(ts.isExportAssignment)?.expression;
  const checks =
    exported !== undefined && ts.isSatisfiesExpression(exported) && exported.expression;
  if (!checks || !ts.isObjectLiteralExpression(checks))
    throw new Error(`${path} exports no checks by the names of their items`);
  return checks.properties.map((check) => {
    const name = check.name as ts.PropertyName & { readonly text: string };
    // Among others, a check has an indentation that it has not by itself.
    const alone = `${check.getText().replaceAll('\n  ', '\n')},\n`;
    return [name.text, { path, text: checks.properties.length === 1 ? text : alone }];
  });
}
