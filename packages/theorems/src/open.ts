/** With this base and period the theorems do not close: a later base may, or another period. */
export class Open extends Error {
  constructor(
    message: string,
    /** True if no later base can do. */
    readonly final = false,
  ) {
    super(message);
  }
}
