import { type Level, parseLevel } from '@manaus/blocks';
import { InputError } from '@manaus/core';

/** A level while it is put together: cells from (0, 0) at the left end of the bottom row. */
export class Draft {
  private readonly signs = new Map<number, string>();
  private readonly directives: string[] = [];

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {
    if (width * height > 100_000)
      throw new InputError('papers/reductions', 'level', 'atMostOf', {
        n: 100_000,
        of: 'cells',
        got: `${width} x ${height}`,
      });
  }

  put(x: number, y: number, sign = '#'): void {
    this.signs.set(x + this.width * y, sign);
  }

  /** Floor on a rectangle, mostly one cell wide; what is there stays. */
  floor(x1: number, x2: number, y1: number, y2: number): void {
    for (let y = Math.min(y1, y2); y <= Math.max(y1, y2); y++)
      for (let x = x1; x <= x2; x++) if (!this.signs.has(x + this.width * y)) this.put(x, y);
  }

  /** Names a cell and declares its kind. */
  name(name: string, x: number, y: number, directive?: string): void {
    this.put(x, y);
    this.directives.push(
      `at ${name} ${x + 1} ${y + 1}`,
      ...(directive === undefined ? [] : [directive]),
    );
  }

  say(directive: string): void {
    this.directives.push(directive);
  }

  level(game: Level['game'], title: string): Level {
    const rows = Array.from({ length: this.height }, (_, fromTop) => {
      const y = this.height - 1 - fromTop;
      return Array.from(
        { length: this.width },
        (__, x) => this.signs.get(x + this.width * y) ?? '.',
      ).join('');
    });
    // The rules that the work's proofs rest on.
    const rules = game === 'bloxorz' ? ['rules strict'] : [];
    return parseLevel(
      [`game ${game}`, `name ${title}`, 'grid', ...rows, 'end', ...rules, ...this.directives].join(
        '\n',
      ),
    );
  }
}
