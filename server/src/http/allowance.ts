import type { Context } from 'hono';

/** How much of a limit is left. */
export interface Allowance {
  /** Names the limit in the headers: letters, digits and hyphens. */
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
  readonly remaining: number;
  /** Seconds until more of it is free. */
  readonly resetSeconds: number;
}

const policyOf = ({ name, max, seconds }: Allowance): string => `"${name}";q=${max};w=${seconds}`;
const stateOf = ({ name, remaining, resetSeconds }: Allowance): string =>
  `"${name}";r=${remaining};t=${resetSeconds}`;

/** Names the limits of an answer in the headers of the IETF's draft "RateLimit header fields for HTTP". */
export const tellAllowances = (c: Context, allowances: readonly Allowance[]): void => {
  if (allowances.length === 0) return;
  c.header('ratelimit-policy', allowances.map(policyOf).join(', '));
  c.header('ratelimit', allowances.map(stateOf).join(', '));
};
