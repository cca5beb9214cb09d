const loading = new Map<string, Promise<void>>();

/** The address of a file of the site, from any page. */
export const fileOf = (path: string): string => `${document.body.dataset.root ?? ''}${path}`;

/** Loads a script once. */
export function load(source: string): Promise<void> {
  const started =
    loading.get(source) ??
    new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = source;
      script.onload = () => resolve();
      script.onerror = () => reject(new Error(`${source} could not be read`));
      document.head.append(script);
    });
  loading.set(source, started);
  return started;
}

/** The language of the page. */
export const isPortuguese = (): boolean => document.documentElement.lang.startsWith('pt');

/** A text in the language of the page. */
export const said = (en: string, pt: string): string => (isPortuguese() ? pt : en);
