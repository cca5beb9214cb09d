/**
 * The width in pixels of an output cell of JupyterLab in a window of 1280: no figure is wider by
 * default, and no text in it is smaller than 9 px.
 */
export const pageWidth = 848;
