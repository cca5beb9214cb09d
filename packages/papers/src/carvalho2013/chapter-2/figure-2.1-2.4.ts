import { dialogueFigure } from '@manaus/plot/internals';
import { type Checks, finite } from '../../check/index.js';
import { printed } from '../../printed.js';
import { classifierSteps, printedClassifier, type Spoken } from '../evidence/printed-classifier.js';
import { outcomesByOptions } from '../evidence/subtraction-rows.js';

const id = 'carvalho2013/figure-2.1-2.4';

const typed = (): string[] =>
  printed(id)
    .filter(({ who }) => who === 'user')
    .map(({ text }) => text);

const headings = {
  limit: '2.1: the limit',
  set: '2.2: the set S',
  positions: '2.3: the positions',
  guess: '2.4: the guess',
};

/** A window for each step of the program. */
const windows = (dialogue: readonly Spoken[]) =>
  classifierSteps.map((step) => ({
    heading: headings[step],
    lines: dialogue.filter((line) => line.step === step).map(({ who, text }) => ({ who, text })),
  }));

const byProgram = (input: readonly string[]): string[] =>
  printedClassifier(input)
    .dialogue.filter(({ isPrompt }) => !isPrompt)
    .map(({ who, text }) => `${who}: ${text}`);

/** The session as it must be, without the program: a limit, numbers to 0, a guess. */
function byDefinition(input: readonly string[]): string[] {
  const [limit, ...rest] = input;
  const [set, guess] = [rest.slice(0, rest.indexOf('0')), rest[rest.indexOf('0') + 1]];
  const row = outcomesByOptions(set.map(Number), Number(limit) - 1);
  const cut = row.join('').match(new RegExp(`.{1,${guess}}`, 'g')) ?? [];
  return [
    `user: ${limit}`,
    ...set.flatMap((number) => [`user: ${number}`, `program: entered ${number}`]),
    'user: 0',
    ...row.map((outcome, x) => `program: ${x} -> ${outcome}`),
    `user: ${guess}`,
    ...cut.map((line) => `program: ${line}`),
  ];
}

export default {
  'figure-2.1-2.4': {
    figure: (language) =>
      dialogueFigure({
        title: 'A session with the printed classifier',
        subtitle: 'yellow: what the user types; the words of the program are ours',
        windows: windows(printedClassifier(typed()).dialogue),
        language,
      }),
    check: () => {
      const lines = printed(id).map(({ who, text }) => `${who}: ${text}`);
      return finite<readonly string[], readonly string[]>({
        checked: {
          en: `all ${lines.length} lines typed and answered, by running the program and from the definition of P and N`,
          pt: `todas as ${lines.length} linhas digitadas e respondidas, executando o programa e pela definição de P e N`,
        },
        instances: [typed()],
        stated: () => lines,
        methods: { 'running the program': byProgram, 'the definition of P and N': byDefinition },
      });
    },
  },
} satisfies Checks;
