import type { Context } from 'hono';
import { z } from 'zod';
import { parseInput } from '../http/read-json.ts';

const pageSchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(1000).default(50),
});

/** Which part of a list a request asks for, from 1 on. Throws 400 `validation_failed`. */
export const readPage = (c: Context): { page: number; size: number; offset: number } => {
  const asked = { page: c.req.query('page') || undefined, per_page: c.req.query('per_page') || undefined };
  const { page, per_page: size } = parseInput(pageSchema, asked);
  return { page, size, offset: (page - 1) * size };
};
