import { type FormEvent, useState } from 'react';
import { liftSuspension, suspendUser } from '../../../lib/api/admin.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { utcInWords } from '../utc-in-words.ts';
import { ActSection } from './act-section.tsx';
import type { AdminUser } from './person-dialog.tsx';
import { useAdminAct } from './use-admin-act.ts';

/** Suspends an account with a reason, or lifts its suspension. */
export function SuspensionForm({ user, isOwn }: { user: AdminUser; isOwn: boolean }) {
  const act = useAdminAct((reason: string | null) =>
    reason === null ? liftSuspension(user.id) : suspendUser(user.id, reason),
  );
  if (isOwn)
    return (
      <ActSection
        title="Suspension"
        intro="This is your own account. Another admin can suspend it."
        outcome={act}
      >
        {null}
      </ActSection>
    );
  if (!user.suspension)
    return (
      <ActSection
        title="Suspension"
        intro="The user can only read and export their data, cancel their plan and delete their account. Everything public is hidden until you lift the suspension. Nothing is deleted."
        outcome={act}
      >
        <Reason isBusy={act.isPending} onGiven={(reason) => act.mutate(reason)} />
      </ActSection>
    );
  return (
    <ActSection
      title="Suspended"
      intro={`Since ${utcInWords(user.suspension.since)} UTC. Everything public is hidden until you lift the suspension.`}
      outcome={act}
    >
      <p className="text-14 wrap-anywhere">“{user.suspension.reason}”</p>
      <Button className="self-start" busy={act.isPending} onClick={() => act.mutate(null)}>
        Lift suspension
      </Button>
    </ActSection>
  );
}

function Reason({ isBusy, onGiven }: { isBusy: boolean; onGiven: (reason: string) => void }) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason.trim() === '');
    if (reason.trim() !== '' && !isBusy) onGiven(reason.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <TextArea
        label="Reason (shown to the user)"
        maxLength={500}
        value={reason}
        error={isMissing && reason.trim() === '' ? 'Enter a reason.' : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" className="self-start text-bad!" busy={isBusy}>
        Suspend
      </Button>
    </form>
  );
}
