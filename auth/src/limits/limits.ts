import { accountRules } from '@whetstone/contract/limits';
import { z } from 'zod';

const rule = (max: number, seconds: number) =>
  z
    .object({ max: z.number().int().positive(), seconds: z.number().int().positive() })
    .default({ max, seconds });

/** How often each thing may happen: at most `max` in any `seconds`, for one address (IP) or one account. */
export const limits = z
  .object({
    mailPerAddress: rule(30, 3600),
    mailPerAccount: rule(10, 3600),
    mailGap: rule(1, accountRules.mailGapSeconds),
    signUpPerAddress: rule(30, 300),
    signInPerAddress: rule(30, 300),
    signInPerAccount: rule(20, 900),
    verifyPerAddress: rule(30, 300),
    verifyPerAccount: rule(10, 900),
    refreshPerAddress: rule(150, 300),
    exchangePerAddress: rule(150, 300),
    web3PerAddress: rule(30, 300),
    mfaPerAddress: rule(15, 60),
    mfaPerAccount: rule(10, 900),
    recoveryCodePerAccount: rule(10, 900),
    smsPerAddress: rule(10, 3600),
    smsPerAccount: rule(10, 3600),
    smsGap: rule(1, 60),
  })
  .prefault({});

/** Counts that hold for one thing at a time, whatever the time. */
export const counts = {
  /** Wrong tries after which a mailed code is void. */
  guessesPerCode: 5,
  /** Second factors of one account. */
  factorsPerAccount: 10,
  /** Recovery codes made at once. */
  recoveryCodes: 10,
} as const;
