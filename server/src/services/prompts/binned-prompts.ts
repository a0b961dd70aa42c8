import { schema, type PersonClaims } from '@whetstone/database';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';

const { prompts } = schema;

/** The caller's prompts in the bin; only those of `ids` where given. */
export const binnedPrompts = (claims: PersonClaims, ids?: readonly string[]) =>
  and(eq(prompts.userId, claims.sub), isNotNull(prompts.deletedAt), ids && inArray(prompts.id, [...ids]));
