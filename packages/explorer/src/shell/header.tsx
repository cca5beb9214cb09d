import { type Language, languages, type Words } from '../words/words.js';
import { type View, views } from './address.js';
import { isAlone, reportLink, tourLink } from './links.js';

interface HeaderProps {
  readonly view: View;
  readonly language: Language;
  readonly words: Words;
  linkOf(view: View): string;
  onLanguage(language: Language): void;
}

/** The name of the page, its views, and its languages. */
export function Header({ view, language, words, linkOf, onLanguage }: HeaderProps) {
  return (
    <header>
      <h1>{words('title')}</h1>
      <nav>
        {views.map((each) => (
          <a key={each} href={linkOf(each)} aria-current={each === view ? 'page' : undefined}>
            {words(each)}
          </a>
        ))}
      </nav>

      <a class="report tour-link" href={tourLink(language)}>
        {words('tour')}
      </a>
      {isAlone() ? null : (
        <a class="report" href={reportLink}>
          {words('report')}
        </a>
      )}

      <select
        aria-label={words('language')}
        value={language}
        onChange={(event) => onLanguage(event.currentTarget.value as Language)}
      >
        {Object.entries(languages).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </header>
  );
}
