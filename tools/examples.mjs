#!/usr/bin/env node
// The program is examples/main.mjs; it needs what is built.
import { whenBuilt } from './run/when-built.mjs';

await whenBuilt(() => import('./examples/main.mjs'));
