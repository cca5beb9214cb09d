// The programs missing for a local Slurm: the result of its test depends on it.
import { missingForSlurm } from './cluster.mjs';

console.log(missingForSlurm().join(', '));
