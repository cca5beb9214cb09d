import { useEffect, useState } from 'preact/hooks';
import type { Words } from '../words/words.js';
import { isAlone, isFromDisk, laboratoryFile, laboratoryLink, mostLinked } from './links.js';

interface AskInCodeProps {
  /** The cells that ask about what is on the page. */
  readonly cells: readonly string[];
  readonly words: Words;
}

/** True once it is known that the laboratory is served beside the report. */
function useLaboratory(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    isServed().then(setThere);
  }, []);
  return isThere;
}

async function isServed(): Promise<boolean> {
  if (isFromDisk() || isAlone()) return false;
  try {
    return (await fetch(laboratoryFile, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

/**
 * A link to a notebook with cells that ask about what is on the page; from disk, how to serve it.
 * Nothing where there is no report.
 */
export function AskInCode({ cells, words }: AskInCodeProps) {
  const isThere = useLaboratory();
  if (isAlone()) return null;
  if (isFromDisk()) return <p class="aside">{words('laboratory.serve')}</p>;
  const link = laboratoryLink(cells);
  if (!isThere || link.length > mostLinked) return null;
  return (
    <p>
      <a href={link}>{words('laboratory')}</a>
    </p>
  );
}

/** A line of a cell, not of the page: the page itself imports less. */
export const importLine = (pack: string, ...names: readonly string[]): string =>
  `import { ${names.join(', ')} } from '@manaus/${pack}';`;
