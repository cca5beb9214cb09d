import type { Write } from '../page/write.js';
import { type GraphDraft, graphDrafts } from './graphs.js';
import { draftTerms, oeisDraft, type SequenceDraft, sequenceDrafts } from './sequences.js';

/** The drafts for lists of others, as written to the folder `submissions`. */
export interface Submissions {
  readonly sequences: readonly SequenceDraft[];
  readonly graphs: readonly GraphDraft[];
}

/** Writes the drafts for the OEIS, each with its terms, and those for the House of Graphs. */
export function writeSubmissions(write: Write): Submissions {
  const submissions = { sequences: sequenceDrafts(), graphs: graphDrafts() };
  for (const draft of submissions.sequences) {
    write(draftPath(draft), oeisDraft(draft));
    write(termsPath(draft), draftTerms(draft));
  }
  write(GRAPHS, submissions.graphs.map(({ graph6 }) => `${graph6}\n`).join(''));
  write(INVARIANTS, `${JSON.stringify(submissions.graphs, null, 1)}\n`);
  return submissions;
}

export const draftPath = ({ name }: SequenceDraft): string => `submissions/oeis/${name}.txt`;
export const termsPath = ({ name }: SequenceDraft): string => `submissions/oeis/b-${name}.txt`;
export const GRAPHS = 'submissions/house-of-graphs.g6';
export const INVARIANTS = 'submissions/house-of-graphs.json';
