/** True if things may move on the page. */
export const maySlide = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;
