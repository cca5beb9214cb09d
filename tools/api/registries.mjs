import { towerRegistry } from '@manaus/core';
import { heapGames } from '@manaus/games';

const text = (words) => ({ kind: 'text', text: words });
const code = (words) => ({ kind: 'code', text: `\`${words}\`` });

/**
 * The towers and the heap games that the command line knows by name, as parts of a page of typedoc.
 * @param {(pack: string, name: string) => { kind: string, text: string }} link a link to a function
 * @param {object} registries ours by default
 */
export function listOfGames(link, { towers = towerRegistry, heapGames: games = heapGames } = {}) {
  return [
    ...list('Towers', towers, ({ rules }) => rules, 'core', link),
    ...list('Heap games', games, ({ rule }) => rule, 'games', link),
  ];
}

function list(heading, rows, said, pack, link) {
  const items = rows.flatMap((row) => {
    const links = (row.references?.functions ?? []).flatMap((name) => [
      text(' '),
      link(pack, name),
    ]);
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
