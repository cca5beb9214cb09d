import { visible } from '@manaus/core/internals';
import type { TableRecord } from '@manaus/plot';
import { describeConjecture } from '../conjectures/conjecture.js';
import { leftOpen } from './open.js';
import type { StudyRow } from './row.js';
import { constantsInWords, isConstant, type StudySequence, termsInWords } from './sequences.js';
import type { Study } from './study.js';
import { studyTable } from './table.js';
import { rulesOf } from './words.js';

/** Figures and versions that a report refers to. */
interface StudyMarkdownOptions {
  /** The paths of the figures, by their names; none by default. */
  readonly figures?: Readonly<Record<string, string>>;
  /**
   * The versions of what computed it, such as `code version 1a2b, Node 20.20.2`; left out by
   * default.
   */
  readonly versions?: string;
}

/**
 * A report of a study in Markdown: rules in words, table, sequences, figures, methods, and open
 * fields.
 *
 * @example
 * ```ts
 * studyMarkdown(study(manaus, { discs: [2, 4] })).split('\n')[0]; // => '# Manaus'
 * ```
 */
export function studyMarkdown(
  study: Study,
  { figures = {}, versions }: StudyMarkdownOptions = {},
): string {
  const [least, most] = study.discs;
  const open = leftOpen(study);
  const images = Object.entries(figures).map(([name, path]) => `![${name}](${path})`);
  const sections = [
    `# ${inMarkdown(study.name)}`,
    `The tower ${inMarkdown(study.name)}, studied for n = ${least} to ${most} discs.`,
    ['## Rules', bullets(rulesOf(study).map(inMarkdown))],
    ['## Numbers', markdownTable(studyTable(study)), WORDS],
    ['## Worst starts', bullets(study.rows.map(worstStarts))],
    [
      '## Sequences, theorems and conjectures',
      CONJECTURES,
      bullets(sequencesInMarkdown(study.sequences)),
    ],
    ...(images.length === 0 ? [] : ['## Figures', ...images]),
    ['## How it was computed', ...computed(study, versions)],
    ['## Left open', open.length === 0 ? 'Nothing.' : bullets(open.map(inMarkdown))],
  ];
  return `${sections.flat().join('\n\n')}\n`;
}

const WORDS =
  'A state is an arrangement of the discs that breaks no rule. The worst case is the largest distance to the goal of a state that can reach it; worst starts are the states at that distance, and their shortest solutions are counted all together. Diameter, radius and Hamilton path are those of the component that holds the goal.';

const CONJECTURES =
  'What is proved holds for every number of discs: `manaus theorems --certificate` writes the reason, which a verifier accepts. A conjecture is the simplest formula that fits the first terms and gives all further ones. It is no proof: it is claimed for the range that was tested, and may fail beyond. A published sequence that agrees is no proof either.';

/** The sequences and their conjectures; all that are constant over one range in one item. */
export const sequencesInMarkdown = (sequences: readonly StudySequence[]): string[] => [
  ...sequences
    .filter((sequence) => !isConstant(sequence))
    .map((sequence) => {
      const known = sequence.recognized
        .map(
          ({ text, sequence: { id } }) =>
            ` ${text.replace(id, `[${id}](https://oeis.org/${id})`)}.`,
        )
        .join('');
      return `**${sequence.title}**, ${termsInWords(sequence)}. ${formula(sequence)}${known}`;
    }),
  ...constantsInWords(sequences).map((line) => `${line[0].toUpperCase()}${line.slice(1)}.`),
];

function formula({ theorem, conjecture }: StudySequence): string {
  if (theorem !== null) {
    const { form, claim, from } = theorem;
    return form === null ? `Proved: \`${claim}\`.` : `Proved: \`${form}\`, for every n >= ${from}.`;
  }
  if (conjecture === null) return 'No formula found.';
  const { text } = conjecture;
  return `\`${text}\`, ${describeConjecture(conjecture).replace(`: ${text}`, '')}.`;
}

const worstStarts = (row: StudyRow): string =>
  `n = ${row.parameters.discs}, ${row.eccentricity} moves: ${farthestInMarkdown(row)}`;

/** The labels of the worst starts; dots where there are more. */
function farthestInMarkdown({ farthest, worstStarts }: StudyRow): string {
  const labels = farthest.map((label) => `\`${label}\``).join(' ');
  return worstStarts > farthest.length ? `${labels} …` : labels;
}

function computed({ rows, complete }: Study, versions: string | undefined): string[] {
  const engines = [...new Set(rows.map(engineInWords))];
  return [
    `By a search of the whole state graph for every n, with ${engines.join(' and ')}${versions === undefined ? '' : `; ${versions}`}. All numbers are exact.`,
    ...(complete ? [] : ['The study was ended before its range was done.']),
  ];
}

function engineInWords({ method, engine, workers }: StudyRow): string {
  const threads = workers === 1 ? '1 thread' : `${workers} threads`;
  return `${METHODS[method]} (${engine === 'wasm' ? 'WebAssembly' : 'TypeScript'}, ${threads})`;
}

const METHODS: Readonly<Record<StudyRow['method'], string>> = {
  explicit: 'the stored graph',
  planes: 'bit planes',
  classes: 'one class of placements at a time',
  lift: 'orders lifted over heights',
  lists: 'lists of ranks',
};

/** The items of a list in Markdown. */
export const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** Rows as a table of Markdown: numbers to the right, a dash where nothing is known. */
function markdownTable(rows: readonly TableRecord[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const rule = columns.map((column) =>
    rows.some((row) => typeof row[column] === 'number' || typeof row[column] === 'bigint')
      ? '---:'
      : '---',
  );
  const body = rows.map((row) => columns.map((column) => cellText(row[column])));
  return [columns, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellText(cell: TableRecord[string]): string {
  if (cell === null || cell === undefined) return '–';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return inMarkdown(String(cell));
}

/**
 * A text as Markdown that shows it as it is, in one line: no emphasis, link, heading, cell, formula
 * or HTML begins in it.
 *
 * @example
 * ```ts
 * inMarkdown('<b> *x* | [y](z)'); // => '\\<b\\> \\*x\\* \\| \\[y\\](z)'
 * ```
 */
const inMarkdown = (text: string): string => visible(text.replace(/[\\`*_[\]<>#|&~$]/g, '\\$&'));
