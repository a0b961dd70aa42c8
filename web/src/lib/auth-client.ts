import { AuthClient } from '@supabase/auth-js';
import { sessionKey } from '../config/storage-keys.ts';
import { patientFetch } from './patient-fetch.ts';

let client: InstanceType<typeof AuthClient> | undefined;

/** The browser's one client of the account service; it reads a session out of the address when it is made. */
export function authClient(): InstanceType<typeof AuthClient> {
  client ??= new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: sessionKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
    fetch: patientFetch,
    experimental: { recoveryCodes: true },
  });
  return client;
}
