import { schema, type Transaction } from '@whetstone/database';
import type { actMailTexts } from '../../admin/act-mail-texts.ts';
import type { keyMailTexts } from '../../model-keys/key-mail-texts.ts';

export type PaymentMailKind =
  | 'receipt'
  | 'payment_failed'
  | 'cancelling'
  | 'ended'
  | 'renewal'
  | 'withdrawal'
  | 'refund'
  | 'duplicate'
  | keyof typeof actMailTexts
  | keyof typeof keyMailTexts;

export interface PaymentMail {
  readonly kind: PaymentMailKind;
  /** What the mail is about; the same mail about the same thing is written once. */
  readonly about: string;
  readonly details: Record<string, string | number | null>;
}

/** Writes mails in the transaction of what they tell. */
export const queueMails = async (
  tx: Transaction,
  userId: string,
  mails: readonly PaymentMail[],
): Promise<void> => {
  if (mails.length === 0) return;
  await tx
    .insert(schema.paymentMails)
    .values(mails.map(({ kind, about, details }) => ({ key: `${kind}:${about}`, userId, kind, details })))
    .onConflictDoNothing();
};
