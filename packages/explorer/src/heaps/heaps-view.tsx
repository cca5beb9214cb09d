import { type HeapGameFamily, heapGames } from '@manaus/games';
import { useState } from 'preact/hooks';
import { faultText } from '../shell/fault.js';
import { Help } from '../shell/help.js';
import { OpenFile } from '../shell/open-file.js';
import { SeeAlso } from '../shell/see-also.js';
import type { ViewProps } from '../shell/view-props.js';
import { ColumnsView } from './columns-view.js';
import { exportHeaps, formatsOf } from './export-heaps.js';
import { Facts } from './facts.js';
import { fieldsOf } from './heaps-game.js';
import { PilesView } from './piles-view.js';
import { currentStep, winner } from './play.js';
import { heapsInRow } from './row.js';
import { SetupForm } from './setup-form.js';
import { StripView } from './strip-view.js';
import { TakeForm } from './take-form.js';
import { ruleText, whoOf } from './texts.js';
import { actionNames, helpKeys, shortcuts, useActions } from './use-actions.js';
import { useHeaps } from './use-heaps.js';

/** A heap game: the heaps, what is known of them, and an opponent. */
export function HeapsView({
  fields,
  words,
  onFields,
  say,
  games = heapGames,
}: ViewProps & { readonly games?: readonly HeapGameFamily[] }) {
  const heaps = useHeaps(fields, onFields, games);
  const [winning, setWinning] = useState(false);
  const { actions, draft, choose } = useActions(heaps, words, say, () =>
    setWinning((shown) => !shown),
  );
  const { game } = heaps;
  const { table, play, row } = game;
  const step = currentStep(play);
  const won = winner(table, step);
  return (
    <>
      {heaps.fault === null ? null : (
        <p class="fault" role="alert">
          {faultText(heaps.fault, words)}
        </p>
      )}
      <SetupForm
        table={table}
        games={games}
        fields={fieldsOf(game)}
        words={words}
        onOpen={heaps.open}
      />
      <p>{ruleText(words, table.setup)}</p>
      <div class="table">
        <section aria-label={words('board')}>
          <p class="heaps-turn">
            <strong>
              {won === null
                ? words(`heaps.turn.${whoOf(table, step.turn)}`)
                : words(`heaps.won.${whoOf(table, won)}`)}
            </strong>
          </p>
          <PilesView
            table={table}
            step={step}
            draft={draft}
            words={words}
            onPlace={choose.place}
            onAmount={choose.clicked}
          />
          <TakeForm
            game={game}
            draft={draft}
            words={words}
            onPlace={choose.place}
            onAmount={choose.amount}
            onTake={choose.take}
            onClear={choose.clear}
          />
          <div class="actions">
            {actionNames.map((name) => (
              <button
                key={name}
                type="button"
                onClick={actions[name]}
                aria-keyshortcuts={shortcuts[name]}
                aria-expanded={name === 'winning' ? winning : undefined}
              >
                {words(name === 'winning' || name === 'next' ? `heaps.${name}` : name)}{' '}
                <kbd>{shortcuts[name]}</kbd>
              </button>
            ))}
            <Help words={words} keys={helpKeys(words, table)} />
          </div>
          <p class="heaps-help">
            {words(
              table.rules.heapsPerMove > 1
                ? 'heaps.helpMore'
                : table.start.heaps.length === 1
                  ? 'heaps.helpOne'
                  : 'heaps.help',
            )}
          </p>
        </section>
        <section aria-label={words('heaps.known')}>
          <Facts
            game={game}
            words={words}
            winning={winning}
            onTaken={choose.taken}
            onStep={choose.step}
          />
          <ColumnsView table={table} position={step.position} words={words} />
          {row === null ? null : (
            <StripView
              table={table}
              row={row}
              heaps={heapsInRow(table, step.position)}
              words={words}
            />
          )}
          <div class="actions">
            {formatsOf(game).map((format) => (
              <button key={format} type="button" onClick={() => exportHeaps(game, format, words)}>
                {words('save')} {format.toUpperCase()}
              </button>
            ))}
            <OpenFile
              label={words('open')}
              accept=".json,application/json"
              onText={heaps.openFile}
            />
          </div>
        </section>
      </div>
      <SeeAlso class="heaps-also" pack="games" {...table.setup.family.references} words={words} />
    </>
  );
}
