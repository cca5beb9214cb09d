import type { ViewProps } from '../shell/view-props.js';

export function HeapsView({ words }: ViewProps) {
  return <h2>{words('heaps')}</h2>;
}
