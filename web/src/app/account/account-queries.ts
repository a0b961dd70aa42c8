import { queryOptions } from '@tanstack/react-query';
import { authClient } from '../../lib/auth-client.ts';
import { readSocialProviders } from '../../shared/auth-forms/social-providers.ts';
import { listSessions } from './auth-requests.ts';

/** The account as the account service has it: addresses, identities, factors. */
export const authUserQuery = queryOptions({
  queryKey: ['auth', 'user'],
  queryFn: async () => {
    const { data, error } = await authClient().getUser();
    if (error) throw error;
    return data.user;
  },
});

export const sessionsQuery = queryOptions({ queryKey: ['auth', 'sessions'], queryFn: listSessions });

export interface RecoveryCodeStatus {
  total: number;
  remaining: number;
  /** Whether the owner has said that the codes are kept: an addition of our account service. */
  kept: boolean;
}

/** How many recovery codes are left; null where none were made. */
export const recoveryCodesQuery = queryOptions({
  queryKey: ['auth', 'recovery-codes'],
  queryFn: async (): Promise<RecoveryCodeStatus | null> => {
    const { data, error } = await authClient().mfa.recoveryCodes.getStatus();
    if (error?.code === 'mfa_factor_not_found') return null;
    if (error) throw error;
    return { kept: true, ...data };
  },
});

export const socialProvidersQuery = queryOptions({
  queryKey: ['auth', 'providers'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: readSocialProviders,
});
