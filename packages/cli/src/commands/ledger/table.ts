import type { LedgerRow } from '@manaus/papers';
import { type Fact, headed, twoColumns } from '../../tables/columns.js';
import { styled } from '../../tables/style.js';
import { cut, inLines, WIDTH } from '../../tables/text.js';

const VERDICTS = ['holds', 'proved', 'holds-in-range', 'fails', 'misprint', 'unchecked'] as const;
/** The columns of the scoreboard: findings of a smallest case alone are counted apart. */
const COLUMNS = [...VERDICTS.slice(0, -1), 'border', 'unchecked'];

/** The ledger for people: one line per item, and a scoreboard. */
export const ledgerTable = (rows: readonly LedgerRow[], color: boolean): string =>
  inLines([...rowLines(rows, color), '', ...scoreboard(rows, color)]);

/** All that is known of one item; where it fails, also the items that rest on it. */
export function itemTable(row: LedgerRow, above: readonly string[], color: boolean): string {
  const { kind, judges, statement, verdict, checked, counterexample, departs, rules } = row;
  const { methods, reason, border, certainty, rebuilt, proofs } = row;
  const fields: readonly (readonly [name: string, value: string | null])[] = [
    ['kind', kind],
    ['statement', statement],
    ['judges', judges === 'sentence' ? null : judges],
    ['verdict', border ? `${verdict}, for a border case alone` : verdict],
    ['checked', checked],
    ['counterexample', counterexample],
    ['read as', departs],
    ['origin', certainty],
    ['rebuilt', rebuilt ? 'yes: the picture is lost' : null],
    ['rules', rules],
    ['methods', String(methods)],
    ['reason', reason],
    [
      'proofs',
      proofs.length > 0
        ? proofs.map(({ role, file, name }) => `${role} it: ${name} in proofs/${file}`).join('; ')
        : null,
    ],
    ['supports', verdict === 'fails' && above.length > 0 ? above.join(', ') : null],
  ];
  const known = fields.filter((field): field is Fact => field[1] !== null);
  return inLines([styled(row.id, 'bold', color), '', ...twoColumns(known, color)]);
}

function rowLines(rows: readonly LedgerRow[], color: boolean): string[] {
  const idWidth = Math.max(...rows.map(({ id }) => id.length));
  const verdictWidth = Math.max(...VERDICTS.map((verdict) => verdict.length));
  return rows.map((row) => {
    const left = `${row.id.padEnd(idWidth)}  ${row.verdict.padEnd(verdictWidth)}  `;
    return (
      left +
      styled(
        cut(row.counterexample ?? row.reason ?? row.checked, WIDTH - left.length),
        'faint',
        color,
      )
    );
  });
}

function scoreboard(rows: readonly LedgerRow[], color: boolean): string[] {
  const works = [...new Set(rows.map(workOf))];
  const body = works.map((work) =>
    score(
      work,
      rows.filter((row) => workOf(row) === work),
    ),
  );
  const all = works.length > 1 ? [score('all', rows)] : [];
  return headed([['work', ...COLUMNS, 'items'], ...body, ...all], color, [0]);
}

/** The line of some items: how many are in each column, and in all. */
function score(name: string, rows: readonly LedgerRow[]): string[] {
  const counts = COLUMNS.map(
    (column) =>
      rows.filter(({ verdict, border }) => (border ? 'border' : verdict) === column).length,
  );
  return [name, ...[...counts, rows.length].map(String)];
}

const workOf = ({ id }: LedgerRow) => id.slice(0, id.indexOf('/'));

/**
 * The line about items that are proved but are said to hold in the range tested, because the proofs
 * do not stand: an installed package has none, and in a checkout a file may have changed since.
 * `null` if there are no such items.
 */
export function withoutProofs(rows: readonly Pick<LedgerRow, 'recorded' | 'verdict'>[]) {
  const count = rows.filter(
    ({ recorded, verdict }) => recorded === 'proved' && verdict === 'holds-in-range',
  ).length;
  if (count === 0) return null;
  const items = count === 1 ? '1 item is' : `${count} items are`;
  return `manaus ledger: ${items} proved but called holds-in-range: the proofs stand in the repository, and are not here or were changed`;
}
