import { securityEventKinds, securityEventWords } from '@whetstone/contract/security-events';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type SecuritySearch, securityEventsQuery } from '../../../lib/api/admin.ts';
import { Button } from '../../../ui/button.tsx';
import { useResting } from '../../../ui/use-resting.ts';
import { AdminRows } from '../admin-rows.tsx';
import { LogFilters } from './log-filters.tsx';
import { LogRows } from './log-rows.tsx';

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
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    setSearch({});
    setCleared(cleared + 1);
  };
  const query = useInfiniteQuery(securityEventsQuery(useResting(search, typingPauseMs)));
  const events = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="flex flex-col gap-6">
      {/* Fields of days keep what was typed: all filters cleared are new ones. */}
      <LogFilters
        key={cleared}
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
          <Button look="primary" onClick={clear}>
            Clear All Filters
          </Button>
        }
      >
        <LogRows
          entries={events.map(({ id, kind: what, email, network, act, count, minute }) => ({
            id,
            at: minute,
            who: email ?? '',
            what: securityEventWords[what] + (count > 1 ? ` × ${count}` : ''),
            more: [network, act === onServer ? 'Set on the server' : act].filter(Boolean).join(' · '),
          }))}
        />
      </AdminRows>
    </div>
  );
}
