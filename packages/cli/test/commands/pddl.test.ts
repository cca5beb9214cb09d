import { expect, test } from 'vitest';
import { expectBad, runLine } from '../run.js';

test('the domain, and the problem of a state', async () => {
  const domain = await runLine('pddl manaus --from 1/2/3 --domain');
  expect(domain.out).toMatch(/^\(define \(domain towers\)\n/);
  const { out, code } = await runLine('pddl manaus --from 1/2/3');
  expect(code).toBe(0);
  expect(out).toContain('(:goal (and (on d1 d2) (on d2 d3) (on d3 p0)))');
  expect(out).toContain('(holds p0 h3) (holds p1 h1) (holds p1 h2) (holds p2 h1)');
  expect((await runLine('pddl hanoi --from 1//')).out).toContain('(:domain towers)');
});

test('what is refused', async () => {
  await expectBad('pddl hanoi', '--from');
  await expectBad('pddl hanoi --from 1/1/', '--from');
  await expectBad('pddl oxford1 --discs 2 --from 12//', 'goal');
});
