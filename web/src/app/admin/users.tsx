import { useInfiniteQuery } from '@tanstack/react-query';
import { planOf } from '@whetstone/contract/plans';
import { lazy, Suspense, useState } from 'react';
import { adminUsersQuery } from '../../lib/api/admin.ts';
import { dayInWords } from '../../lib/day-in-words.ts';
import { SearchField } from '../../shared/filters/search-field.tsx';
import { Awaited } from '../../ui/awaited.tsx';
import { Button } from '../../ui/button.tsx';
import { AdminRows } from './admin-rows.tsx';
import type { AdminUser } from './person/person-dialog.tsx';
import { usedOf } from './person/used-of.ts';

const PersonDialog = lazy(async () => ({
  default: (await import('./person/person-dialog.tsx')).PersonDialog,
}));

export interface UsersProps {
  search: string;
  /** The admin's own address. */
  ownEmail: string;
  onSearch: (search: string | undefined) => void;
}

const headings = [
  { name: 'Person' },
  { name: 'Plan' },
  { name: 'Used', isAmount: true },
  { name: 'Prompts', isAmount: true },
  { name: 'Joined', isAfterAmount: true },
];
const dayOf = (date: string) => dayInWords(date, { month: 'short', year: 'numeric' });

/** Accounts, the newest first; on a phone the figures stand under the address. */
export function Users({ search, ownEmail, onSearch }: UsersProps) {
  const query = useInfiniteQuery(adminUsersQuery(search));
  const [openId, setOpenId] = useState<string>();
  const users = query.data?.pages.flatMap((page) => page.items) ?? [];
  const open = users.find(({ id }) => id === openId);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="w-full max-w-sm">
          <SearchField
            label="Search people"
            placeholder="Email or name"
            search={search}
            onSearch={onSearch}
          />
        </div>
        {users.length > 0 && (
          <output className="text-13 text-mute tabular">
            {users.length.toLocaleString('en-US')} {users.length === 1 ? 'person' : 'people'}
            {query.hasNextPage && ', more below'}
          </output>
        )}
      </div>
      <AdminRows
        query={query}
        count={users.length}
        empty="No results for this search"
        emptyWords="Try part of the email address or name."
        awaited={<UsersAwaited />}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
        <section aria-label="People" tabIndex={0} className="overflow-x-auto border-hairline max-sm:border-t">
          <table className="w-full text-left sm:min-w-[40rem] text-13">
            <thead>
              <tr className="border-b border-hairline text-12 text-mute max-sm:sr-only">
                {headings.map(({ name, isAmount, isAfterAmount }) => (
                  <th
                    key={name}
                    scope="col"
                    className={`h-8 pr-6 font-medium ${isAmount ? 'text-right' : ''} ${isAfterAmount ? 'pl-6' : ''}`}
                  >
                    {name}
                  </th>
                ))}
                <th scope="col">
                  <span className="sr-only">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {users.map((user) => (
                <UserRow key={user.id} user={user} onManage={() => setOpenId(user.id)} />
              ))}
            </tbody>
          </table>
        </section>
      </AdminRows>
      {open && (
        <Suspense>
          <PersonDialog
            key={open.id}
            user={open}
            isOwn={open.email === ownEmail}
            onClose={() => setOpenId(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The table on its way, with its columns. */
const UsersAwaited = () => (
  <div aria-hidden="true">
    <div className="h-8 border-b border-hairline max-sm:hidden" />
    {Array.from({ length: 14 }, (_, row) => (
      <div
        key={row}
        className="flex h-(--row-one) items-center gap-12 border-b border-hairline max-sm:h-(--row-two)"
      >
        <span className="flex-1">
          <Awaited className="h-3 w-3/5" />
        </span>
        <Awaited className="h-3 w-16 max-sm:hidden" />
        <Awaited className="h-3 w-12 max-sm:hidden" />
        <Awaited className="h-3 w-8 max-sm:hidden" />
        <Awaited className="h-3 w-20 max-sm:hidden" />
        <Awaited className="h-3 w-12" />
      </div>
    ))}
  </div>
);

const UserRow = ({ user, onManage }: { user: AdminUser; onManage: () => void }) => (
  <tr className="h-(--row-one) border-b border-hairline hover:bg-surface max-sm:h-(--row-two)">
    <td className="max-w-72 truncate pr-6 text-ink max-sm:max-w-[calc(100vw-8.5rem)]" title={user.full_name}>
      {user.email}
      {user.is_admin && <span className="text-mute"> · admin</span>}
      <span className="block truncate text-mute sm:hidden">
        {user.suspension && <span className="text-bad">Suspended, </span>}
        {planOf(user.tier).name}, {usedOf(user)}, joined {dayOf(user.created_at)}
      </span>
    </td>
    <td className="pr-6 max-sm:hidden">
      {planOf(user.tier).name}
      {user.suspension && <span className="text-bad"> · suspended</span>}
    </td>
    <td className="pr-6 text-right tabular max-sm:hidden">{usedOf(user)}</td>
    <td className="pr-6 text-right tabular max-sm:hidden">{user.prompts.toLocaleString('en-US')}</td>
    <td className="pr-6 pl-6 text-mute tabular max-sm:hidden">{dayOf(user.created_at)}</td>
    <td className="text-right">
      <Button
        size="small"
        look="quiet"
        className="pr-0! hover:bg-transparent!"
        aria-label={`Manage ${user.email}`}
        onClick={onManage}
      >
        Manage
      </Button>
    </td>
  </tr>
);
