import { isPortuguese } from './load';

/** A filter over the lines of a page; what is chosen stands in the address. */
export function prepareFilter(form: HTMLFormElement): void {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-verdict]')].map((line) => ({
    line,
    text: plain(`${line.id} ${line.textContent}`),
  }));
  const apply = (): void => {
    const chosen = new FormData(form);
    const words = plain(String(chosen.get('text') ?? ''))
      .split(/\s+/)
      .filter((word) => word !== '');
    const verdicts = chosen.getAll('verdict');
    const work = String(chosen.get('work') ?? '');
    let shown = 0;
    for (const { line, text } of lines) {
      const { verdict = '', work: own } = line.dataset;
      line.hidden =
        (verdicts.length > 0 && !verdicts.includes(verdict)) ||
        (work !== '' && own !== work) ||
        !words.every((word) => text.includes(word));
      if (!line.hidden) shown++;
    }
    hideEmpty();
    const output = form.querySelector('output');
    if (output !== null)
      output.textContent = isPortuguese()
        ? `${shown} de ${lines.length}`
        : `${shown} of ${lines.length}`;
    remember(chosen);
  };
  recall(form);
  form.hidden = false;
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  apply();
}

/** Without accents, in small letters. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Sections without a line that is shown are not shown either. */
function hideEmpty(): void {
  for (const section of document.querySelectorAll<HTMLElement>('main section')) {
    const lines = [...section.querySelectorAll<HTMLElement>('[data-verdict]')];
    if (lines.length > 0) section.hidden = lines.every((line) => line.hidden);
  }
}

/** Writes what is chosen in the address. */
export function remember(chosen: FormData): void {
  const query = new URLSearchParams();
  for (const [name, value] of chosen) if (value !== '') query.append(name, String(value));
  const text = query.toString();
  history.replaceState(
    null,
    '',
    `${location.pathname}${text === '' ? '' : `?${text}`}${location.hash}`,
  );
}

/** Chooses what the address says. */
export function recall(form: HTMLFormElement): void {
  const query = new URLSearchParams(location.search);
  for (const field of form.elements)
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = query.getAll(field.name).includes(field.value);
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = query.get(field.name) ?? '';
}
