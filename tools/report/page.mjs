import { readFileSync } from 'node:fs';
import { html, raw } from './html.mjs';

/** A page of its own beside the report, in its style. */
export const page = (title, content) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${raw(readFileSync(new URL('./page/style.css', import.meta.url), 'utf8'))}</style>
</head>
<body><main class="top">${content}</main></body>
</html>`;
