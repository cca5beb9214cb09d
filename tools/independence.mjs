#!/usr/bin/env node
// The program is independence/main.mjs; it needs what is built.
import { whenBuilt } from './run/when-built.mjs';

await whenBuilt(() => import('./independence/main.mjs'));
