#!/usr/bin/env node
import { launch } from '../dist/shell/launch.js';

launch(process.argv.slice(2));
