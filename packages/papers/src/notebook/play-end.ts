import { type Play, type StopCode, type StopReason, stopText } from '@manaus/core';
import { currentLanguage, message, said } from '@manaus/plot';

/** The reasons of stops in Portuguese. */
const portuguese: { readonly [C in StopCode]: (stop: StopReason<C>) => string } = {
  noDisc: ({ disc }) => `não há disco ${disc}`,
  noPeg: ({ peg }) => `não há pino p${peg}`,
  empty: ({ peg }) => `p${peg} está vazio`,
  stays: ({ disc, peg }) => `o disco ${disc} já está em p${peg}`,
  barred: ({ from, to }) => `nenhum disco pode ir de p${from} para p${to}`,
  full: ({ peg, capacity }) => `p${peg} está cheio: sua capacidade é ${capacity}`,
  rests: ({ disc, on }) => `o disco ${disc} não pode ficar sobre o disco ${on}`,
  refused: ({ disc, from, to }) => `o disco ${disc} não pode ir aqui de p${from} para p${to}`,
  breaks: () => 'o estado seguinte quebra uma regra',
  elsewhere: ({ disc, from, peg }) => `o disco ${disc} não está em p${from}, e sim em p${peg}`,
  covered: ({ disc, peg, by }) =>
    `o disco ${disc} não está no topo de p${peg}: o disco ${by} está sobre ele`,
  apart: ({ from, to }) => `nenhum movimento leva de ${from} a ${to}`,
  mostMoves: ({ most }) => `não termina em ${most} movimentos`,
  mostCalls: ({ most }) => `não termina em ${most} chamadas`,
  repeats: ({ after }) =>
    `não termina: tudo está como ${after === 0 ? 'no início' : `depois do movimento ${after}`}`,
  nested: () => 'não termina: as chamadas se encaixam sem fim',
  unreachable: ({ peg }) => `o estado é ruim: p${peg} não pode ser alcançado`,
  program: ({ says }) => message(says),
};

function reasonOf<C extends StopCode>(stop: StopReason<C>): string {
  if (currentLanguage() === 'en') return stopText(stop);
  const sentence: (stop: StopReason<C>) => string = portuguese[stop.code];
  return sentence(stop);
}

/**
 * The end of a play, in the language that is set: solved, not at the goal, or stopped and why.
 *
 * @example
 * ```ts
 * playEnd(runProgram(hanoi(1), [[1], [], []], (board) => board.move(1, 2))); // => 'solved in 1 move'
 * ```
 */
export function playEnd({ moves, solved, stopped }: Play): string {
  if (stopped !== null)
    return said({
      en: `stops at move ${stopped.at}: ${reasonOf(stopped)}`,
      pt: `para no movimento ${stopped.at}: ${reasonOf(stopped)}`,
    });
  const n = moves.length;
  const [en, pt] = n === 1 ? ['move', 'movimento'] : ['moves', 'movimentos'];
  return solved
    ? said({ en: `solved in ${n} ${en}`, pt: `resolvido em ${n} ${pt}` })
    : said({
        en: `ends after ${n} ${en}, not at the goal`,
        pt: `termina após ${n} ${pt}, sem chegar ao objetivo`,
      });
}
