import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';

/** A place in a text, counted from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * The place in a JSON text of a field, or of the first fault of the text if it is not JSON.
 *
 * Of a field that is missing it is that of what it is missing in; of a text that nests too deep for
 * the parser, its start.
 *
 * @param field as errors name it, such as `goals[0].allOn`
 *
 * @example
 * ```ts
 * placeInDocument('{\n  "goals": [{ "allOn": 7 }]\n}', 'goals[0].allOn'); // => { line: 2, column: 24 }
 * placeInDocument('{ "pegs": 3', 'file'); // => { line: 1, column: 12 }
 * ```
 */
export function placeInDocument(text: string, field: string): Place {
  const errors: ParseError[] = [];
  const root = treeOf(text, errors);
  const [error] = errors;
  if (error !== undefined || root === undefined) return placeOf(text, error?.offset ?? 0);
  return placeOf(text, nearestNode(root, pathOf(field)).offset);
}

/** The node at a path, or at as much of it as there is. */
function nearestNode(root: Node, path: (string | number)[]): Node {
  const node = findNodeAtLocation(root, path);
  return node ?? nearestNode(root, path.slice(0, -1));
}

/** The tree of a text; none of one that nests too deep: the parser calls itself for each level. */
function treeOf(text: string, errors: ParseError[]): Node | undefined {
  try {
    return parseTree(text, errors, { disallowComments: true });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const pathOf = (field: string): (string | number)[] =>
  [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) =>
    index === undefined ? name : Number(index),
  );

function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
