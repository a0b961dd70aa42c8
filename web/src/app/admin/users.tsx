import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdminUserPage } from '@whetstone/contract';
import { planOf } from '@whetstone/contract/plans';
import { adminUsersQuery } from '../../lib/api/admin.ts';
import { dayInWords } from '../../lib/day-in-words.ts';
import { SearchField } from '../../shared/filters/search-field.tsx';
import { AdminRows } from './admin-rows.tsx';

export interface UsersProps {
  search: string;
  onSearch: (search: string | undefined) => void;
}

const headings = ['Person', 'Plan', 'Used', 'Prompts', 'Since'];
const dayOf = (date: string) => dayInWords(date, { month: 'short', year: 'numeric' });

const usedOf = ({ tier, used, monthly_limit }: AdminUserPage['items'][number]) =>
  `${used.toLocaleString('en-US')} / ${tier === 'unlimited' ? '∞' : (monthly_limit?.toLocaleString('en-US') ?? '∞')}`;

/** Accounts, the newest first; on a phone the figures stand under the address. */
export function Users({ search, onSearch }: UsersProps) {
  const query = useInfiniteQuery(adminUsersQuery(search));
  const users = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="flex flex-col gap-5">
      <div className="max-w-sm">
        <SearchField
          label="Search people"
          placeholder="Address or name"
          search={search}
          onSearch={onSearch}
        />
      </div>
      <AdminRows query={query} count={users.length} empty="Nobody fits this search.">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
        <section aria-label="People" tabIndex={0} className="overflow-x-auto">
          <table className="w-full text-left sm:min-w-[36rem] text-13">
            <thead>
              <tr className="text-12 text-mute max-sm:sr-only">
                {headings.map((heading) => (
                  <th key={heading} scope="col" className="pb-2 font-medium">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {users.map((user) => (
                <tr key={user.id} className="h-10 border-t max-sm:h-14 border-hairline">
                  <td className="max-w-72 truncate pr-4 text-ink" title={user.full_name}>
                    {user.email}
                    {user.is_admin && <span className="text-mute"> · admin</span>}
                    <span className="block text-mute sm:hidden">
                      {planOf(user.tier).name}, {usedOf(user)}, since {dayOf(user.created_at)}
                    </span>
                  </td>
                  <td className="pr-4 max-sm:hidden">{planOf(user.tier).name}</td>
                  <td className="pr-4 tabular max-sm:hidden">{usedOf(user)}</td>
                  <td className="pr-4 tabular max-sm:hidden">{user.prompts.toLocaleString('en-US')}</td>
                  <td className="text-mute tabular max-sm:hidden">{dayOf(user.created_at)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </AdminRows>
    </div>
  );
}
