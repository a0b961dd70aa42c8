import { z } from '@hono/zod-openapi';
import { isBlank } from './blank.ts';

const hasNul = (text: string) => text.includes('\0');

/** Text as people write it: PostgreSQL stores neither NUL nor lone surrogates, so both are refused by name. */
export const plainText = (max: number) =>
  z
    .string()
    .max(max, `Use at most ${max.toLocaleString('en-US')} characters.`)
    .refine((text) => !hasNul(text), 'Remove the NUL character.')
    .refine((text) => text.isWellFormed(), 'Remove the broken Unicode character (a lone surrogate).');

/** Plain text with something to be seen in it. */
export const filledText = (max: number) =>
  plainText(max).refine((text) => !isBlank(text), 'This can’t be empty.');
