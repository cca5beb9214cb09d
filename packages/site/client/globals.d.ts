/** What the scripts of a page share with the scripts that they load. */
interface Window {
  manausFigure?: (figure: PlotlyFigure) => void;
  manausAnchors?: (pages: Readonly<Record<string, string>>) => void;
  manausIndex?: string;
  manausFamilies?: (table: FamilyCells) => void;
  Plotly?: {
    newPlot(
      target: HTMLElement,
      figure: {
        readonly data: readonly object[];
        readonly layout: object;
        readonly config: object;
        readonly frames: readonly object[];
      },
    ): Promise<unknown>;
  };
}

/** A figure as Plotly's JSON. */
interface PlotlyFigure {
  readonly data: readonly object[];
  readonly layout: object;
  readonly config?: object;
  readonly frames?: readonly object[];
}

/** The table of families: its different cells, and the rows as their places among these. */
interface FamilyCells {
  readonly cells: readonly string[];
  readonly rows: readonly (readonly number[])[];
}
