import { expect, test } from 'vitest';
import { type BloxorzRules, parseLevel, withRules } from '../../src/index.js';
import { requireRules } from '../../src/rules/with-rules.js';
import { level } from './sentences.js';

test('a level of another game has no rules', () => {
  expect(() => withRules(parseLevel(level('on-the-edge')('SG')), 'strict')).toThrow(
    'blocks/rules: rules is for levels of bloxorz only (got "on-the-edge")',
  );
  expect(() => withRules(parseLevel(level('bloxorz')('SG')), 'loose' as BloxorzRules)).toThrow(
    'blocks/rules: rules must be one of official, strict (got "loose")',
  );
});

test('no game needs rules', () => {
  for (const game of ['bloxorz', 'bobbin'] as const)
    expect(() => requireRules(game, undefined)).not.toThrow();
});
