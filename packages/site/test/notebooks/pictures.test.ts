import { expect, test } from 'vitest';
import { writePictures } from '../../src/notebooks/pictures.js';
import type { Output } from '../../src/read/notebooks.js';

/** The first bytes of a PNG of a size: its width and height are read from there. */
function png(width: number, height: number): string {
  const bytes = Buffer.alloc(33);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes.toString('base64');
}

const shown = (output: Output) => {
  const cell = { cell_type: 'code', source: '', outputs: [output] };
  const notebook = { name: 'n', en: [cell], pt: null, kernel: 'tslab' };
  return writePictures([notebook], new Map(), (path) => path).get(output);
};

test('a picture is shown as wide as its notebook says, else by its pixels', () => {
  const data = { 'image/png': png(1696, 1000), 'text/plain': 'a figure' };
  const output: Output = { output_type: 'display_data', data };
  expect(shown(output)).toMatchObject({ alt: 'a figure', width: 1696, height: 1000 });
  const metadata = { 'image/png': { width: 848 } };
  expect(shown({ ...output, metadata })).toMatchObject({ width: 848, height: 500 });
});

test('a picture that is the same in both languages is stored once, and said in each', () => {
  const output = (alt: string): Output => ({
    output_type: 'display_data',
    data: { 'image/png': png(720, 400), 'text/plain': alt },
  });
  const [en, pt] = [output('peg p0 is empty'), output('o pino p0 está vazio')];
  const cells = (one: Output) => [{ cell_type: 'code', source: '', outputs: [one] }];
  const notebook = { name: 'n', en: cells(en), pt: cells(pt), kernel: 'tslab' };
  const written: string[] = [];
  const found = writePictures([notebook], new Map(), (path) => {
    written.push(path);
    return path;
  });
  expect(written).toHaveLength(1);
  expect([en, pt].map((one) => found.get(one)?.alt)).toEqual([
    'peg p0 is empty',
    'o pino p0 está vazio',
  ]);
});
