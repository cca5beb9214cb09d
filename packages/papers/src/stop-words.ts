import { type StopCode, type StopReason, stopText } from '@manaus/core';
import { type Catalog, message } from '@manaus/plot';
import type { Words } from './words.js';

/** The reasons of stops in Portuguese. */
const portuguese: { readonly [C in StopCode]: (stop: StopReason<C>, words: Catalog) => string } = {
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
  program: ({ says }, words) => message({ language: 'pt', words }, says),
};

/**
 * The reason why a play stopped, in every language; `words` are those in which a program says it.
 */
export function stopWords<C extends StopCode>(stop: StopReason<C>, words: Catalog = {}): Words {
  const sentence: (stop: StopReason<C>, words: Catalog) => string = portuguese[stop.code];
  return { en: stopText(stop), pt: sentence(stop, words) };
}
