// What a Slurm of one's own lacks here: the result of its test depends on it.
import { missingForSlurm } from './cluster.mjs';

console.log(missingForSlurm().join(', '));
