import { schema, violatedConstraint, type PersonClaims, type Transaction } from '@whetstone/database';
import { and, eq } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';

const { rememberedAnswers } = schema;

const which = ({ sub }: PersonClaims, id: string) =>
  and(eq(rememberedAnswers.userId, sub), eq(rememberedAnswers.id, id));

/** Rewords an answer that the caller's account remembers. Throws `not_found`, and `conflict` for one that is there. */
export const changeAnswer = async (
  tx: Transaction,
  claims: PersonClaims,
  id: string,
  answer: string,
): Promise<void> => {
  const changed = await tx
    .update(rememberedAnswers)
    .set({ answer })
    .where(which(claims, id))
    .returning({ id: rememberedAnswers.id })
    .catch((cause: unknown) => {
      if (violatedConstraint(cause) === undefined) throw cause;
      throw new ServiceError('conflict', 'This answer is already remembered.', { cause });
    });
  if (changed.length === 0) throw new ServiceError('not_found', 'This answer is no longer remembered.');
};

/** Forgets an answer of the caller; one that is gone already is gone. */
export const forgetAnswer = async (tx: Transaction, claims: PersonClaims, id: string): Promise<void> => {
  await tx.delete(rememberedAnswers).where(which(claims, id));
};

/** Forgets all that the caller answered. */
export const forgetAnswers = async (tx: Transaction, { sub }: PersonClaims): Promise<void> => {
  await tx.delete(rememberedAnswers).where(eq(rememberedAnswers.userId, sub));
};
