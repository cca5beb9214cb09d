import { useLanguage } from '../page/here.js';

/** A position of a tower, as the address of the page of games has it. */
export interface Position {
  readonly puzzle: string;
  readonly discs: number;
  readonly at: string;
}

/**
 * The tower of each counterexample that is a state, and where its label stands among the values
 * that the check found.
 */
const PLACES: Readonly<Record<string, readonly [puzzle: string, place: string]>> = {
  'martins2024/algorithm-2': ['hanoi', 'start'],
  'martins2024/algorithm-3': ['hanoi', 'start'],
  'martins2024/algorithm-3/then-algorithm-2': ['hanoi', 'start'],
  'martins2024/algorithm-5': ['bucharest', 'start'],
  'martins2024/algorithm-6': ['bucharest', 'start'],
  'martins2024/algorithm-7': ['london', 'failed.0.labels.0'],
  'martins2024/algorithm-7/optimality': ['london', 'longer.labels.0'],
  'martins2024/algorithm-11': ['manaus', 'start'],
  'martins2024/algorithm-12': ['manaus', 'start'],
  'martins2024/appendix-A/reading-direction': ['hanoi', 'line.state'],
  'martins2024/figure-5.3': ['manaus', 'play.0'],
  'martins2024/proposition-4': ['london', 'two.vertex'],
  'martins2024/proposition-4/butterflies': ['london', 'two.vertex'],
  'martins2024/section-3.4/figure-3.6-path': ['hanoi', 'computed'],
  'martins2024/section-5.3/order-sentence': ['manaus', 'states.0'],
  'martins2024/section-6.3/L33-class': ['london', 'edge.0'],
  'martins2024/section-6.3/only-M-disconnected': ['london', 'states.0'],
  'martins2024/theorem-5/neighbor': ['manaus', 'neighbor'],
  'martins2024/theorem-6/symmetric-case': ['manaus', 'state'],
  'hanoi2012/rec-puzzles': ['hanoi', 'detour.start'],
};

/** The position of the counterexample of an item; `null` if it is not a position. */
export function positionOf(id: string, values: unknown): Position | null {
  const [puzzle = '', place = ''] = PLACES[id] ?? [];
  const at = place
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null
          ? (value as Readonly<Record<string, unknown>>)[name]
          : undefined,
      values,
    );
  return typeof at === 'string' ? { puzzle, discs: at.replaceAll('/', '').length, at } : null;
}

/**
 * The part of the address of the page of games that shows a position, in the language that is set.
 */
export const playAddress = ({ puzzle, discs, at }: Position): string =>
  `#/towers?puzzle=${puzzle}&discs=${discs}&at=${at}&lang=${useLanguage() === 'en' ? 'en' : 'pt-BR'}`;
