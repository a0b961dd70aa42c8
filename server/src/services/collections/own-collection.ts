import { collectionLimits } from '@whetstone/contract';
import {
  rowsOf,
  sqlState,
  violatedConstraint,
  type PersonClaims,
  type Transaction,
} from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';

/** The same answer for a collection that does not exist and for one that the caller may not see. */
export const collectionNotFound = (cause?: unknown) =>
  new ServiceError('not_found', 'This collection does not exist.', { cause });

/** Holds a collection of the caller, so that its changes come one after the other. Throws `not_found`. */
export const holdCollection = async (tx: Transaction, { sub }: PersonClaims, id: string): Promise<void> => {
  const held = await rowsOf(
    tx,
    sql`select 1 from public.collections where id = ${id} and user_id = ${sub} for no key update`,
  );
  if (held.length === 0) throw collectionNotFound();
};

/** What the database's rules about collections say to a person. */
export const refuseCollection = (cause: unknown): never => {
  switch (violatedConstraint(cause)) {
    case 'collections_count':
      throw new ServiceError(
        'storage_full',
        `You can have up to ${collectionLimits.count} collections. Delete one to make room.`,
        { cause },
      );
    case 'collection_prompts_count':
      throw new ServiceError(
        'storage_full',
        `A collection holds at most ${collectionLimits.prompts} prompts. Remove one, or create another collection.`,
        { cause },
      );
    case 'collections_moderated_check':
      throw new ServiceError(
        'conflict',
        'An administrator took this collection down. You can share it once an administrator allows it.',
        { cause },
      );
    case 'collections_user_id_fkey':
      throw new ServiceError('not_allowed', 'Complete your registration first.', { cause });
    case 'collection_prompts_prompt_id_fkey':
      throw new ServiceError('not_found', 'This prompt is not public.', { cause });
    default:
      break;
  }
  if (sqlState(cause) === '42501')
    throw new ServiceError('not_found', 'This prompt is not public.', { cause });
  throw cause;
};
