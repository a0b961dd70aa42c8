import type { Account } from '@whetstone/contract';
import { supportEmail } from '../../content/owners-copy.ts';
import { dayInWords } from '../../lib/day-in-words.ts';
import { MessageBox } from '../../ui/message-box.tsx';

/** Why the account is suspended, what still works, and whom to write to. */
export const SuspensionBox = ({ suspension }: { suspension: NonNullable<Account['suspension']> }) => (
  <MessageBox look="bad">
    <p className="font-medium">
      Your account has been suspended since {dayInWords(suspension.since, { month: 'long', year: 'numeric' })}
      .
    </p>
    <p className="mt-1 wrap-anywhere">Reason: {suspension.reason}</p>
    <p className="mt-1 text-ink">
      Nothing is deleted. What you published or shared is hidden and will be back unchanged once the
      suspension is lifted. You can read and export everything, cancel your subscription and delete your
      account. If you think this is wrong, write to{' '}
      <a href={`mailto:${supportEmail}`} className="text-link">
        {supportEmail}
      </a>
      .
    </p>
  </MessageBox>
);
