import type { Condition, Predicate, Prepared, StateRules } from './tower-rules.js';

/**
 * The predicate that consists of one condition in words: errors show them, and checkpoints are told
 * apart by them.
 */
export function condition<Asked extends readonly unknown[]>(
  text: string,
  prepare: Condition<Asked>['prepare'],
): Predicate<Asked> {
  return joined([{ text, objection: text, prepare }]);
}

/** Both predicates as one; where the first is missing, the second. */
export function both<Asked extends readonly unknown[]>(
  first: Predicate<Asked> | undefined,
  second: Predicate<Asked>,
): Predicate<Asked> {
  return first === undefined ? second : joined([...conditionsOf(first), ...conditionsOf(second)]);
}

/** The conditions of a predicate, prepared for some rules; none without a predicate. */
export function prepared<Asked extends readonly unknown[]>(
  rules: StateRules,
  predicate: Predicate<Asked> | undefined,
): readonly Prepared<Asked>[] {
  if (predicate === undefined) return [];
  return conditionsOf(predicate).map(({ objection, prepare }) => ({
    objection,
    holds: prepare(rules),
  }));
}

/** A predicate of any kind, with the text of its conditions. */
type Worded = ((...asked: never[]) => boolean) & {
  readonly conditions?: readonly { readonly text: string }[];
};

/**
 * The text of a predicate of the rules: in words if it is one of the pieces, else its source.
 *
 * @example
 * ```ts
 * predicateText(withForbiddenStates(hanoi(2), ['12//']).permits ?? isGoal); // => 'no state 12//'
 * predicateText(() => true); // => '() => true'
 * ```
 */
export function predicateText(predicate: Worded): string {
  const texts = predicate.conditions?.map(({ text }) => text) ?? [String(predicate)];
  return texts.join('; ');
}

const conditionsOf = <Asked extends readonly unknown[]>(
  predicate: Predicate<Asked>,
): readonly Condition<Asked>[] => predicate.conditions ?? [customCondition(predicate)];

/** A function of the caller is one condition. */
const customCondition = <Asked extends readonly unknown[]>(
  predicate: Predicate<Asked>,
): Condition<Asked> => ({
  text: String(predicate),
  objection: 'a custom rule',
  prepare:
    (rules) =>
    (...asked) =>
      predicate(...asked, rules),
});

function joined<Asked extends readonly unknown[]>(
  conditions: readonly Condition<Asked>[],
): Predicate<Asked> {
  const all = (...given: [...asked: Asked, rules: StateRules]) => {
    const asked = given.slice(0, -1) as readonly unknown[] as Asked;
    const rules = given.at(-1) as StateRules;
    return conditions.every(({ prepare }) => prepare(rules)(...asked));
  };
  return Object.assign(all, { conditions });
}
