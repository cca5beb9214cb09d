import { encode } from 'uqr';
import type { Words } from '../words/words.js';
import { Folded } from './folded.js';

/** The longest address whose code a phone still reads from a screen. */
const longest = 1000;

interface QrProps {
  readonly address: string;
  readonly words: Words;
}

/** An address as a QR code, drawn when it is asked for. */
export function QrCode({ address, words }: QrProps) {
  return (
    <Folded class="qr" summary={words('link.qr')}>
      {() => <Squares address={address} words={words} />}
    </Folded>
  );
}

function Squares({ address, words }: QrProps) {
  if (address.length > longest) return <p class="aside">{words('link.qrLong')}</p>;
  const { data, size } = encode(address, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words('link.qrAlt')}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={squares.join('')} fill="#000000" />
    </svg>
  );
}
