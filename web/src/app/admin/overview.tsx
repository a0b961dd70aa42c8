import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { planOf } from '@whetstone/contract/plans';
import type { ReactNode } from 'react';
import { adminActionsQuery, adminUsersQuery } from '../../lib/api/admin.ts';
import { dayInWords } from '../../lib/day-in-words.ts';
import { Awaited } from '../../ui/awaited.tsx';
import { AdminFigures } from './admin-figures.tsx';
import type { AdminSearch } from './admin-search.ts';
import { ActSentence } from './logs/act-sentence.tsx';
import { RefundForm } from './person/refund-form.tsx';
import { TierForm } from './person/tier-form.tsx';

const shown = 6;

/** Use and money, who came and what was done last; what is rarely done by an address is folded. */
export function Overview() {
  const people = useInfiniteQuery(adminUsersQuery('')).data?.pages[0]?.items;
  const acts = useInfiniteQuery(adminActionsQuery({})).data?.pages[0]?.items;
  return (
    <>
      <AdminFigures />
      <div className="admin-columns pt-6">
        <Latest title="Newest users" all={{ tab: 'users' }} link="All users" count={people?.length}>
          {people?.slice(0, shown).map(({ id, email, tier, created_at }) => (
            <Row key={id} at={created_at}>
              <Link
                to="/admin"
                search={{ tab: 'users', search: email }}
                className="text-ink hover:underline pointer-coarse:py-3"
              >
                {email}
              </Link>{' '}
              <span className="pl-2 text-12 text-mute">{planOf(tier).name}</span>
            </Row>
          ))}
        </Latest>
        <Latest title="Latest actions" all={{ tab: 'log' }} link="Full log" count={acts?.length}>
          {acts?.slice(0, shown).map((action) => (
            <Row key={action.id} at={action.created_at}>
              <ActSentence action={action} />
            </Row>
          ))}
        </Latest>
      </div>
      <div className="admin-columns gap-y-0! pt-6">
        <TierForm />
        <RefundForm />
      </div>
    </>
  );
}

interface LatestProps {
  title: string;
  all: AdminSearch;
  link: string;
  /** Undefined while they are on their way. */
  count: number | undefined;
  children: ReactNode;
}

const Latest = ({ title, all, link, count, children }: LatestProps) => (
  <section>
    <div className="part-head justify-between">
      <h2 className="display text-20">{title}</h2>
      <Link
        to="/admin"
        search={all}
        resetScroll={false}
        className="text-13 text-act pointer-coarse:-my-3 pointer-coarse:py-3"
      >
        {link}
      </Link>
    </div>
    {count === 0 && <p className="even-row text-13 text-mute">None yet.</p>}
    {count === undefined ? (
      Array.from({ length: shown }, (_, row) => (
        <div key={row} aria-hidden="true" className="even-row">
          <Awaited className="h-3 w-3/5" />
        </div>
      ))
    ) : (
      <ul>{children}</ul>
    )}
  </section>
);

const Row = ({ at, children }: { at: string; children: ReactNode }) => (
  <li className="even-row gap-x-6 text-13 sm:grid-cols-[minmax(0,1fr)_auto]">
    <p className="line-clamp-1">{children}</p>
    <time dateTime={at} className="text-12 text-mute tabular">
      {dayInWords(at, { month: 'short', year: 'numeric', timeZone: 'UTC' })}
    </time>
  </li>
);
