import { said, type Words } from '@manaus/plot';
import { currentLanguage } from '@manaus/plot/internals';
import type { JSX } from 'preact';
import { ListTable } from '../page/list-table.js';
import type { Page } from '../page/page.js';
import type { Bench, BenchTarget } from '../read/bench.js';
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
          <Row target={target} />
        ))}
      </ListTable>
      <p class="quiet">{inWords(machine)}</p>
    </>
  ),
});

function inWords({ processor, cores, node, compiler, date }: Bench['machine']): string {
  const other = compiler === null ? '' : `, g++ ${compiler}`;
  return `${processor}, ${cores} ${said({ en: 'cores', pt: 'núcleos' })}; Node ${node}${other}; ${date}.`;
}

const columns: readonly Words[] = [
  { en: 'work', pt: 'trabalho' },
  { en: 'discs', pt: 'discos' },
  { en: 'measured', pt: 'medido' },
  { en: 'target', pt: 'meta' },
  { en: 'go for', pt: 'ambição' },
  { en: 'verdict', pt: 'resultado' },
];

function Row({ target }: { readonly target: BenchTarget }): JSX.Element {
  const { id, work, unit, measured, discs, goFor, verdict } = target;
  const inWords = said({ en: unit, pt: units[unit] ?? unit });
  return (
    <tr>
      <th scope="row">{said({ en: work, pt: works[id] ?? work })}</th>
      <td class="number">{unit === 'discs' ? '' : discs}</td>
      <td class="number">{measured === null ? '' : `${shown(measured)} ${inWords}`}</td>
      <td class="number">{shown(target.target)}</td>
      <td class="number">{goFor === null ? '' : shown(goFor)}</td>
      <td>{said(verdicts[verdict ?? 'open'])}</td>
    </tr>
  );
}

const shown = (number: number): string =>
  number.toLocaleString(currentLanguage() === 'pt' ? 'pt-BR' : 'en-US', {
    maximumSignificantDigits: 3,
  });
