import type { InvoiceStatus, PaidTier, SubscriptionStatus } from '@whetstone/contract';
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgSchema,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const hidden = pgSchema('private');
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const paymentCustomers = pgTable('payment_customers', {
  id: text('id').primaryKey(),
  provider: text('provider').$type<'stripe' | 'sandbox'>().notNull(),
  userId: uuid('user_id'),
  syncVersion: integer('sync_version').notNull().default(0),
  checkoutSessionId: text('checkout_session_id'),
  syncedAt: at('synced_at'),
  createdAt: at('created_at').notNull().defaultNow(),
  changingUntil: at('changing_until'),
});

export const subscriptions = pgTable('subscriptions', {
  id: text('id').primaryKey(),
  customerId: text('customer_id').notNull(),
  userId: uuid('user_id'),
  status: text('status').$type<SubscriptionStatus>().notNull(),
  tier: text('tier').$type<PaidTier>(),
  monthlyLimit: integer('monthly_limit'),
  priceId: text('price_id').notNull(),
  itemId: text('item_id').notNull(),
  priceCents: integer('price_cents').notNull(),
  discount: text('discount'),
  startedAt: at('started_at').notNull(),
  currentPeriodStart: at('current_period_start').notNull(),
  currentPeriodEnd: at('current_period_end').notNull(),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
  endedAt: at('ended_at'),
  scheduleId: text('schedule_id'),
  pendingTier: text('pending_tier').$type<PaidTier>(),
  pendingAt: at('pending_at'),
  graceUntil: at('grace_until'),
  accessUntil: at('access_until'),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

export const invoices = pgTable('invoices', {
  id: text('id').primaryKey(),
  customerId: text('customer_id').notNull(),
  userId: uuid('user_id'),
  subscriptionId: text('subscription_id'),
  paymentIntentId: text('payment_intent_id'),
  number: text('number'),
  status: text('status').$type<InvoiceStatus>().notNull(),
  description: text('description').notNull(),
  totalCents: integer('total_cents').notNull(),
  paidCents: integer('paid_cents').notNull(),
  refundedCents: integer('refunded_cents').notNull().default(0),
  disputed: boolean('disputed').notNull().default(false),
  attempts: integer('attempts').notNull().default(0),
  createdAt: at('created_at').notNull(),
  paidAt: at('paid_at'),
  hostedUrl: text('hosted_url'),
  pdfUrl: text('pdf_url'),
});

export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  customerId: text('customer_id'),
  objectId: text('object_id'),
  createdAt: at('created_at').notNull(),
  receivedAt: at('received_at').notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  claimedUntil: at('claimed_until'),
  processedAt: at('processed_at'),
  problem: text('problem'),
});

export const paymentReversals = pgTable('payment_reversals', {
  subscriptionId: text('subscription_id').primaryKey(),
  userId: uuid('user_id'),
  kind: text('kind').$type<'withdrawal' | 'refund' | 'duplicate'>().notNull(),
  refundCents: integer('refund_cents').notNull(),
  keptCents: integer('kept_cents').notNull().default(0),
  usesMoneyBack: boolean('uses_money_back').notNull().default(false),
  declaredAt: at('declared_at').notNull().defaultNow(),
  claimedUntil: at('claimed_until'),
  doneAt: at('done_at'),
});

export const tierGrants = pgTable('tier_grants', {
  userId: uuid('user_id').primaryKey(),
  tier: text('tier').$type<PaidTier>().notNull(),
  monthlyLimit: integer('monthly_limit'),
  expiresAt: at('expires_at'),
  createdAt: at('created_at').notNull().defaultNow(),
});

export const paymentMails = hidden.table('payment_mails', {
  key: text('key').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').notNull(),
  details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: at('created_at').notNull().defaultNow(),
  claimedUntil: at('claimed_until'),
  attempts: integer('attempts').notNull().default(0),
  sentAt: at('sent_at'),
});

export const spentQuotas = hidden.table('spent_quotas', {
  addressHash: text('address_hash').primaryKey(),
  used: integer('used').notNull(),
  resetsAt: at('resets_at').notNull(),
});

export const sandboxObjects = hidden.table('sandbox_objects', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  customerId: text('customer_id'),
  body: jsonb('body').$type<Record<string, unknown>>().notNull(),
  position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
});
