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

/** What the pages read of the stored certificate; `files` is by the path of each. */
interface Certificate extends Pick<ProofFile, 'theorems' | 'compiler'> {
  readonly files: Readonly<Record<string, unknown>>;
  readonly uses?: Readonly<Record<string, ProofFile['uses']>>;
}

/** The files that the stored certificate names; none without one. */
export function readProofs(): ProofFile[] {
  const stored = inRoot('proofs', 'certificate.json');
  if (!existsSync(stored)) return [];
  const certificate: Certificate = JSON.parse(readFileSync(stored, 'utf8'));
  return Object.keys(certificate.files).map((file) => {
    const text = readFileSync(inRoot('proofs', file), 'utf8');
    // A file begins with a comment: its title, then the idea of its proofs.
    const comment = text.slice('(** * '.length, text.indexOf('*)'));
    const [title = '', ...idea] = comment.split('\n').map((line) => line.trim());
    const imports = [
      ...text.matchAll(/^From Manaus\.(\w+) Require (?:Import|Export) ([\w\s]+)\./gm),
    ].flatMap(([, folder = '', names = '']) =>
      names
        .trim()
        .split(/\s+/)
        .map((name) => `${folder.toLowerCase()}/${name}.v`),
    );
    return {
      file,
      title,
      idea: idea.join(' ').trim(),
      text,
      imports,
      theorems: certificate.theorems.filter((theorem) => theorem.file === file),
      compiler: certificate.compiler,
      uses: certificate.uses?.[file] ?? {},
    };
  });
}
