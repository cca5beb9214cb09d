/** Where the report, of which the page is a part, shows an item of a work. */
export const itemLink = (id: string): string => `../index.html#${id.replace(/[^\w.-]+/g, '-')}`;
