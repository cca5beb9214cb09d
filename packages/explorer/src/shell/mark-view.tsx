import type { Mark, Point, TextMark } from '@manaus/plot';

const path = (points: readonly Point[]) =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** One of the six marks as SVG. */
export function MarkView({ mark }: { readonly mark: Mark }) {
  const title = mark.hover === undefined ? null : <title>{mark.hover}</title>;
  switch (mark.kind) {
    case 'line':
      return (
        <path
          d={mark.lines.map(path).join('')}
          fill="none"
          stroke={mark.color}
          stroke-width={mark.width}
          stroke-dasharray={mark.dash?.join(' ')}
          stroke-linecap="round"
          opacity={mark.opacity}
        >
          {title}
        </path>
      );
    case 'circle':
      return (
        <circle
          cx={mark.x}
          cy={mark.y}
          r={mark.radius}
          fill={mark.fill}
          stroke={mark.stroke}
          stroke-width={mark.strokeWidth}
          opacity={mark.opacity}
        >
          {title}
        </circle>
      );
    case 'rect':
      return (
        <rect
          x={mark.x}
          y={Math.min(mark.y, mark.y + mark.height)}
          width={mark.width}
          height={Math.abs(mark.height)}
          rx={mark.corner}
          fill={mark.fill}
          stroke={mark.stroke}
          stroke-width={mark.strokeWidth}
          opacity={mark.opacity}
        >
          {title}
        </rect>
      );
    case 'polygon':
      return (
        <path
          d={mark.rings.map((ring) => `${path(ring)}Z`).join('')}
          fill={mark.fill}
          stroke={mark.stroke}
          stroke-width={mark.strokeWidth}
          opacity={mark.opacity}
        >
          {title}
        </path>
      );
    case 'text':
      return <TextView mark={mark} />;
    case 'image':
      return (
        <image x={mark.x} y={mark.y} width={mark.width} height={mark.height} href={mark.href} />
      );
  }
}

function TextView({
  mark: { x, y, text, size, color, anchor = 'middle', weight, halo, box, hover, opacity, turn },
}: {
  readonly mark: TextMark;
}) {
  const turned = turn === undefined ? undefined : `rotate(${-turn} ${x} ${y})`;
  return (
    <g opacity={opacity}>
      {hover === undefined ? null : <title>{hover}</title>}
      {box === undefined ? null : (
        <rect
          x={x - box.width / 2}
          y={y - box.height / 2}
          width={box.width}
          height={box.height}
          rx={box.corner}
          fill={box.fill}
          stroke={box.stroke}
          stroke-width={box.strokeWidth}
        />
      )}
      <text
        x={x}
        y={y}
        dy="0.35em"
        font-size={size}
        fill={color}
        text-anchor={anchor}
        font-weight={weight}
        stroke={halo}
        stroke-width={halo === undefined ? undefined : 3}
        paint-order="stroke"
        transform={turned}
      >
        {text}
      </text>
    </g>
  );
}
