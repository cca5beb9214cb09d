/** What the scripts of a page share with the scripts that they load. */
interface Window {
  manausFigure?: (figure: PlotlyFigure) => void;
  manausAnchors?: (pages: Readonly<Record<string, string>>) => void;
  manausIndex?: string;
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
