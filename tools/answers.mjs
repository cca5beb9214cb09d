#!/usr/bin/env node
// The program is answers/main.mjs; it needs what is built.
import { whenBuilt } from './run/when-built.mjs';

await whenBuilt(() => import('./answers/main.mjs'));
