import { z } from '@hono/zod-openapi';
import { filledText, plainText } from './text.ts';

const line = (max: number) =>
  z
    .string()
    .trim()
    .pipe(filledText(max).refine((text) => !/[\r\n]/.test(text), 'Use one line.'));

/** What the form "Schedule Demo" asks for. */
export const demoRequest = z
  .object({
    name: line(100),
    email: z
      .email()
      .max(254)
      .transform((email) => email.toLowerCase()),
    company: line(100),
    message: z.string().trim().pipe(plainText(2000)).default(''),
  })
  .openapi('DemoRequest');

export type DemoRequest = z.infer<typeof demoRequest>;
