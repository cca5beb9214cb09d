import type { Words } from '@manaus/plot';
import { said, useLanguage } from '../page/here.js';
import { ListTable } from '../page/list-table.js';
import type { Page } from '../page/page.js';
import type { Bench } from '../read/bench.js';
import portuguese from './portuguese.json' with { type: 'json' };

const verdicts: Readonly<Record<string, Words>> = {
  beyond: { en: 'met, and what was gone for', pt: 'alcançada, e a ambição' },
  reached: { en: 'met', pt: 'alcançada' },
  missed: { en: 'missed', pt: 'não alcançada' },
  open: { en: 'not measured', pt: 'não medido' },
};

const { works, units }: Readonly<Record<'works' | 'units', Readonly<Record<string, string>>>> =
  portuguese;

/** All targets of speed and memory with what was measured, of which the READMEs show a few. */
export const speedPage = ({ machine, targets }: Bench): Page => ({
  path: 'speed/index.html',
  title: { en: 'Speed and memory', pt: 'Desempenho e memória' },
  section: 'data',
  render: () => (
    <>
      <h1>{said({ en: 'Speed and memory', pt: 'Desempenho e memória' })}</h1>
      <p class="lead">
        {said({
          en: 'What was measured beside the targets, which were set before. All programs must find the same numbers of states, eccentricities and sums of distances.',
          pt: 'O que foi medido ao lado das metas, fixadas antes. Todos os programas devem encontrar os mesmos números de estados, excentricidades e somas de distâncias.',
        })}
      </p>
      <ListTable columns={columns}>
        {targets.map((target) => (
          <tr>
            <th scope="row">{said({ en: target.work, pt: works[target.id] ?? target.work })}</th>
            <td class="number">{target.unit === 'discs' ? '' : target.discs}</td>
            <td class="number">
              {target.measured === null
                ? ''
                : `${digits(target.measured)} ${said({ en: target.unit, pt: units[target.unit] ?? target.unit })}`}
            </td>
            <td class="number">{digits(target.target)}</td>
            <td class="number">{target.goFor === null ? '' : digits(target.goFor)}</td>
            <td>{said(verdicts[target.verdict ?? 'open'])}</td>
          </tr>
        ))}
      </ListTable>
      <p class="quiet">
        {`${machine.processor}, ${machine.cores} ${said({ en: 'cores', pt: 'núcleos' })}; Node ${machine.node}${machine.compiler === null ? '' : `, g++ ${machine.compiler}`}; ${machine.date}.`}
      </p>
    </>
  ),
});

const columns: readonly Words[] = [
  { en: 'work', pt: 'trabalho' },
  { en: 'discs', pt: 'discos' },
  { en: 'measured', pt: 'medido' },
  { en: 'target', pt: 'meta' },
  { en: 'go for', pt: 'ambição' },
  { en: 'verdict', pt: 'resultado' },
];

const digits = (number: number): string =>
  number.toLocaleString(useLanguage() === 'pt' ? 'pt-BR' : 'en-US', {
    maximumSignificantDigits: 3,
  });
