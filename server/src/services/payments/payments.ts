import type { PaidTier } from '@whetstone/contract';
import type { Database } from '@whetstone/database';
import type { Hono } from 'hono';
import type Stripe from 'stripe';
import type { Log } from '../../http/log.ts';
import type { Mailer } from '../../mail/mailer.ts';

/** Hands an event to the webhook; answers the status. */
export type SendEvent = (body: string, signature: string) => Promise<number>;

/** What stands in for the provider while none is set. */
interface StandIn {
  /** Its checkout and its billing portal. */
  readonly pages: Hono;
  /** Does what has fallen due, and delivers what waits. */
  catchUp(): Promise<void>;
  /** Resolves when its deliveries under way are over. */
  settled(): Promise<void>;
}

/** Whom payments are made with: the provider of the settings, or its stand-in. */
export interface Provider {
  readonly provider: 'stripe' | 'sandbox';
  /** The provider's library, loaded when it is first needed: it weighs more than all the rest of this server. */
  stripe(): Promise<Stripe>;
  readonly prices: Readonly<Record<PaidTier, string>>;
  readonly webhookSecrets: readonly string[];
  readonly sandbox: StandIn | null;
  /** Where the sandbox sends its events: the webhook of the app that is served. */
  sendEventsTo(send: SendEvent): void;
}

/** Everything that the verbs of payments need. */
export interface Payments extends Provider {
  readonly database: Database;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly supportEmail: string;
  readonly clock: () => Date;
  /** Does a piece of work after the answer; one of several under the same key that have not begun. */
  inBackground(work: () => Promise<void>, key?: string): void;
  /** Resolves when no work in the background is left. */
  settled(): Promise<void>;
  /** Ends what is under way; what has not begun is left to the next start, which finds it in the database. */
  stop(): Promise<void>;
}
