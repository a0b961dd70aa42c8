import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type ActionSearch, adminActionsQuery } from '../../../lib/api/admin.ts';
import { momentInWords } from '../../../lib/moment-in-words.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { useResting } from '../../../ui/use-resting.ts';
import { AdminRows } from '../admin-rows.tsx';
import { actionChoices, actionWords, actOf } from './action-words.ts';
import { detailsInWords } from './details-in-words.ts';
import { LogFilters } from './log-filters.tsx';

const everything = { value: '', label: 'Everything' };
const words = [
  { name: 'who', label: 'Who', placeholder: 'Admin’s email' },
  { name: 'whom', label: 'Target', placeholder: 'Email or title' },
] as const;
const typingPauseMs = 250;

/** What admins did, the newest first, and a search in it. */
export function ActionLog() {
  const [search, setSearch] = useState<ActionSearch>({});
  const query = useInfiniteQuery(adminActionsQuery(useResting(search, typingPauseMs)));
  const actions = query.data?.pages.flatMap((page) => page.items) ?? [];
  const isSearch = Object.values(search).some(Boolean);
  return (
    <div className="flex flex-col gap-4">
      <LogFilters
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
            : 'Tier changes, refunds, suspensions and decisions on reports are listed here: who did what, when and why.'
        }
        emptyAction={
          isSearch ? (
            <Button look="primary" onClick={() => setSearch({})}>
              Clear All Filters
            </Button>
          ) : (
            <Link to="/admin" search={{ tab: 'users' }} className={buttonClasses('secondary')}>
              Go to users
            </Link>
          )
        }
      >
        <ul className="border-t border-ink">
          {actions.map(({ id, admin_email, action, target, details, created_at }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline gap-x-6 border-b border-hairline py-2.5 text-13"
            >
              <span className="flex-1 basis-60 wrap-anywhere">
                <span className="text-ink">{admin_email || 'The server'}</span> {actionWords[action]}{' '}
                <span className="text-ink">{target}</span>
                <span className="block text-12 text-mute">{detailsInWords(details)}</span>
              </span>
              <time dateTime={created_at} className="w-36 flex-none text-mute tabular sm:order-first">
                {momentInWords(created_at)}
              </time>
            </li>
          ))}
        </ul>
      </AdminRows>
    </div>
  );
}
