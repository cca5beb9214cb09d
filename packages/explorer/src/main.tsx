import { render } from 'preact';
import { Page } from './page.js';
import './style.css';

const root = document.getElementById('page');
if (root !== null) render(<Page />, root);
