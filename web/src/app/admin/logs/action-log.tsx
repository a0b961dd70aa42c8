import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type ActionSearch, adminActionsQuery } from '../../../lib/api/admin.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { useResting } from '../../../ui/use-resting.ts';
import { AdminRows } from '../admin-rows.tsx';
import { ActSentence } from './act-sentence.tsx';
import { actionChoices, actOf } from './action-words.ts';
import { LogFilters } from './log-filters.tsx';
import { LogRows } from './log-rows.tsx';
import { NamedRows } from '../named-rows.tsx';

const everything = { value: '', label: 'Everything' };
const words = [
  { name: 'who', label: 'Who', placeholder: 'Admin’s email' },
  { name: 'whom', label: 'Target', placeholder: 'Email or title' },
] as const;
const typingPauseMs = 250;
const listed = [
  { name: 'Tier changes', about: 'The plan before and after, and how long it lasts.' },
  { name: 'Refunds', about: 'The amount, the reason and the plan the account is on afterward.' },
  { name: 'Suspensions', about: 'Who was suspended and why, and when that was lifted.' },
  { name: 'Sign-outs', about: 'How many sessions ended.' },
  { name: 'Reports', about: 'Whether what was reported was kept or taken down, and why.' },
  { name: 'Restored', about: 'Prompts, collections and author pages that may be shown again.' },
];

/** What admins did, the newest first, and a search in it. */
export function ActionLog() {
  const [search, setSearch] = useState<ActionSearch>({});
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    setSearch({});
    setCleared(cleared + 1);
  };
  const query = useInfiniteQuery(adminActionsQuery(useResting(search, typingPauseMs)));
  const actions = query.data?.pages.flatMap((page) => page.items) ?? [];
  const isSearch = Object.values(search).some(Boolean);
  return (
    <div className="flex flex-col gap-6">
      {/* Fields of days keep what was typed: all filters cleared are new ones. */}
      <LogFilters
        key={cleared}
        search={search}
        onSearch={setSearch}
        words={words}
        what={{
          options: [everything, ...actionChoices],
          value: search.action ?? '',
          onChoose: (value) => setSearch({ ...search, action: actOf(value) }),
        }}
      />
      <AdminRows
        query={query}
        count={actions.length}
        empty={isSearch ? 'No results for this search' : 'No admin actions yet'}
        emptyWords={
          isSearch
            ? 'Try fewer words, another action or a longer period.'
            : 'Every admin action is listed here: who did what, when and why.'
        }
        emptyAction={
          isSearch ? (
            <Button look="primary" onClick={clear}>
              Clear All Filters
            </Button>
          ) : (
            <Link to="/admin" search={{ tab: 'users' }} className={buttonClasses('primary')}>
              Go to users
            </Link>
          )
        }
        emptyRows={!isSearch && <NamedRows title="What is listed" rows={listed} />}
      >
        <LogRows
          entries={actions.map((action) => ({
            id: action.id,
            at: action.created_at,
            who: action.admin_email || 'The server',
            what: <ActSentence action={action} />,
          }))}
        />
      </AdminRows>
    </div>
  );
}
