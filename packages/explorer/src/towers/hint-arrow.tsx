import type { Step } from './world.js';

/** A move on the board: an arrow from peg to peg. */
export function HintArrow({ step, pegs }: { readonly step: Step; readonly pegs: number }) {
  const [from, to] = [step.from, step.to].map((peg) => 100 * peg + 50);
  const middle = (from + to) / 2;
  // The head points along the end of the curve.
  const angle = Math.atan2(52, to - middle);
  const barb = (turn: number) =>
    `${to - 15 * Math.cos(angle + turn)} ${32 - 15 * Math.sin(angle + turn)}`;
  return (
    <svg class="hint-arrow" viewBox={`0 0 ${100 * pegs} 40`} aria-hidden="true">
      <path d={`M${from} 36Q${middle} -20 ${to} 32`} />
      <path d={`M${barb(0.55)}L${to} 32L${barb(-0.55)}`} />
    </svg>
  );
}
