import type { AdminUserPage } from '@whetstone/contract';
import { Dialog } from '../../../ui/dialog.tsx';
import { PersonFacts } from './person-facts.tsx';
import { RefundForm } from './refund-form.tsx';
import { SignOutForm } from './sign-out-form.tsx';
import { SuspensionForm } from './suspension-form.tsx';
import { TierForm } from './tier-form.tsx';

export type AdminUser = AdminUserPage['items'][number];

export interface PersonDialogProps {
  user: AdminUser;
  /** The admin's own account, which nobody suspends from here. */
  isOwn: boolean;
  onClose: () => void;
}

/** One account and everything an admin can do about it. */
export const PersonDialog = ({ user, isOwn, onClose }: PersonDialogProps) => (
  <Dialog open onClose={onClose} title={<Address email={user.email} />} size="wide">
    <PersonFacts user={user} />
    <div className="grid items-start gap-8 md:grid-flow-col md:grid-cols-2 md:grid-rows-[auto_auto]">
      <TierForm person={user} />
      <SignOutForm user={user} />
      <RefundForm person={user} />
      <SuspensionForm user={user} isOwn={isOwn} />
    </div>
  </Dialog>
);

/** Where it does not fit on one line it breaks before the @. */
function Address({ email }: { email: string }) {
  const [name, ...host] = email.split(/(?=@)/);
  return (
    <span className="max-sm:text-20">
      {name}
      <wbr />
      {host}
    </span>
  );
}
