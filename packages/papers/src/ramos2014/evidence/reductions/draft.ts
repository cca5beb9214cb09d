import { type Level, parseLevel } from '@manaus/blocks';
import { InputError, range } from '@manaus/core';

/** A level while it is put together: cells from (0, 0) at the left end of the bottom row. */
export class Draft {
  private readonly signs = new Map<number, string>();
  private readonly directives: string[] = [];

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {
    requireFits(width, height);
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

  /** A row of the grid, counted from the bottom. */
  private row(y: number): string {
    const signs = range(0, this.width - 1).map((x) => this.signs.get(x + this.width * y) ?? '.');
    return signs.join('');
  }

  level(game: Level['game'], title: string): Level {
    const rows = range(1, this.height).map((fromTop) => this.row(this.height - fromTop));
    // The rules that the work's proofs rest on.
    const rules = game === 'bloxorz' ? ['rules strict'] : [];
    const head = [`game ${game}`, `name ${title}`, 'grid'];
    return parseLevel([...head, ...rows, 'end', ...rules, ...this.directives].join('\n'));
  }
}

function requireFits(width: number, height: number): void {
  if (width * height <= 100_000) return;
  const got = `${width} x ${height}`;
  throw new InputError('papers/reductions', 'level', 'atMostOf', { n: 100_000, of: 'cells', got });
}
