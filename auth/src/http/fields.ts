import { z } from 'zod';

/** An e-mail address as accounts keep it: trimmed, lower case. */
export const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'Unable to validate email address: too long')
  .pipe(z.email('Unable to validate email address: invalid format'));

/** A telephone number as E.164 writes it, kept without the plus. */
export const phoneField = z
  .string()
  .trim()
  .regex(/^\+?[1-9]\d{6,14}$/, 'Invalid phone number format (E.164 required)')
  .transform((phone) => phone.replace('+', ''));

/** Free data about a person; it travels in each access token, hence the bound. */
export const metadataField = z
  .record(z.string(), z.unknown())
  .refine((data) => JSON.stringify(data).length <= 4096, 'metadata cannot be longer than 4096 characters');

const isBlank = (text: unknown): boolean => typeof text === 'string' && /^[\s\p{C}]*$/u.test(text);

/** What people give about themselves. A full name may be left out; given, it is more than spaces. */
export const personField = metadataField.refine(
  (data) => !isBlank(data['full_name']),
  'Enter your full name.',
);

/** Where a captcha's answer comes with a request. */
export const captchaField = {
  gotrue_meta_security: z.object({ captcha_token: z.string().max(4096).nullish() }).nullish(),
};
