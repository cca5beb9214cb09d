#!/usr/bin/env node
// npm run peers: what other programs say to the same questions; visibly skipped where they are not
// installed.
import { whenBuilt } from '../run/when-built.mjs';

await whenBuilt(() => import('./program.mjs'));
