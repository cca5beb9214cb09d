/** A place where work is done: this machine, or those of Slurm. */
export type Place = 'local' | 'slurm';

/** The places where work is done. */
export const places: readonly Place[] = ['local', 'slurm'];
