import { api } from './api.ts';
import { bodyOf } from './body-of.ts';

/** What this server offers before anyone signs in. */
export const readPublicConfig = () => bodyOf(api.config.$get());
