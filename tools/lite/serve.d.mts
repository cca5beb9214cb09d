/** Serves folders on the loopback interface, each under a path such as `/any/path/`. */
export declare function serve(
  folders: Readonly<Record<string, string>>,
  port?: number,
  isIsolated?: boolean,
): Promise<{ readonly origin: string; readonly close: () => void }>;
