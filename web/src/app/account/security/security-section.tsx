import { useQuery } from '@tanstack/react-query';
import { MessageBox } from '../../../ui/message-box.tsx';
import { authUserQuery } from '../account-queries.ts';
import { Skeleton } from '../skeleton.tsx';
import { describeFailure } from './describe-failure.ts';
import { Identities } from './identities.tsx';
import { PasswordChange } from './password-change.tsx';
import { SessionList } from './session-list.tsx';
import { TwoFactor } from './two-factor.tsx';

/** How one signs in, and where one is signed in. */
export function SecuritySection() {
  const { data: user, error } = useQuery(authUserQuery);
  if (!user)
    return error ? <MessageBox look="bad">{describeFailure(error)}</MessageBox> : <Skeleton lines={5} />;
  return (
    <>
      <PasswordChange />
      <TwoFactor user={user} />
      <SessionList />
      <Identities user={user} />
    </>
  );
}
