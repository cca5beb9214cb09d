/** The path of the page of a tower. */
export const towerPath = (name: string): string => `games/${name}.html`;

/** The path of the page of a heap game. */
export const heapPath = (name: string): string => `games/heaps/${name}.html`;

/** The path of the page of a level. */
export const levelPath = (name: string): string => `games/levels/${name}.html`;
