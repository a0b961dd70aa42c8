import { paymentDays, planOf, type Refunded, type RefundRequest } from '@whetstone/contract';
import { type Claims, type PersonClaims, rowsOf, schema } from '@whetstone/database';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { ServiceError } from '../../../http/service-error.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { refresh } from '../subscription/fresh-subscription.ts';
import { queueMails } from '../mails/queue-mail.ts';
import { sendPaymentMails } from '../mails/send-payment-mails.ts';
import type { Payments } from '../payments.ts';
import { carryOutReversal } from './carry-out-reversal.ts';
import { oneChangeAtATime } from '../subscription/one-change-at-a-time.ts';
import { declareReversal, refundableCents } from './declare-reversal.ts';
import { refundAmount } from './refund-amount.ts';

const { subscriptions } = schema;
const dayMs = 24 * 3600 * 1000;

const findPayer = async (
  { database }: Payments,
  claims: Claims,
  { email, user_id: userId }: RefundRequest,
) => {
  const payer = await database.actingAs(claims, async (tx) => {
    await requireAdmin(tx);
    const [row] = await rowsOf<{ user_id: string; email: string }>(
      tx,
      sql`select * from public.admin_find_payer(${email ?? null}, ${userId ?? null}::uuid)`,
    );
    return row;
  });
  if (!payer)
    throw new ServiceError(
      'not_found',
      email ? `User with email ${email} not found` : 'This user does not exist.',
    );
  return payer;
};

/** The latest contract, also one that was cancelled in the meantime. */
const latestContract = async ({ database, clock }: Payments, userId: string) => {
  const [latest] = await database.asService((tx) =>
    tx
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.userId, userId), isNotNull(subscriptions.tier)))
      // The provider's times are whole seconds: of two that began in one, the one that still runs is the latest.
      .orderBy(desc(subscriptions.startedAt), sql`${subscriptions.endedAt} desc nulls first`)
      .limit(1),
  );
  if (!latest?.tier) throw new ServiceError('not_subscribed', 'This account has never bought anything.');
  const days = (clock().getTime() - latest.startedAt.getTime()) / dayMs;
  if (days > paymentDays.refund)
    throw new ServiceError(
      'refund_over',
      `The ${paymentDays.refund}-day refund period is over: the subscription began on ${latest.startedAt.toISOString().slice(0, 10)}.`,
    );
  return { ...latest, tier: latest.tier };
};

const giveBack = async (
  payments: Payments,
  claims: PersonClaims,
  request: RefundRequest,
  { user_id: userId, email }: { user_id: string; email: string },
): Promise<Refunded> => {
  await refresh(payments, userId);
  const contract = await latestContract(payments, userId);
  const declared = await payments.database.asService(async (tx) => {
    if ((await refundableCents(tx, contract.id)) === 0)
      throw new ServiceError(
        'conflict',
        'There is nothing left to refund: everything has already been refunded.',
      );
    const { keptCents, usesMoneyBack } = await refundAmount(tx, contract, userId);
    if (keptCents > 0)
      throw new ServiceError(
        'refund_over',
        'This person has already had a full refund and has used prompts on this plan. If a partial refund is due, issue it in the provider’s dashboard.',
      );
    const reversal = await declareReversal(tx, {
      subscriptionId: contract.id,
      userId,
      kind: 'refund',
      usesMoneyBack,
    });
    if (!reversal.isFirst) throw new ServiceError('conflict', 'A refund is already in progress.');
    const details = { plan: planOf(contract.tier).name, cents: reversal.refundCents };
    await queueMails(tx, userId, [{ kind: 'refund', about: contract.id, details }]);
    const record = {
      subscription: contract.id,
      cents: reversal.refundCents,
      reason: request.reason ?? '',
    };
    await tx.execute(
      sql`select private.record_refund(${claims.sub}::uuid, ${userId}::uuid, ${JSON.stringify(record)}::jsonb)`,
    );
    return reversal;
  });
  await carryOutReversal(payments, contract.id).catch((error: unknown) => {
    payments.log('error', { event: 'a refund waits for the provider', error: String(error) });
  });
  payments.inBackground(() => sendPaymentMails(payments));
  return {
    user_id: userId,
    email,
    refunded_cents: declared.refundCents,
    message: `Refunded $${(declared.refundCents / 100).toFixed(2)} to ${email}.`,
  };
};

/**
 * Gives an account's money back within thirty days of its subscription's beginning, and ends the subscription; the act is
 * recorded. All goes back once per person. Throws `change_in_progress`, `not_allowed`, `not_found`, `not_subscribed`, `refund_over`, `conflict`, `payments_unavailable`.
 */
export const refundAccount = async (
  payments: Payments,
  claims: PersonClaims,
  request: RefundRequest,
): Promise<Refunded> => {
  const payer = await findPayer(payments, claims, request);
  return oneChangeAtATime(payments, payer.user_id, () => giveBack(payments, claims, request, payer));
};
