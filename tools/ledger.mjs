#!/usr/bin/env node
// The program is ledger/main.mjs; it needs what is built.
import { whenBuilt } from './run/when-built.mjs';

await whenBuilt(() => import('./ledger/main.mjs'));
