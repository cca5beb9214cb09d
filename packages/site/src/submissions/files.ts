import type { Write } from '../page/write.js';
import { readSearches } from '../read/searches.js';
import { type GraphDraft, graphDrafts } from './graphs.js';
import { type MoreTerms, moreTerms, moreTermsDraft, moreTermsFile } from './more-terms.js';
import { draftTerms, oeisDraft, type SequenceDraft, sequenceDrafts } from './sequences.js';

/** The drafts for lists of others, as written to the folder `submissions`. */
export interface Submissions {
  readonly sequences: readonly SequenceDraft[];
  readonly graphs: readonly GraphDraft[];
  /** More terms of a published sequence; `null` if none were found. */
  readonly more: MoreTerms | null;
}

/** Writes the drafts for the OEIS, each with its terms, and those for the House of Graphs. */
export function writeSubmissions(write: Write): Submissions {
  const sequences = sequenceDrafts();
  const graphs = graphDrafts();
  const more = moreTerms(readSearches());
  for (const draft of sequences) {
    write(draftPath(draft), oeisDraft(draft));
    write(termsPath(draft), draftTerms(draft));
  }
  if (more !== null) {
    write(moreDraftPath(more), moreTermsDraft(more));
    write(moreTermsPath(more), moreTermsFile(more));
  }
  write(GRAPHS, graphs.map(({ graph6 }) => `${graph6}\n`).join(''));
  write(INVARIANTS, `${JSON.stringify(graphs, null, 1)}\n`);
  return { sequences, graphs, more };
}

export const draftPath = ({ name }: SequenceDraft): string => `submissions/oeis/${name}.txt`;
export const termsPath = ({ name }: SequenceDraft): string => `submissions/oeis/b-${name}.txt`;
export const moreDraftPath = ({ id }: MoreTerms): string => `submissions/oeis/${id}.txt`;
export const moreTermsPath = ({ id }: MoreTerms): string => `submissions/oeis/b${id.slice(1)}.txt`;
export const GRAPHS = 'submissions/house-of-graphs.g6';
export const INVARIANTS = 'submissions/house-of-graphs.json';
