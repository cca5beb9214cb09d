// The board of the front page: a press on a peg picks its top disc, a press on another peg moves it
// there.
import { formatLabel, manaus, parseLabel, towerPuzzle } from '@manaus/core';
import { discPlaces } from '../src/front/board-shape';
import { said } from './load';

function play(board: HTMLElement): void {
  const rules = manaus(Number(board.dataset.discs));
  const puzzle = towerPuzzle(rules);
  const start = parseLabel(rules, board.dataset.start ?? '');
  const says = board.querySelector('.says');
  const again = board.querySelector<HTMLButtonElement>('.again');
  const pegs = [...board.querySelectorAll<SVGGElement>('.peg')];
  let [state, moves, picked] = [start, 0, null as number | null];

  const show = (text: string): void => {
    for (const { disc, x, y } of discPlaces(state)) {
      const top = picked !== null && state[picked]?.[0] === disc;
      board
        .querySelector(`[data-disc="${disc}"]`)
        ?.setAttribute('transform', `translate(${x} ${top ? y - 18 : y})`);
    }
    for (const [peg, part] of pegs.entries()) {
      part.classList.toggle('picked', peg === picked);
      const discs = state[peg] ?? [];
      part.setAttribute(
        'aria-label',
        // The name of a button begins with what is written on it.
        `${part.querySelector('.room')?.textContent}, ${said('peg', 'pino')} ${peg}: ${discs.join(', ') || said('empty', 'vazio')}`,
      );
    }
    if (says !== null) says.textContent = text;
    if (again !== null) again.hidden = moves === 0;
  };

  const counted = (): string => {
    const name = moves === 1 ? said('move', 'movimento') : said('moves', 'movimentos');
    return `${moves} ${name} · ${formatLabel(state)}`;
  };

  const pick = (peg: number): string => {
    if ((state[peg] ?? []).length === 0) return said('No disc there.', 'Não há disco ali.');
    picked = peg;
    return said('Where to?', 'Para onde?');
  };

  const put = (from: number, to: number): string => {
    picked = null;
    if (from === to) return counted();
    const move = puzzle.moves(state).find((each) => each.from === from && each.to === to);
    if (move === undefined) return refused(from, to);
    state = puzzle.apply(state, move);
    moves++;
    return (state[0]?.length ?? 0) === rules.discs ? won(moves) : counted();
  };

  const press = (peg: number): void => {
    show(picked === null ? pick(peg) : put(picked, peg));
  };

  const refused = (from: number, to: number): string => {
    const [disc = 0, on = Number.POSITIVE_INFINITY] = [state[from]?.[0], state[to]?.[0]];
    return (state[to]?.length ?? 0) >= (rules.capacities[to] ?? 0)
      ? said('That peg is full.', 'Esse pino está cheio.')
      : disc > on
        ? said(
            `Disc ${disc} is larger than disc ${on}.`,
            `O disco ${disc} é maior que o disco ${on}.`,
          )
        : said('Not that way.', 'Assim não.');
  };

  for (const part of pegs) {
    const peg = Number(part.dataset.peg);
    part.setAttribute('role', 'button');
    part.setAttribute('tabindex', '0');
    part.addEventListener('click', () => press(peg));
    part.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press(peg);
    });
  }
  again?.addEventListener('click', () => {
    [state, moves, picked] = [start, 0, null];
    show(said('From the start.', 'Do início.'));
  });
  show(says?.textContent ?? '');
}

const won = (moves: number): string =>
  moves === 5
    ? said('Done in 5 moves: none shorter.', 'Feito em 5 movimentos: não há solução mais curta.')
    : said(`Done in ${moves} moves; 5 are enough.`, `Feito em ${moves} movimentos; 5 bastam.`);

const board = document.querySelector<HTMLElement>('.board');
if (board !== null) play(board);
