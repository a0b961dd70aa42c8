import { z } from '@hono/zod-openapi';

/** What the web app must know about this server before anyone signs in. */
export const publicConfig = z
  .object({
    ai_name: z.string(),
    dev_outbox: z.boolean(),
    dev_checkout: z.boolean(),
    support_email: z.string(),
    /** Asked for before an account is made, entered or recovered; null where none is configured. */
    captcha: z.object({ provider: z.enum(['turnstile', 'hcaptcha']), site_key: z.string() }).nullable(),
  })
  .openapi('PublicConfig');

export type PublicConfig = z.infer<typeof publicConfig>;
