import type { ViewProps } from '../shell/view-props.js';

export function BlocksView({ words }: ViewProps) {
  return <h2>{words('blocks')}</h2>;
}
