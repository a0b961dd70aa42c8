import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Time since `began` (milliseconds), as people read it. */
export const seconds = (began) => `${((Date.now() - began) / 1000).toFixed(1)} s`;
