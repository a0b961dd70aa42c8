import { useQuery } from '@tanstack/react-query';
import { MessageBox } from '../../../ui/message-box.tsx';
import { authUserQuery } from '../account-queries.ts';
import { AccountSection } from '../account-section.tsx';
import { Skeleton } from '../skeleton.tsx';
import { describeFailure } from './describe-failure.ts';
import { Identities } from './identities.tsx';
import { PasswordChange } from './password-change.tsx';
import { SessionList } from './session-list.tsx';
import { TwoFactor } from './two-factor.tsx';

export function SecuritySection() {
  const { data: user, error } = useQuery(authUserQuery);
  return (
    <AccountSection id="security" title="Security" intro="How you sign in, and where you are signed in now.">
      {error && !user && <MessageBox look="bad">{describeFailure(error)}</MessageBox>}
      {!user && !error && <Skeleton lines={5} />}
      {user && (
        <>
          <PasswordChange />
          <TwoFactor user={user} />
          <SessionList />
          <Identities user={user} />
        </>
      )}
    </AccountSection>
  );
}
