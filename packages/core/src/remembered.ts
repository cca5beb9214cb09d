/** A function that computes each answer once; what is asked is told apart by a key. */
export function remembered<Asked extends readonly unknown[], Answer>(
  compute: (...asked: Asked) => Answer,
  keyOf: (...asked: Asked) => unknown = (...asked) => asked.join(' '),
): (...asked: Asked) => Answer {
  const known = new Map<unknown, Answer>();
  return (...asked) => {
    const key = keyOf(...asked);
    const answer = known.get(key) ?? compute(...asked);
    known.set(key, answer);
    return answer;
  };
}
