import { dialogueFigure } from '@manaus/plot';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { printed } from '../printed.js';
import { printedClassifier, type Spoken } from './evidence/printed-classifier.js';
import { outcomesByOptions } from './evidence/subtraction-rows.js';

const id = 'carvalho2013/figure-2.1-2.4';

/** A line that names nothing but what the program asks or announces. */
const isPrompt = ({ who, text }: Spoken) =>
  who === 'program' && !/^(entered \d+|\d+ -> [PN]|[PN]+)$/.test(text);

const session = () =>
  printedClassifier(
    printed(id)
      .filter(({ who }) => who === 'user')
      .map(({ text }) => text),
  );

/** The dialogue cut before what opens figures 2.2, 2.3 and 2.4. */
function windows(dialogue: readonly Spoken[]): { heading: string; lines: readonly Spoken[] }[] {
  const opens = dialogue.flatMap((line, i) =>
    isPrompt(line) && !/cut/.test(line.text) ? [i] : [],
  );
  const headings = ['2.1: the limit', '2.2: the set S', '2.3: the positions', '2.4: the guess'];
  return headings.map((heading, i) => ({
    heading,
    lines: dialogue.slice(opens[i], opens[i + 1] ?? dialogue.length),
  }));
}

/** The printed list and lines against the outcomes by definition, without the program. */
function wrongPrint(): string | null {
  const shown = printed(id)
    .filter(({ who }) => who === 'program')
    .map(({ text }) => text);
  const set = shown
    .filter((text) => text.startsWith('entered'))
    .map((text) => Number(text.slice(8)));
  const list = shown.filter((text) => text.includes('->'));
  const row = outcomesByOptions(set, list.length - 1);
  const cut = row.join('').match(/.{1,4}/g) ?? [];
  return firstWrong(
    ...list.map((text, x) => differ(`line ${x}`, text, `${x} -> ${row[x]}`)),
    differ('lines', shown.filter((text) => /^[PN]+$/.test(text)).join(' '), cut.join(' ')),
  );
}

const item: FigureItem = {
  id,
  kind: 'figure',
  statement:
    'Figures 2.1 to 2.4 show a session of the printed classifier: limit 21, S = {1, 2, 3}, the list of the outcomes of 0 to 20, and these cut at the guess 4, as the program writes them and as the game has them.',
  departs:
    'What the program asks and announces is not compared; in the transcription it differs from the printed program in brackets and line breaks.',
  caption: 'A session with the classifier, window by window',
  uses: ['carvalho2013/classifier', 'carvalho2013/table-2.1'],
  recorded: 'holds',
  figure: () =>
    dialogueFigure({
      title: 'A session with the printed classifier',
      subtitle: 'yellow: what the user types; the words of the program are ours',
      windows: windows(session().dialogue),
    }),
  check: () => {
    const rows = printed(id).map(({ who, text }) => `${who}: ${text}`);
    const run = session()
      .dialogue.filter((line) => !isPrompt(line))
      .map(({ who, text }) => `${who}: ${text}`);
    const wrong = () =>
      firstWrong(
        differ('lines', rows.length, run.length),
        ...rows.map((row, i) => differ(`line ${i + 1}`, row, run[i])),
        wrongPrint(),
      );
    return finite([0], wrong, {
      checked: `all ${rows.length} lines typed and answered, by running the program and from the definition of P and N`,
      methods: 2,
    });
  },
};
export default item;
