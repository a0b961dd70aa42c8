import type { User, UserIdentity } from '@supabase/auth-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { authClient } from '../../../lib/auth-client.ts';
import { describeAuthError } from '../../../shared/auth-forms/describe-auth-error.ts';
import { providerName } from '../../../shared/auth-forms/social-providers.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { authUserQuery, socialProvidersQuery } from '../account-queries.ts';
import { AccountMatter } from '../account-section.tsx';

const nameOf = (identity: UserIdentity) =>
  identity.provider === 'email' ? 'Email and password' : providerName(identity.provider);

/** The ways to sign in that are linked to the account; the last one stays. */
export function Identities({ user }: { user: User }) {
  const cache = useQueryClient();
  const providers = useQuery(socialProvidersQuery).data ?? [];
  const [asked, setAsked] = useState<UserIdentity>();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const identities = user.identities ?? [];
  const unlinked = providers.filter((name) => !identities.some((identity) => identity.provider === name));

  const link = async (provider: string) => {
    const { error } = await authClient().linkIdentity({
      provider: provider as 'google',
      options: {
        redirectTo: `${location.origin}/account`,
        queryParams: { access_type: 'offline', prompt: 'consent' },
      },
    });
    setProblem(error ? describeAuthError(error).message : '');
  };
  const unlink = async (identity: UserIdentity) => {
    setIsBusy(true);
    const { error } = await authClient().unlinkIdentity(identity);
    setIsBusy(false);
    setAsked(undefined);
    setProblem(error ? describeAuthError(error).message : '');
    void cache.invalidateQueries(authUserQuery);
  };
  return (
    <AccountMatter title="Ways to sign in">
      {problem && <MessageBox look="bad">{problem}</MessageBox>}
      <ul>
        {identities.map((identity) => (
          <li key={identity.identity_id} className="matter-line">
            <p>
              <b>{nameOf(identity)}</b> {String(identity.identity_data?.['email'] ?? '')}
            </p>
            {identities.length > 1 && (
              <Button
                size="small"
                onClick={() => setAsked(identity)}
                aria-label={`Unlink ${nameOf(identity)}`}
              >
                Unlink
              </Button>
            )}
          </li>
        ))}
        {unlinked.map((provider) => (
          <li key={provider} className="matter-line">
            <p>
              <b>{providerName(provider)}</b> Not linked
            </p>
            <Button size="small" onClick={() => void link(provider)}>
              Link {providerName(provider)}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open
          onClose={() => setAsked(undefined)}
          title={`Unlink ${nameOf(asked)}?`}
          action="Unlink"
          isBusy={isBusy}
          onConfirm={() => void unlink(asked)}
        >
          <p>You won’t be able to sign in this way until you link it again.</p>
        </ConfirmDialog>
      )}
    </AccountMatter>
  );
}
