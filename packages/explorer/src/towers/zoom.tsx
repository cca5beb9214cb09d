import { Button } from '../shell/button.js';
import type { Words } from '../words/words.js';
import type { useViewBox } from './use-view-box.js';

interface ZoomProps {
  readonly box: ReturnType<typeof useViewBox>;
  readonly words: Words;
}

/** The buttons that enlarge a graph. */
export const Zoom = ({ box: { zoom, fit, isWhole }, words }: ZoomProps) => (
  <div class="zoom">
    <ZoomButton label={words('zoom.in')} sign="+" onClick={() => zoom(1.6)} />
    <ZoomButton
      label={words('zoom.out')}
      sign="−"
      disabled={isWhole}
      onClick={() => zoom(1 / 1.6)}
    />
    <ZoomButton label={words('zoom.fit')} sign="⤢" disabled={isWhole} onClick={() => fit()} />
  </div>
);

interface ButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly disabled?: boolean;
  onClick(): void;
}

const ZoomButton = ({ label, sign, disabled, onClick }: ButtonProps) => (
  <Button aria-label={label} disabled={disabled} onClick={onClick}>
    {sign}
  </Button>
);
