import type { Figure } from '@manaus/plot';
import { expect, test } from 'vitest';
import { writeDrawing } from '../../src/figures/drawing.js';

const figure: Figure = {
  title: 'disc',
  width: 40,
  height: 40,
  alt: 'disc',
  marks: [{ kind: 'text', x: 20, y: 20, text: 'disc', size: 12, color: '#000000' }],
};

test('every text of a drawing is in the language of its page', () => {
  const files = new Map<string, string>();
  const write = (path: string, content: string | Uint8Array): string => {
    files.set(path, String(content));
    return path;
  };
  const { en, pt } = writeDrawing('w/figure-1', () => figure, write);
  const textsOf = (path: string): string[] =>
    [...(files.get(path) ?? '').matchAll(/>([^<>]+)<\/(?:text|title)>/g)].map(
      ([, text = '']) => text,
    );
  expect(new Set(textsOf(en.picture))).toEqual(new Set(['disc']));
  expect(new Set(textsOf(pt.picture))).toEqual(new Set(['disco']));
  expect([en.alt, pt.alt]).toEqual(['disc', 'disco']);
});
