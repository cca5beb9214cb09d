import { faultText, isInputError } from '@manaus/core';
import { expect, test } from 'vitest';
import { type JobArray, sbatchArguments, slurmFault } from '../../src/slurm/array.js';

const array: JobArray = {
  name: 'manaus-x',
  folder: '/tmp/$(touch it)\ntouch "it\'s here" %j',
  tasks: '1,3',
  bytes: 2 ** 20,
  script: '#!/bin/sh\n',
  arguments: ['node', 'manaus', '4'],
};

test('a job array is data, whatever its folder is called', () => {
  const words = sbatchArguments(array);
  expect(words.slice(-4)).toEqual([`${array.folder}/slurm/array.sh`, ...array.arguments]);
  expect(words).toContain('--array=1,3');
  expect(words).toContain('--mem=513M');
  expect(words).toContain(`--chdir=${array.folder}/slurm`);
  expect(words).toContain('--output=%A_%a.log');
});

test('a fault of Slurm is named by the option that asked for it', () => {
  const fault = slurmFault('none', (what) => `${what} slurm: none`);
  expect(isInputError(fault)).toBe(true);
  expect(faultText(fault, '--on')).toBe('--on slurm: none');
  expect(fault.message).toBe('jobs/slurm: on slurm: none');
});
