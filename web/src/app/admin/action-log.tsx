import { useInfiniteQuery } from '@tanstack/react-query';
import { adminActionsQuery } from '../../lib/api/admin.ts';
import { momentInWords } from '../../lib/moment-in-words.ts';
import { AdminRows } from './admin-rows.tsx';

const words = {
  set_tier: 'set the tier of',
  unpublish_prompt: 'unpublished',
  restore_prompt: 'allowed again',
  unpublish_collection: 'took down the collection',
  restore_collection: 'allowed again the collection',
  unpublish_author: 'took down the author page',
  restore_author: 'put back the author page',
  resolve_report: 'closed a report of',
  refund: 'refunded',
  sign_out: 'signed out everywhere',
  suspend: 'suspended',
  lift_suspension: 'lifted the suspension of',
} as const;

const detailsOf = (details: Record<string, unknown>) =>
  Object.entries(details)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${String(value)}`)
    .join(', ');

/** What admins did, the newest first. */
export function ActionLog() {
  const query = useInfiniteQuery(adminActionsQuery);
  const actions = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <AdminRows query={query} count={actions.length} empty="No admin did anything yet.">
      <ul>
        {actions.map(({ id, admin_email, action, target, details, created_at }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline gap-x-4 border-t border-hairline py-2.5 text-13"
          >
            <span className="min-w-60 flex-1 wrap-anywhere">
              <span className="text-ink">{admin_email}</span> {words[action]}{' '}
              <span className="text-ink">{target}</span>
              <span className="block text-12 text-mute">{detailsOf(details)}</span>
            </span>
            <time dateTime={created_at} className="text-mute tabular">
              {momentInWords(created_at)}
            </time>
          </li>
        ))}
      </ul>
    </AdminRows>
  );
}
