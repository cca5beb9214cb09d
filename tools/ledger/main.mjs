#!/usr/bin/env node
// The program is program.mjs, which needs what is built.
import { whenBuilt } from '../run/when-built.mjs';

await whenBuilt(() => import('./program.mjs'));
