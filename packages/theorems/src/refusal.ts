/** Why a certificate is refused. */
export class Refusal extends Error {}

/** Refuses the certificate unless the condition holds. */
export function need(
  condition: boolean,
  ...where: readonly (string | number)[]
): asserts condition {
  if (!condition) throw new Refusal(where.join(' '));
}
