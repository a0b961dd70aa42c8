import type { apiRoutes, functionRoutes } from './app.ts';

/** What `hc` needs to type the web app's calls; types alone, no code. */
export type ApiRoutes = ReturnType<typeof apiRoutes>;
export type FunctionRoutes = ReturnType<typeof functionRoutes>;
