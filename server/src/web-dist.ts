import { fileURLToPath } from 'node:url';

/** The folder of the built web app; it is as far from a source file here as from the bundle. */
export const webDist = fileURLToPath(new URL('../../web/dist/', import.meta.url));
