// The table of all families of three-peg towers: shows the rows that are looked for, some at a
// time. Its rows come as a script, which a page from disk may load too.
import { type Family, readFamily } from '@manaus/theorems';
import { type JSX, render } from 'preact';
import { arrows, digraphName, familyAddress, withMinus } from '../src/atlas/words';
import { Mathematics } from '../src/page/mathematics';
import { plain, recall, remember } from './filter';
import { fileOf, load, said } from './load';
import { prepareScroll } from './scroll';

/** The rows that are shown at once. */
const PAGE = 100;

interface Row {
  readonly family: Family;
  readonly formulas: readonly string[];
  /** What is searched. */
  readonly text: string;
}

const NUMBERS = [
  { en: 'worst case', pt: 'pior caso' },
  { en: 'worst starts', pt: 'piores inícios' },
  { en: 'can reach the goal', pt: 'chegam ao objetivo' },
  { en: 'states', pt: 'estados' },
  { en: 'components', pt: 'componentes' },
  { en: 'from n', pt: 'a partir de n' },
];
const COLUMNS = [
  { en: 'capacities', pt: 'capacidades' },
  { en: 'moves', pt: 'movimentos' },
  { en: 'goal', pt: 'objetivo' },
  ...NUMBERS,
];

/** Without white space about signs: `2^n - 3` is one word. */
const compact = (text: string): string =>
  plain(text)
    .replaceAll('−', '-')
    .replaceAll('->', '→')
    .replaceAll(/\s*([-+=/·,↔→])\s*/g, '$1');

function rowOf([capacities = '', arcs = '', goal = '', ...formulas]: readonly string[]): Row {
  const family = readFamily({
    capacities: capacities.split(' '),
    moves: (arcs === '' ? [] : arcs.split(' ')).map(
      (pair) => [Number(pair[0]), Number(pair[1])] as const,
    ),
    goal: goal === '' ? null : Number(goal.slice(1)),
  });
  const { moves } = family;
  const name = digraphName(moves);
  const shown = [family.capacities.join(), arrows(moves), name?.en, name?.pt, goal, formulas];
  const directed = moves.map((pair) => pair.join('→'));
  return { family, formulas, text: compact([...shown.flat(), ...directed].join(' | ')) };
}

/** True for a row that a word is about: `n-1,n,2` are its capacities, whichever peg comes first. */
function has({ family, text }: Row, word: string): boolean {
  if (!/^(?:n(?:-\d)?|\d)(?:,(?:n(?:-\d)?|\d)){2}$/.test(word)) return text.includes(word);
  const sorted = word.split(',').sort((a, b) => rankOf(a) - rankOf(b));
  return family.capacities.join() === sorted.join();
}

const rankOf = (capacity: string): number =>
  capacity.startsWith('n') ? Number(capacity.slice(2)) : 10 + Number(capacity);

const Line = ({ row: { family, formulas } }: { readonly row: Row }): JSX.Element => {
  const { capacities, moves, goal } = family;
  const name = digraphName(moves);
  return (
    <tr>
      <th scope="row">
        <a href={familyAddress(family)}>{withMinus(capacities.join(', '))}</a>
      </th>
      <td>
        <span class="arrows">{arrows(moves).join(' ')}</span>{' '}
        {name !== null && <span class="quiet">{said(name.en, name.pt)}</span>}
      </td>
      <td>{goal === null ? '–' : <Mathematics text={`p${goal}`} />}</td>
      {formulas.map((formula) => (
        <td class="formula-cell">
          {formula === '' ? '–' : <Mathematics text={withMinus(formula)} />}
        </td>
      ))}
    </tr>
  );
};

function show(place: HTMLElement, rows: readonly Row[], most: number): void {
  render(
    rows.length === 0 ? null : (
      <>
        <div class="scroll">
          <table>
            <thead>
              <tr>
                {COLUMNS.map(({ en, pt }) => (
                  <th scope="col">{said(en, pt)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, most).map((row) => (
                <Line row={row} />
              ))}
            </tbody>
          </table>
        </div>
        {rows.length > most && (
          <button type="button" onClick={() => show(place, rows, most + PAGE)}>
            {said(
              `${Math.min(PAGE, rows.length - most)} more rows`,
              `Mais ${Math.min(PAGE, rows.length - most)} linhas`,
            )}
          </button>
        )}
      </>
    ),
    place,
  );
  prepareScroll();
}

/** The digraphs of the table, in its order, with their names, as options. */
function fillMoves(select: HTMLSelectElement, rows: readonly Row[]): void {
  const names = new Map(
    rows.map(({ family: { moves } }) => [arrows(moves).join(' '), digraphName(moves)]),
  );
  const options = [...names].map(([arcs, name]) => {
    const named = name === null ? '' : said(name.en, name.pt);
    return new Option(arcs === '' ? named : `${arcs} ${named}`.trim(), `=${arcs}`);
  });
  select.replaceChildren(new Option(said('all', 'todos'), ''), ...options);
}

function prepare(form: HTMLFormElement, place: HTMLElement, { cells, rows }: FamilyCells): void {
  const all = rows.map((row) => rowOf(row.map((number) => cells[number] ?? '')));
  const apply = (): void => {
    const chosen = new FormData(form);
    const words = compact(String(chosen.get('text') ?? '')).split(/\s+/);
    const moves = String(chosen.get('moves') ?? '');
    const found = all.filter(
      (row) =>
        (chosen.has('goal') || row.family.goal !== null) &&
        (moves === '' || moves === `=${arrows(row.family.moves).join(' ')}`) &&
        words.every((word) => has(row, word)),
    );
    show(place, found, PAGE);
    const output = form.querySelector('output');
    if (output !== null)
      output.textContent = said(
        `${found.length} of ${all.length} rows`,
        `${found.length} de ${all.length} linhas`,
      );
    remember(chosen);
  };
  const select = form.querySelector('select');
  if (select !== null) fillMoves(select, all);
  recall(form);
  form.hidden = false;
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  apply();
}

const form = document.querySelector<HTMLFormElement>('form.families');
const place = document.querySelector<HTMLElement>('div.families');
if (form !== null && place !== null) {
  window.manausFamilies = (table) => prepare(form, place, table);
  load(fileOf('assets/family-table.js')).catch((error) => console.error(error));
}
