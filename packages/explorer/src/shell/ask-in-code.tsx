import { useEffect, useState } from 'preact/hooks';
import type { Words } from '../words/words.js';
import { isAlone, laboratoryFile, laboratoryLink, mostLinked } from './links.js';

interface AskInCodeProps {
  /** The cells that ask about what is on the page. */
  readonly cells: readonly string[];
  readonly words: Words;
}

/** True once it is known that the laboratory is served beside the report. */
function useLaboratory(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (location.protocol === 'file:' || isAlone()) return;
    fetch(laboratoryFile, { method: 'HEAD' }).then(
      ({ ok }) => setThere(ok),
      () => {},
    );
  }, []);
  return isThere;
}

/** A link to a notebook with cells that ask about what is on the page; from disk, how to serve it. Nothing where there is no report. */
export function AskInCode({ cells, words }: AskInCodeProps) {
  const isThere = useLaboratory();
  if (isAlone()) return null;
  if (location.protocol === 'file:') return <p class="aside">{words('laboratory.serve')}</p>;
  const link = laboratoryLink(cells);
  if (!isThere || link.length > mostLinked) return null;
  return (
    <p>
      <a href={link}>{words('laboratory')}</a>
    </p>
  );
}
