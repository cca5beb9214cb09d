#!/usr/bin/env node
// The program is doors/main.mjs; it needs what is built.
import { whenBuilt } from './run/when-built.mjs';

await whenBuilt(() => import('./doors/main.mjs'));
