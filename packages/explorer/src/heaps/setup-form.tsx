import { fieldFault } from '../shell/faults.js';
import { Choice, TextField } from '../shell/fields.js';
import type { Fields } from '../shell/game-state.js';
import type { Key, Words } from '../words/words.js';
import type { HeapsState } from './heaps-state.js';
import { beginners, conventions, opponents } from './setup.js';
import type { Table } from './table.js';

interface FormProps {
  readonly table: Table;
  readonly fields: Fields;
  readonly words: Words;
  readonly state: Pick<HeapsState, 'fault' | 'refused'>;
  onOpen(fields: Fields, field?: string): void;
}

/** The choice of heaps, rules and opponent; every change opens the new game at once. */
export function SetupForm(props: FormProps) {
  const { table, words } = props;
  const { setup } = table;
  return (
    <form class="chooser" onSubmit={(event) => event.preventDefault()}>
      <details class="heaps-setup">
        <summary>{words('setup')}</summary>
        <div class="setup">
          <Text {...props} name="heaps" value={setup.heaps.join()} size={9} />
          {setup.family.parameters.map(({ name, kind }) => (
            <Text
              key={name}
              {...props}
              name={name}
              value={String(setup.parameters[name])}
              size={kind === 'integer' ? 2 : 9}
            />
          ))}
          <Names {...props} name="convention" names={conventions} />
          <Names {...props} name="opponent" names={opponents} />
          {setup.opponent === 'none' ? null : (
            <>
              <Names {...props} name="begins" names={beginners} />
              <Text {...props} name="seed" value={String(setup.seed)} size={4} />
            </>
          )}
        </div>
      </details>
    </form>
  );
}

/** The function that opens the game with another value of a field, at its start. */
function setter({ fields, onOpen }: FormProps, name: string) {
  const { at: _, turn: __, ...rules } = fields;
  return (value: string) => onOpen({ ...rules, [name]: value }, name);
}

interface TextProps extends FormProps {
  readonly name: string;
  readonly value: string;
  readonly size: number;
}

const Text = (props: TextProps) => (
  <TextField
    label={props.words(props.name as Key)}
    value={props.value}
    size={props.size}
    fault={fieldFault(props.state, props.name, props.words)}
    onValue={setter(props, props.name)}
  />
);

interface NamesProps extends FormProps {
  readonly name: 'convention' | 'opponent' | 'begins';
  readonly names: readonly string[];
}

const Names = (props: NamesProps) => (
  <Choice
    label={props.words(props.name)}
    value={props.table.setup[props.name]}
    options={props.names.map((each) => [each, props.words(`${props.name}.${each}` as Key)])}
    onValue={setter(props, props.name)}
  />
);
