import { securityEventKinds, securityEventWords } from '@whetstone/contract/security-events';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { securityEventsQuery } from '../../lib/api/admin.ts';
import { momentInWords } from '../../lib/moment-in-words.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { AdminRows } from './admin-rows.tsx';

const everything = { value: '', label: 'Everything' };
const kinds = [
  everything,
  ...securityEventKinds.map((value) => ({ value, label: securityEventWords[value] })),
];

/** Refused and failed access and changes of keys, the newest first. */
export function SecurityLog() {
  const [kind, setKind] = useState('');
  const query = useInfiniteQuery(securityEventsQuery(securityEventKinds.find((one) => one === kind)));
  const events = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-xs">
        <SelectField label="Show" options={kinds} value={kind} onChoose={setKind} />
      </div>
      <AdminRows query={query} count={events.length} empty="Nothing of this kind was noted.">
        <ul>
          {events.map(({ id, kind: what, email, network, act, count, minute }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline gap-x-4 border-t border-hairline py-2.5 text-13"
            >
              <span className="min-w-60 flex-1 wrap-anywhere">
                <span className="text-ink">{securityEventWords[what]}</span>
                {count > 1 && <span className="tabular"> × {count}</span>}
                <span className="block text-12 text-mute">
                  {[email, network, act].filter(Boolean).join(', ')}
                </span>
              </span>
              <time dateTime={minute} className="text-mute tabular">
                {momentInWords(minute)}
              </time>
            </li>
          ))}
        </ul>
      </AdminRows>
    </div>
  );
}
