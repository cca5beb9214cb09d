#!/usr/bin/env node
// The program is readme/main.mjs; it needs what is built.
import { whenBuilt } from './run/when-built.mjs';

await whenBuilt(() => import('./readme/main.mjs'));
