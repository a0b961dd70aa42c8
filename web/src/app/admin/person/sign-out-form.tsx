import { signOutUser } from '../../../lib/api/admin.ts';
import { Button } from '../../../ui/button.tsx';
import { ActSection } from './act-section.tsx';
import type { AdminUser } from './person-dialog.tsx';
import { useAdminAct } from './use-admin-act.ts';

/** Ends every session of an account. */
export function SignOutForm({ user }: { user: AdminUser }) {
  const signOut = useAdminAct(() => signOutUser(user.id));
  return (
    <ActSection
      title="Sessions"
      intro="Ends every session on every device. The user can sign in again right away."
      outcome={signOut}
    >
      <Button className="self-start" busy={signOut.isPending} onClick={() => signOut.mutate(undefined)}>
        Sign out everywhere
      </Button>
    </ActSection>
  );
}
