import { type Finding, type Item, withValues } from '../../check/index.js';
import { gapIn, judgedTape, type Tape } from '../evidence/tapes.js';

/** The tape as printed, and the first two of its days that are not so far apart. */
type Case = Tape & { readonly used: readonly number[]; readonly gap: readonly [number, number] };

const check = (): Finding<Case> =>
  withValues(
    judgedTape({ tape: 1, days: [1, 3, 5, 7], every: 2 }),
    ({ tape, days, every, weekly }) => {
      const gap = gapIn(weekly, every);
      if (gap === null) throw new Error('the printed interval is right');
      return { tape, days, every, used: weekly.slice(0, days.length + 2), gap };
    },
  );

export default {
  id: 'martins2024/appendix-E/tape-1',
  statement: {
    en: 'In the rotation called a cycle of one week, the first tape is used every 2 days: on days 1, 3, 5, 7, and so on.',
    pt: 'Na rotação chamada de ciclo de uma semana, a primeira fita é usada a cada 2 dias: nos dias 1, 3, 5, 7, e assim por diante.',
  },
  departs: {
    en: 'The days are right, and so is the interval within a week: it fails where a week begins anew. In one long solution of many discs it is right throughout, but there the days of the third tape are wrong. No one schedule makes all three right.',
    pt: 'Os dias estão certos, e o intervalo também, dentro de uma semana: ele falha onde a semana recomeça. Numa única solução longa, de muitos discos, ele vale sempre, mas nela os dias da terceira fita estão errados. Nenhum calendário único torna certas as três fitas.',
  },
  uses: ['martins2024/appendix-A/table-A.1'],
  recorded: 'fails',
  check,
  erratum: {
    certainty: 'reading',
    where: { en: 'Appendix E, use of the first tape', pt: 'Apêndice E, uso da primeira fita' },
    printed: {
      en: 'In a cycle of one week the first tape is used every 2 days: 1, 3, 5, 7, ...',
      pt: 'Em um ciclo de uma semana, a primeira fita é usada a cada 2 dias: 1, 3, 5, 7, ...',
    },
    sure: {
      en: 'All three tapes are judged by the schedule that the text names, a week that begins anew. Of one week alone the sentence is right.',
      pt: 'As três fitas são julgadas pelo calendário que o texto nomeia, uma semana que recomeça. De uma só semana, a frase está certa.',
    },
    counterexample: {
      en: ({ every, used, gap: [first, second] }) =>
        `the 7 moves of three discs, begun again every week, use it on days ${used.join(', ')}: from day ${first} to day ${second} it is ${second - first} day, not ${every}`,
      pt: ({ every, used, gap: [first, second] }) =>
        `Com os 7 movimentos de três discos, recomeçados a cada semana, ela é usada nos dias ${used.join(', ')}: do dia ${first} ao dia ${second} é ${second - first} dia, e não ${every}.`,
    },
    found: {
      pt: () =>
        'Os dias em que o disco se move na solução mínima com 3 discos, recomeçada a cada 7 dias, por simulação e por aritmética.',
    },
  },
} satisfies Item<Case>;
