#!/usr/bin/env node
import { launch } from '../dist/index.js';

launch(process.argv.slice(2));
