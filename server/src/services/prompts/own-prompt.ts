import { schema, type PersonClaims } from '@whetstone/database';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';

const { prompts } = schema;

/** The caller's own prompts of these ids that are not in the bin. */
export const ownPrompts = (claims: PersonClaims, ids: readonly string[]) =>
  and(inArray(prompts.id, [...ids]), eq(prompts.userId, claims.sub), isNull(prompts.deletedAt));

/** The same answer for a prompt that does not exist and for one that is somebody else's. */
export const promptNotFound = () => new ServiceError('not_found', 'This prompt does not exist.');
