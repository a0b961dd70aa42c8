import { createHmac } from 'node:crypto';
import type { AuthContext } from '../auth-context.ts';
import { emailIdentityData } from './create-user.ts';

const asUuid = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;

/**
 * The answer to a sign-up that waits for its confirmation. For an address that has an account already (`userId` null)
 * the same is made up; its ids stay the same from one try to the next, as a real unconfirmed account's do.
 */
export const unconfirmedAnswer = async (
  auth: AuthContext,
  { userId, email, data }: { userId: string | null; email: string; data: Record<string, unknown> },
) => {
  const secret = await auth.sharedSecret('made-up ids');
  const madeUp = (purpose: string) =>
    asUuid(createHmac('sha256', secret).update(`${purpose}:${email}`).digest('hex'));
  const id = userId ?? madeUp('user');
  const now = auth.clock();
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [
      {
        identity_id: madeUp('identity'),
        id,
        user_id: id,
        identity_data: emailIdentityData(id, email, false),
        provider: 'email',
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
};
