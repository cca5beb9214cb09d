#!/usr/bin/env node
// The program is atlas/main.mjs; it needs what is built.
import { whenBuilt } from './run/when-built.mjs';

await whenBuilt(() => import('./atlas/main.mjs'));
