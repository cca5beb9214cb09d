import ts from 'typescript';
import { specifierOf } from '../examples/packages.mjs';
import { inRoot } from '../run/paths.mjs';
import { KINDS } from './kinds.mjs';

/**
 * The parameters of exported functions as TypeScript sees them: which kinds it admits there, and
 * the fields of those that are objects.
 *
 * @param {string[]} names `package.function`
 * @returns {Map<string, Parameter[]>} by name
 *
 * @typedef {{ name: string, admits: boolean[], length: number | null, fields: Field[] }} Parameter
 * `admits` in the order of `KINDS`; `length` of a tuple
 * @typedef {{ name: string, admits: boolean[], optional: boolean }} Field
 * `optional` where the object may be empty, as options are
 */
export function parametersOf(names) {
  // A first look counts type parameters, so that in the second each function is applied to `any`.
  const plain = typesOf(names);
  const { checker, types, kinds } = typesOf(names.map((name, i) => applied(name, plain.types[i])));
  const admits = (its) =>
    kinds.map((kind) => its.some((type) => checker.isTypeAssignableTo(kind, type)));
  return new Map(
    names.map((name, i) => [
      name,
      parametersOfAll(types[i].getCallSignatures()).map(([parameter, its]) => ({
        name: parameter,
        admits: admits(its),
        length: tupleLength(its),
        fields: fieldsOf(its).map(([field, { types: of, optional }]) => ({
          name: field,
          admits: admits(of),
          optional,
        })),
      })),
    ]),
  );

  /** Of all overloads together: a name and the types that may stand there; a rest by one value. */
  function parametersOfAll(signatures) {
    const merged = [];
    for (const { parameters } of signatures)
      parameters.forEach((symbol, i) => {
        const type = checker.getTypeOfSymbol(symbol);
        const rest = symbol.valueDeclaration?.dotDotDotToken !== undefined;
        merged[i] ??= [symbol.name, []];
        merged[i][1].push(rest ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : type);
      });
    return merged;
  }

  function tupleLength(its) {
    const lengths = its.map((type) => {
      const bare = checker.getNonNullableType(type);
      return isTuple(bare) && !bare.target.hasRestElement
        ? checker.getTypeArguments(bare).length
        : null;
    });
    return lengths.length === 1 ? lengths[0] : null;
  }

  /**
   * @param {ts.Type} type
   * @returns {type is ts.TupleTypeReference}
   */
  function isTuple(type) {
    return checker.isTupleType(type);
  }

  function fieldsOf(its) {
    const parts = its.flatMap((type) => {
      const bare = checker.getNonNullableType(type);
      return bare.isUnion() ? bare.types : [bare];
    });
    const fields = new Map();
    for (const part of parts.filter(hasFields)) {
      const symbols = checker.getPropertiesOfType(part);
      const optional = symbols.every(({ flags }) => (flags & ts.SymbolFlags.Optional) !== 0);
      for (const symbol of symbols) {
        const known = fields.get(symbol.name);
        fields.set(symbol.name, {
          types: [...(known?.types ?? []), checker.getTypeOfSymbol(symbol)],
          optional: optional || known?.optional === true,
        });
      }
    }
    return [...fields];
  }

  /** True for an object other than a function, a list or another collection. */
  function hasFields(type) {
    const symbols = checker.getPropertiesOfType(type);
    return (
      (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
      symbols.length > 0 &&
      type.getCallSignatures().length === 0 &&
      !symbols.some(({ name }) => name.startsWith('__@iterator'))
    );
  }
}

function applied(name, type) {
  const counts = type.getCallSignatures().map((it) => it.typeParameters?.length ?? 0);
  const most = Math.max(0, ...counts);
  return most === 0 ? name : `${name}<${Array(most).fill('any').join(', ')}>`;
}

/** The types of expressions over the packages, and of the kinds. */
function typesOf(expressions) {
  const packages = new Set([
    ...expressions.map((it) => it.split('.')[0]),
    'core',
    'graph',
    'kernels',
    'scale',
    'games',
    'blocks',
  ]);
  const file = inRoot('tools', 'doors', 'looked-at.ts');
  const text = [
    ...[...packages].map((name) => `import * as ${name} from '${specifierOf(name)}';`),
    ...expressions.map((expression, i) => `export const f${i} = ${expression};`),
    ...KINDS.map(({ type }, i) => `export declare const k${i}: ${type};`),
  ].join('\n');
  const program = programOf(file, text);
  const source = program.getSourceFile(file);
  const [fault] = program.getSemanticDiagnostics(source);
  if (fault !== undefined)
    throw new Error(ts.flattenDiagnosticMessageText(fault.messageText, '\n'));
  const checker = program.getTypeChecker();
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`TypeScript reads no module in ${text}`);
  const found = Object.fromEntries(
    checker
      .getExportsOfModule(module)
      .map((symbol) => [symbol.name, checker.getTypeOfSymbol(symbol)]),
  );
  return {
    checker,
    types: expressions.map((_, i) => found[`f${i}`]),
    kinds: KINDS.map((_, i) => found[`k${i}`]),
  };
}

/** A program of one file that is on no disk, and what it imports as it was built. */
function programOf(file, text) {
  const options = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options, true);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.getSourceFile = (path, version, ...rest) =>
    path === file
      ? ts.createSourceFile(path, text, version, true)
      : getSourceFile(path, version, ...rest);
  return ts.createProgram([file], options, host);
}
