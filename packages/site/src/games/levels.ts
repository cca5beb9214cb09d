import { readdirSync, readFileSync } from 'node:fs';
import { type Level, parseLevel } from '@manaus/blocks';
import { analyzeLevel, type LevelAnalysis, type LevelSolution, solveLevel } from '@manaus/lab';
import { levelFigure, message, type Tongue, type Words } from '@manaus/plot';
import { type DrawnFiles, writeDrawing } from '../figures/drawing.js';
import type { Write } from '../page/write.js';
import { inRoot } from '../read/paths.js';

/**
 * A level of the folder `levels`: its text, its drawing with a solution, and its graph in numbers.
 */
export interface KnownLevel {
  /** The name of its file, without ending. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly level: Level;
  readonly solution: LevelSolution;
  readonly analysis: LevelAnalysis;
  readonly drawing: { readonly en: DrawnFiles; readonly pt: DrawnFiles };
}

/** The games of blocks, in the order of the list. */
export const blockGameNames: Readonly<Record<Level['game'], Words>> = {
  bloxorz: { en: 'Bloxorz', pt: 'Bloxorz' },
  'on-the-edge': { en: 'On The Edge', pt: 'On The Edge' },
  bobbin: { en: 'Bobbin 3D', pt: 'Bobbin 3D' },
};

/** The levels of the folder `levels`, solved, analyzed and drawn. */
export const writeLevels = (write: Write): readonly KnownLevel[] =>
  readdirSync(inRoot('levels'))
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => {
      const name = file.slice(0, -'.txt'.length);
      const text = readFileSync(inRoot('levels', file), 'utf8');
      const title = /^name (.+)$/m.exec(text)?.[1] ?? name;
      const level = parseLevel(text);
      const solution = solveLevel(level);
      const path = solution.path ?? '';
      const draw = (language: Tongue) =>
        levelFigure({ level, title: message(language, title), path, language });
      const drawing = writeDrawing(`level-${name}`, draw, write, true);
      return { name, title, text, level, solution, analysis: analyzeLevel(level), drawing };
    });
