import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.js';

/** A theorem that a proof assistant checked, and the items that it is about. */
export interface CheckedTheorem {
  readonly name: string;
  readonly file: string;
  readonly words: string;
  readonly statement: string;
  readonly assumptions: readonly string[];
  readonly proves: readonly string[];
  readonly corrects: readonly string[];
  readonly supports: readonly string[];
}

/** A file of proofs with its theorems about items. */
export interface ProofFile {
  /** The path in the folder of the proofs: `towers/Hanoi.v`. */
  readonly file: string;
  readonly title: string;
  /** The idea of its proofs in some sentences. */
  readonly idea: string;
  readonly text: string;
  /** The files of ours that it imports. */
  readonly imports: readonly string[];
  readonly theorems: readonly CheckedTheorem[];
  readonly compiler: string;
  /** The names that its lemmas and theorems use, as the compiler recorded them. */
  readonly uses: Readonly<Record<string, readonly string[]>>;
}

/** The files that the stored certificate names; none without one. */
export function readProofs(): ProofFile[] {
  const certificate = inRoot('proofs', 'certificate.json');
  if (!existsSync(certificate)) return [];
  const { files, ...found } = JSON.parse(readFileSync(certificate, 'utf8'));
  return Object.keys(files).map((file) => proofFile(file, found));
}

/** The fields of the certificate beside the names of its files. */
interface Certificate extends Pick<ProofFile, 'theorems' | 'compiler'> {
  readonly uses?: Readonly<Record<string, ProofFile['uses']>>;
}

function proofFile(file: string, { compiler, theorems, uses }: Certificate): ProofFile {
  const text = readFileSync(inRoot('proofs', file), 'utf8');
  const own = theorems.filter((theorem) => theorem.file === file);
  const head = { file, ...headOf(text), text, imports: importsOf(text) };
  return { ...head, theorems: own, compiler, uses: uses?.[file] ?? {} };
}

/** The title of a file, and the idea of its proofs, from the comment that it begins with. */
function headOf(text: string): Pick<ProofFile, 'title' | 'idea'> {
  const comment = text.slice('(** * '.length, text.indexOf('*)'));
  const [title = '', ...idea] = comment.split('\n').map((line) => line.trim());
  return { title, idea: idea.join(' ').trim() };
}

const importsOf = (text: string): string[] =>
  [...text.matchAll(/^From Manaus\.(\w+) Require (?:Import|Export) ([\w\s]+)\./gm)].flatMap(
    ([, folder = '', names = '']) =>
      names
        .trim()
        .split(/\s+/)
        .map((name) => `${folder.toLowerCase()}/${name}.v`),
  );
