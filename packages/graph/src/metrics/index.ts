export * from './degrees.js';
export * from './diameter.js';
export { center, eccentricity, periphery } from './eccentricity.js';
