import { z } from '@hono/zod-openapi';

const line = (max: number) => z.string().trim().min(1).max(max);

/** What the form "Schedule Demo" asks for. */
export const demoRequest = z
  .object({
    name: line(100),
    email: z
      .email()
      .max(254)
      .transform((email) => email.toLowerCase()),
    company: line(100),
    message: z.string().trim().max(2000).default(''),
  })
  .openapi('DemoRequest');

export type DemoRequest = z.infer<typeof demoRequest>;
