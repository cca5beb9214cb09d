import { type Finding, type Item, withValues } from '../../check/index.js';
import { gapIn, judgedTape, type Tape } from '../evidence/tapes.js';

/**
 * The tape as printed, its days in one long solution, and the first two of a week begun again that
 * are not so far apart.
 */
type Case = Tape & { readonly endless: readonly number[]; readonly gap: readonly [number, number] };

const check = (): Finding<Case> =>
  withValues(
    judgedTape({ tape: 2, days: [2, 6, 9], every: 4 }),
    ({ tape, days, every, endless, weekly }) => {
      const gap = gapIn(weekly, every);
      if (gap === null) throw new Error('the printed interval is right');
      return { tape, days, every, endless: endless.slice(0, days.length), gap };
    },
  );

export default {
  id: 'martins2024/appendix-E/tape-2',
  statement: {
    en: 'In the rotation called a cycle of one week, the second tape is used every 4 days: on days 2, 6, 9, and so on.',
    pt: 'Na rotação chamada de ciclo de uma semana, a segunda fita é usada a cada 4 dias: nos dias 2, 6, 9, e assim por diante.',
  },
  departs: {
    en: 'Every 4 days it is used on days 2, 6, 10; the days 2, 6, 9 are those of a week begun again, 4 and 3 days apart.',
    pt: 'A cada 4 dias, ela é usada nos dias 2, 6, 10; os dias 2, 6, 9 são os de uma semana que recomeça, com intervalos de 4 e 3 dias.',
  },
  uses: ['martins2024/appendix-A/table-A.1'],
  recorded: 'fails',
  check,
  erratum: {
    where: { en: 'Appendix E, use of the second tape', pt: 'Apêndice E, uso da segunda fita' },
    printed: {
      en: 'In a cycle of one week the second tape is used every 4 days: 2, 6, 9, ...',
      pt: 'Em um ciclo de uma semana, a segunda fita é usada a cada 4 dias: 2, 6, 9, ...',
    },
    sure: {
      en: 'Days and interval contradict each other in the sentence itself; which of the two was meant cannot be told.',
      pt: 'Os dias e o intervalo se contradizem na própria frase; qual dos dois se pretendia, não se pode saber.',
    },
    counterexample: {
      en: ({ days, every, endless, gap: [first, second] }) =>
        `days of one long solution: stated ${days.join(', ')}, computed ${endless.join(', ')}; days from one use to the next of a week begun again: stated ${every}, computed ${second - first} from day ${first} to day ${second}`,
      pt: ({ days, every, endless, gap: [first, second] }) =>
        `Dias em uma única solução longa: impresso ${days.join(', ')}, calculado ${endless.join(', ')}. Em uma semana que recomeça, do dia ${first} ao dia ${second} são ${second - first} dias, e não ${every}.`,
    },
    found: {
      pt: () =>
        'Os dias em que o disco se move na solução mínima com 7 discos e com 3 discos recomeçada a cada 7 dias, por simulação e por aritmética.',
    },
  },
} satisfies Item<Case>;
