/** The answer at a point: fields that JSON can hold. */
export type PointAnswer = Readonly<Record<string, unknown>>;
