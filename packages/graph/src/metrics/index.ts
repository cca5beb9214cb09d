export * from './degrees.js';
export * from './diameter.js';
export * from './eccentricity.js';
