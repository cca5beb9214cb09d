import { towerRegistry } from '@manaus/core';
import { heapGames } from '@manaus/games';
import { heapReferences, towerReferences } from '@manaus/papers/references';

const text = (words) => ({ kind: 'text', text: words });
const code = (words) => ({ kind: 'code', text: `\`${words}\`` });

/**
 * The towers and the heap games that the command line knows by name, as parts of a page of typedoc.
 * @param {(pack: string, name: string) => { kind: string, text: string }} link a link to a function
 * @param {object} registries ours by default
 */
export function listOfGames(link, { towers = towerRegistry, heapGames: games = heapGames } = {}) {
  return [
    ...list(
      'Towers',
      towers,
      ({ rules }) => rules,
      (name) => towerReferences(name).functions.map((each) => link('core', each)),
    ),
    ...list(
      'Heap games',
      games,
      ({ rule }) => rule,
      (name) => heapReferences(name).functions.map((each) => link('games', each)),
    ),
  ];
}

function list(heading, rows, said, linksOf) {
  const items = rows.flatMap((row) => {
    const links = linksOf(row.name).flatMap((link) => [text(' '), link]);
    const rule = said(row);
    return [
      text('- '),
      code(row.name),
      text(rule === undefined ? '' : `: ${rule}`),
      ...links,
      text('\n'),
    ];
  });
  return [text(`\n## ${heading}\n\n`), ...items];
}
