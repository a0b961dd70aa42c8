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
  /** A sign-in proves the owner for so long: an account without a password is deleted by it alone. */
  recentSignIn: 10 * 60,
  /** The mail that opened a recovery proves its reader for so long. */
  recoveryProof: 15 * 60,
  /** The way to another sign-in service and back. */
  providerVisit: 10 * 60,
  /** The code that a PKCE flow ends with. */
  flowCode: 5 * 60,
  /** A message signed by a wallet, before and after the time it bears. */
  walletMessage: 10 * 60,
  /** A challenge of a second factor. */
  factorChallenge: 5 * 60,
  /** A second factor that was begun and never verified. */
  unverifiedFactor: 24 * 3600,
  /** Refreshed tokens and the record of refreshing. */
  refreshRecord: 30 * 24 * 3600,
} as const;
