import { accountDays } from '@whetstone/contract/limits';

/** How long what this service hands out is valid unless the settings say otherwise, in seconds. */
export const lifetimes = {
  /** The token that each request carries. */
  accessToken: 3600,
  /** A refresh token that was used may be used again for so long: two tabs refresh at once. */
  refreshReuse: 10,
  /** A session that nobody refreshed for so long has ended. */
  idleSession: accountDays.idleSession * 24 * 3600,
  /** Links and codes in mails: sign-in, confirmation, recovery. */
  mailedCode: 3600,
} as const;
