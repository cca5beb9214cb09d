/** The directions of the keys on a board from the side, in steps on the screen. */
const keys = [
  ['↑', 1, -1],
  ['→', 1, 1],
  ['↓', -1, 1],
  ['←', -1, -1],
] as const;

/** The ways that the arrow keys lead on a board from the side. */
export const Compass = () => (
  <svg class="block-compass" viewBox="-62 -44 124 88" aria-hidden="true">
    {keys.map(([key, x, y]) => (
      <g key={key}>
        <path d={`M${8 * x} ${5 * y}L${28 * x} ${16 * y}`} />
        <rect x={44 * x - 13} y={27 * y - 13} width="26" height="26" rx="5" />
        <text x={44 * x} y={27 * y}>
          {key}
        </text>
      </g>
    ))}
  </svg>
);
