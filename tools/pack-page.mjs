#!/usr/bin/env node
// Before @manaus/cli is packed: puts the play page into it, as it is built, for `manaus play`.
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from './run/paths.mjs';

const built = inRoot('packages', 'explorer', 'dist', 'manaus.html');
const packed = inRoot('packages', 'cli', 'page', 'manaus.html');
if (!existsSync(built)) {
  console.error('pack-page: the play page is not built; npm run build -w packages/explorer does');
  process.exit(1);
}
mkdirSync(dirname(packed), { recursive: true });
copyFileSync(built, packed);
