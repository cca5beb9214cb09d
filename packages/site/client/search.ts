// The search: loaded with the first key, after the index.
import MiniSearch from 'minisearch';
import { type Found, find } from '../src/search/find';
import { searchOptions } from '../src/search/terms';
import { fileOf, isPortuguese } from './load';

const index = MiniSearch.loadJSON(window.manausIndex ?? '', searchOptions);
const form = document.querySelector<HTMLFormElement>('form.search');
const input = form?.querySelector<HTMLInputElement>('input');
const list = form?.querySelector<HTMLOListElement>('.results');
const output = form?.querySelector('output');
const language = isPortuguese() ? 'pt' : 'en';

/** The address of a result, in the language of the page. */
const addressOf = ({ path }: Found): string => fileOf(`${language === 'pt' ? 'pt/' : ''}${path}`);

function show(): void {
  if (input == null || list == null || output == null) return;
  const found = input.value.trim() === '' ? [] : find(index, input.value, language);
  list.replaceChildren(...found.map(lineOf));
  list.hidden = found.length === 0;
  output.textContent = isPortuguese() ? `${found.length} resultados` : `${found.length} results`;
}

function lineOf(found: Found): HTMLLIElement {
  const [line, link, kind] = [
    document.createElement('li'),
    document.createElement('a'),
    document.createElement('span'),
  ];
  link.href = addressOf(found);
  link.textContent = found.title;
  kind.className = 'quiet';
  kind.textContent = ` ${found.kind}`;
  line.append(link, kind);
  return line;
}

/** The arrows go through the results, Enter opens the first. */
function go(event: KeyboardEvent): void {
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus();
  else if (event.key === 'ArrowUp') (links[at - 1] ?? input)?.focus();
  else if (event.key === 'Enter' && at < 0) links[0]?.click();
  else if (event.key === 'Escape' && list) list.hidden = true;
  else return;
  event.preventDefault();
}

const asked = new URLSearchParams(location.search).get('q');
if (asked !== null && input) input.value = asked;
input?.addEventListener('input', show);
form?.addEventListener('keydown', go);
show();
