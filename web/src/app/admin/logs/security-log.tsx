import { securityEventKinds, securityEventWords } from '@whetstone/contract/security-events';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type SecuritySearch, securityEventsQuery } from '../../../lib/api/admin.ts';
import { momentInWords } from '../../../lib/moment-in-words.ts';
import { Button } from '../../../ui/button.tsx';
import { useResting } from '../../../ui/use-resting.ts';
import { AdminRows } from '../admin-rows.tsx';
import { LogFilters } from './log-filters.tsx';

const everything = { value: '', label: 'Everything' };
const kinds = [
  everything,
  ...securityEventKinds.map((value) => ({ value, label: securityEventWords[value] })),
];
const words = [{ name: 'who', label: 'Email or network', placeholder: 'Any part of it' }] as const;
/** The name of the setting that makes somebody an admin. */
const onServer = 'ADMIN_EMAILS';
const typingPauseMs = 250;

/** Refused and failed access and changes of keys, the newest first, and a search in them. */
export function SecurityLog() {
  const [search, setSearch] = useState<SecuritySearch>({});
  const query = useInfiniteQuery(securityEventsQuery(useResting(search, typingPauseMs)));
  const events = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="flex flex-col gap-4">
      <LogFilters
        search={search}
        onSearch={setSearch}
        words={words}
        what={{
          options: kinds,
          value: search.kind ?? '',
          onChoose: (value) =>
            setSearch({ ...search, kind: securityEventKinds.find((one) => one === value) }),
        }}
      />
      <AdminRows
        query={query}
        count={events.length}
        empty="No results for this search"
        emptyWords="Try fewer words, another kind or a longer period."
        emptyAction={
          <Button look="primary" onClick={() => setSearch({})}>
            Clear All Filters
          </Button>
        }
      >
        <ul className="border-t border-ink">
          {events.map(({ id, kind: what, email, network, act, count, minute }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline gap-x-6 border-b border-hairline py-2.5 text-13"
            >
              <span className="flex-1 basis-60 wrap-anywhere">
                <span className="text-ink">{securityEventWords[what]}</span>
                {count > 1 && <span className="tabular"> × {count}</span>}
                <span className="block text-12 text-mute">
                  {[email, network, act === onServer ? 'set on the server' : act].filter(Boolean).join(', ')}
                </span>
              </span>
              <time dateTime={minute} className="w-36 flex-none text-mute tabular sm:order-first">
                {momentInWords(minute)}
              </time>
            </li>
          ))}
        </ul>
      </AdminRows>
    </div>
  );
}
