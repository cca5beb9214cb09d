import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { encode } from 'uqr';
import type { Words } from '../words/words.js';
import { Button } from './button.js';
import { Folded } from './folded.js';
import { isAlone, isFromDisk, wholePage } from './links.js';

interface LinkProps {
  readonly label: string;
  readonly address: string;
  readonly words: Words;
  readonly children?: ComponentChildren;
}

/**
 * An address to pass on: a button that copies it, its QR code, and the page as a file. Of a page
 * from disk, that it works only here.
 */
export function CopyLink({ label, address, words, children }: LinkProps) {
  const { href } = new URL(address, location.href);
  const { isCopied, copy } = useCopy(href);
  return (
    <div class="teach-link">
      <label class="teach-wide">
        {label} <input readOnly value={href} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <Button onClick={copy}>{words(isCopied ? 'link.copied' : 'link.copy')}</Button>
      {children}
      {isFromDisk() ? (
        <p class="aside">{words('link.here')}</p>
      ) : (
        <QrCode address={href} words={words} />
      )}
      {isAlone() ? null : (
        <p class="aside">
          <a href={wholePage} download>
            {words('link.page')}
          </a>
        </p>
      )}
    </div>
  );
}

/** Whether a text was copied last, and the function of the button that copies it. */
function useCopy(text: string) {
  const [copied, setCopied] = useState('');
  const copy = async ({ currentTarget }: { readonly currentTarget: HTMLButtonElement }) => {
    currentTarget.parentElement?.querySelector('input')?.select();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Without leave for the clipboard the text of the field stays selected.
      document.execCommand('copy');
    }
    setCopied(text);
  };
  return { isCopied: copied === text, copy };
}

/** The longest address whose code a phone still reads from a screen. */
const longest = 1000;

interface QrProps {
  readonly address: string;
  readonly words: Words;
}

/** An address as a QR code, drawn when it is asked for. */
function QrCode({ address, words }: QrProps) {
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
