import { planOf } from '@whetstone/contract/plans';
import { dayInWords } from '../../../lib/day-in-words.ts';
import type { AdminUser } from './person-dialog.tsx';
import { usedOf } from './used-of.ts';

/** What is known of an account, as its row says it. */
export function PersonFacts({ user }: { user: AdminUser }) {
  const facts = [
    { label: 'Name', value: user.full_name || 'No name' },
    { label: 'Plan', value: planOf(user.tier).name },
    { label: 'Prompts used', value: usedOf(user) },
    {
      label: 'Saved prompts',
      value: `${user.prompts.toLocaleString('en-US')}, ${user.public_prompts.toLocaleString('en-US')} public`,
    },
    { label: 'Joined', value: dayInWords(user.created_at, { month: 'short', year: 'numeric' }) },
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-4 text-13">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-mute">{label}</dt>
          <dd className="text-ink tabular wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
