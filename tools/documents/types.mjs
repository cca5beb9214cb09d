import { join } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from '../examples/sources.mjs';
import { inRoot } from '../run/paths.mjs';

/** The options of the repository, for files that are only checked. */
function compilerOptions() {
  const { config } = ts.readConfigFile(inRoot('tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, inRoot());
  return {
    ...options,
    // What is built is what a reader's code is checked against.
    composite: false,
    customConditions: [],
    noEmit: true,
    allowJs: true,
    checkJs: true,
    noUnusedLocals: false,
    typeRoots: [inRoot('node_modules', '@types')],
  };
}

/**
 * The errors of the compiler in some files: nothing, or one line per problem.
 * @param {string} root the folder they stand in
 * @param {string[]} files
 * @returns {string[]}
 */
export function typeProblems(root, files) {
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    compilerOptions(),
  );
  return ts.getPreEmitDiagnostics(program).map((problem) => {
    const message = ts.flattenDiagnosticMessageText(problem.messageText, '\n');
    if (problem.file === undefined || problem.start === undefined) return message;
    const { line } = problem.file.getLineAndCharacterOfPosition(problem.start);
    return `${problem.file.fileName}:${line + 1}: ${message}`;
  });
}

/** The modules beside notebooks, whose exports the glossary names too. */
const besideNotebooks = () =>
  sourceFiles(inRoot('notebooks')).filter((file) => !file.endsWith('.test.ts'));

/**
 * True if an identifier, or a member as in `TowerRules.capacities`, is exported by a source file of
 * the packages or by a module beside a notebook: types of results are reached through their
 * functions, and have names all the same.
 * @param {string[]} packages
 * @returns {(name: string) => boolean}
 */
export function exportedNames(packages) {
  // The entries of the packages come last: where two modules share a name, theirs is meant.
  const files = [
    ...packages.flatMap((name) => sourceFiles(inRoot('packages', name, 'src'))),
    ...besideNotebooks(),
    ...packages.flatMap((name) =>
      ['index.ts', 'node.ts']
        .map((file) => inRoot('packages', name, 'src', file))
        .filter(ts.sys.fileExists),
    ),
  ];
  const program = ts.createProgram(files, compilerOptions());
  const checker = program.getTypeChecker();
  const symbols = new Map(
    files
      .flatMap((file) => program.getSourceFile(file) ?? [])
      .flatMap((source) => checker.getSymbolAtLocation(source) ?? [])
      .flatMap((module) => checker.getExportsOfModule(module))
      .map((symbol) => [symbol.getName(), symbol]),
  );
  const typeOf = (symbol) => {
    const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return real.flags & ts.SymbolFlags.Type
      ? checker.getDeclaredTypeOfSymbol(real)
      : checker.getTypeOfSymbol(real);
  };
  return (name) => {
    const [head, member] = name.split('.');
    const symbol = symbols.get(head);
    return (
      symbol !== undefined &&
      (member === undefined || checker.getPropertyOfType(typeOf(symbol), member) !== undefined)
    );
  };
}
