/** What may be asked of a state, or of a move. */
type Predicate<A extends readonly unknown[]> = (...asked: A) => boolean;

const words = new WeakMap<object, string>();
const parts = new WeakMap<object, readonly object[]>();

/** The predicate, with what it says in words: errors show them, and kept searches are told apart by them. */
export function says<F extends object>(text: string, predicate: F): F {
  words.set(predicate, text);
  return predicate;
}

/** Both predicates as one; where the first is missing, the second. */
export function both<A extends readonly unknown[]>(
  first: Predicate<A> | undefined,
  second: Predicate<A>,
): Predicate<A> {
  if (first === undefined) return second;
  const all = [...partsOf(first), second];
  const whole: Predicate<A> = (...asked) => all.every((one) => one(...asked));
  parts.set(whole, all);
  return whole;
}

function partsOf<A extends readonly unknown[]>(predicate: Predicate<A>): readonly Predicate<A>[] {
  return (parts.get(predicate) as readonly Predicate<A>[] | undefined) ?? [predicate];
}

/** The words of the first part that does not hold. */
export function objection<A extends readonly unknown[]>(
  predicate: Predicate<A>,
  ...asked: A
): string | null {
  const failing = partsOf(predicate).find((part) => !part(...asked));
  return failing === undefined ? null : (words.get(failing) ?? 'a rule of one’s own');
}

/**
 * What a predicate of the rules says: in words where it is one of the pieces, else its source text.
 *
 * @example
 * ```ts
 * saying(forbidding(hanoi(2), ['12//']).permits ?? isGoal); // => 'no state 12//'
 * saying(() => true); // => '() => true'
 * ```
 */
export function saying(predicate: (...asked: never[]) => boolean): string {
  const all = (parts.get(predicate) as readonly ((...asked: never[]) => boolean)[] | undefined) ?? [
    predicate,
  ];
  return all.map((part) => words.get(part) ?? String(part)).join('; ');
}
