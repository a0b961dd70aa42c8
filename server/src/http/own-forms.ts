import { csrf } from 'hono/csrf';
import type { Settings } from '../settings.ts';

/** Refuses a form that another site's page sends, with 403; JSON passes, which no page can send elsewhere unasked. */
export const ownForms = ({ siteUrl }: Pick<Settings, 'siteUrl'>) =>
  csrf({
    origin: (origin, c) => origin === new URL(siteUrl).origin || origin === new URL(c.req.url).origin,
  });
