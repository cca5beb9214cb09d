const slug = (text: string) => text.replace(/[^\w.-]+/g, '-');

/** The report, of which the page is a part. */
export const reportLink = '../index.html';

/** Where the report shows an item of a work. */
export const itemLink = (id: string): string => `${reportLink}#${slug(id)}`;

/** Where the report shows a notebook, by its path without ending. */
export const notebookLink = (name: string): string =>
  `${reportLink}#notebook-${slug(`${name}.ipynb`)}`;

/** The page of the reference on a function of a package. */
export const apiLink = (pack: string, name: string): string =>
  `../api/functions/_manaus_${pack}.${name}.html`;
