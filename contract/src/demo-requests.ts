import { z } from '@hono/zod-openapi';
import { filledText, plainText } from './text.ts';
import { demoRequestLimits } from './limits/index.ts';

const line = (max: number) =>
  z
    .string()
    .trim()
    .pipe(filledText(max).refine((text) => !/[\r\n]/.test(text), 'Use one line.'));

/** What the form "Schedule Demo" asks for. */
export const demoRequest = z
  .object({
    name: line(demoRequestLimits.name),
    email: z
      .email()
      .max(254)
      .transform((email) => email.toLowerCase()),
    company: line(demoRequestLimits.company),
    message: z.string().trim().pipe(plainText(demoRequestLimits.message)).default(''),
  })
  .openapi('DemoRequest');

export type DemoRequest = z.infer<typeof demoRequest>;
