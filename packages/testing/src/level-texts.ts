import fc from 'fast-check';

/** Texts of random levels of the three games: all of them are in the format, few can be solved. */
export interface Sizes {
  readonly width: number;
  readonly height: number;
}

const size = ({ width, height }: Sizes) =>
  fc
    .record({
      width: fc.integer({ min: 1, max: width }),
      height: fc.integer({ min: 1, max: height }),
    })
    .filter((s) => s.width * s.height > 1);

/** Rows of signs with one S and one G, and the signs that stand in it. */
function grid(most: Sizes, signs: string) {
  return size(most).chain(({ width, height }) =>
    fc
      .record({
        cells: fc.array(fc.constantFrom(...signs), {
          minLength: width * height,
          maxLength: width * height,
        }),
        ends: fc.uniqueArray(fc.nat(width * height - 1), { minLength: 2, maxLength: 2 }),
      })
      .map(({ cells: drawn, ends }) => {
        const cells = [...drawn];
        cells[ends[0]] = 'S';
        cells[ends[1]] = 'G';
        return { width, height, cells };
      }),
  );
}

const written = (
  game: string,
  { width, height, cells }: { width: number; height: number; cells: readonly string[] },
  directives: readonly string[],
) =>
  [
    `game ${game}`,
    'grid',
    ...Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width).join('')),
    'end',
    ...directives,
  ].join('\n');

/** The row of a cell of a drawn grid, from the bottom and from 1. */
const rowOf = ({ width, height }: Sizes, cell: number): number => height - Math.floor(cell / width);

export const bloxorzTexts = (most: Sizes = { width: 5, height: 5 }, signs = '.#######~~abAABT') =>
  grid(most, signs).chain((drawn) => {
    const has = (sign: string) => drawn.cells.includes(sign);
    const effects = fc.tuple(
      fc.constantFrom('light', 'heavy'),
      fc.constantFrom('alternating', 'non-alternating', 'close', 'open'),
      fc.constantFrom('', 'A', 'B', 'A B', 'A A'),
    );
    const landings = drawn.cells.flatMap((sign, cell) =>
      sign === '.' ? [] : [`${(cell % drawn.width) + 1} ${rowOf(drawn, cell)}`],
    );
    // The start and the goal are two, so that there are always places to lead to.
    const ends = fc.shuffledSubarray(landings, { minLength: 2, maxLength: 2 });
    return fc
      .record({
        rules: fc.constantFrom('', 'official', 'strict'),
        a: fc.array(effects, { minLength: 1, maxLength: 3 }),
        b: fc.array(effects, { minLength: 1, maxLength: 2 }),
        A: fc.constantFrom('open', 'closed'),
        B: fc.constantFrom('open', 'closed'),
        T: ends,
      })
      .map(({ rules, a, b, A, B, T }) => {
        const known = (names: string) =>
          [...names].filter((name) => name !== ' ' && has(name)).join(' ');
        const linesOf = (name: string, all: typeof a) =>
          has(name)
            ? all.map(([weight, how, names]) => `switch ${name} ${weight} ${how} ${known(names)}`)
            : [];
        const directives = [
          ...(rules === '' ? [] : [`rules ${rules}`]),
          ...(has('A') ? [`bridge A ${A}`] : []),
          ...(has('B') ? [`bridge B ${B}`] : []),
          ...linesOf('a', a),
          ...linesOf('b', b),
          ...(has('T') ? [`teleport T ${T.join(' ')}`] : []),
        ];
        return written('bloxorz', drawn, directives);
      });
  });

export const edgeTexts = (most: Sizes = { width: 4, height: 3 }, signs = '.#######K') =>
  fc.tuple(grid(most, signs), fc.boolean(), fc.nat(), fc.nat()).map(([drawn, blue, one, other]) => {
    const free = drawn.cells.flatMap((sign, cell) => ('SG'.includes(sign) ? [] : [cell]));
    if (blue && free.length >= 2)
      for (const cell of [
        free[one % free.length],
        free.filter((c) => c !== free[one % free.length])[other % (free.length - 1)],
      ])
        drawn.cells[cell] = 'B';
    return written('on-the-edge', drawn, []);
  });

/** The letters of a second pair of keys. */
const second: Readonly<Record<string, string>> = { a: 'c', b: 'd', A: 'C', B: 'D' };

export const bobbinTexts = (most: Sizes = { width: 6, height: 5 }, signs = '.######^^*') =>
  fc
    .tuple(
      grid(most, signs),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom('standing', 'lying-x', 'lying-y'),
      fc.constantFrom(['a', 'b'], ['a', 'B'], ['A', 'b'], ['A', 'B']),
      fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
      fc.integer({ min: 0, max: 2 }),
    )
    .map(([drawn, moves, axis, names, where, pairs]) => {
      const directives = [`orientation ${axis}`];
      const free = drawn.cells.flatMap((sign, cell) => ('SG'.includes(sign) ? [] : [cell]));
      for (let pair = 0; pair < pairs && free.length >= 2; pair++) {
        const own = names.map((name) => (pair === 0 ? name : second[name]));
        for (const [i, name] of own.entries())
          drawn.cells[free.splice(where[2 * pair + i] % free.length, 1)[0]] = name;
        directives.push(`pair ${own.join(' ')}`);
      }
      if (drawn.cells.includes('*')) directives.push(`star * ${moves}`);
      return written('bobbin', drawn, directives);
    });

/** Levels of all three games. */
export const levelTexts = () => fc.oneof(bloxorzTexts(), edgeTexts(), bobbinTexts());
