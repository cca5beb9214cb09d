#!/usr/bin/env node
// The program is sequences/main.mjs; it needs what is built.
import { whenBuilt } from './run/when-built.mjs';

await whenBuilt(() => import('./sequences/main.mjs'));
