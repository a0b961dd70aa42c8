import { cors } from 'hono/cors';
import type { AuthContext } from '../auth-context.ts';
import { allowedRedirect } from '../redirects/allowed-redirect.ts';

/** Lets browsers call from the site and from the origins on the redirect list; without cookies, which this wire has no use for. */
export const crossOrigin = (auth: AuthContext) =>
  cors({
    // What is not allowed comes back as the site's own address.
    origin: (origin) =>
      URL.parse(allowedRedirect(auth.settings, origin))?.origin === origin ? origin : null,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'apikey', 'X-Client-Info', 'X-Supabase-Api-Version'],
    exposeHeaders: ['X-Supabase-Api-Version', 'X-Total-Count', 'Link', 'Retry-After'],
    maxAge: 600,
  });
