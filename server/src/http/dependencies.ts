import type { Auth, SecretBox } from '@whetstone/auth';
import type { Database } from '@whetstone/database';
import type { Model } from '../llm/model.ts';
import type { OwnModels } from '../services/model-keys/own-models.ts';
import type { UnderWay } from '../services/generations/under-way.ts';
import type { Payments } from '../services/payments/payments.ts';
import type { Settings } from '../settings.ts';
import type { TextWork } from '../text-work/text-work.ts';
import type { Log } from './log.ts';

/** What the server is composed of; tests give their own. */
export interface Dependencies {
  readonly database: Database;
  readonly auth: Pick<Auth, 'app' | 'verifyAccessToken' | 'reseal' | 'sweep' | 'settled'> &
    Partial<Pick<Auth, 'exportAccount'>>;
  /** Seals secrets before they go into the database. */
  readonly box: SecretBox;
  readonly payments: Payments;
  readonly settings: Settings;
  readonly log: Log;
  readonly textWork: TextWork;
  /** Absent where enhancement is done by rules alone. */
  readonly model: Model | undefined;
  /** The models of people's own keys. */
  readonly ownModels: OwnModels;
  /** What models are writing. */
  readonly underWay: UnderWay;
}
