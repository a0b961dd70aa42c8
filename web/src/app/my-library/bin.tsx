import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { describeError } from '../../lib/api/describe-error.ts';
import { binQuery, emptyBin, purgePrompts, restorePrompts } from '../../lib/api/prompts.ts';
import { dayInWords } from '../../lib/day-in-words.ts';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { RowSkeletons } from './list/row-skeletons.tsx';
import { usePromptChange } from './use-prompt-change.ts';

const dayOf = (date: string) => dayInWords(date, { month: 'short' });

const ToTakeUp = lazy(() => import('../../shared/library-cards/to-take-up.tsx'));

/** What was deleted, until it is gone for good. */
export function Bin() {
  const { data, error, refetch } = useQuery(binQuery);
  const [toPurge, setToPurge] = useState<string[] | 'all'>();
  const restore = usePromptChange((id: string) => restorePrompts([id]), {
    onDone: () => showToast({ text: 'Restored. It is back in your library.' }),
    failure: 'It is still in the trash.',
  });
  const purge = usePromptChange((ids: string[] | 'all') => (ids === 'all' ? emptyBin() : purgePrompts(ids)), {
    onDone: () => setToPurge(undefined),
    isToldElsewhere: true,
  });
  if (error && !data)
    return (
      <FailedRead error={error} title="The trash didn’t load" onRetry={refetch}>
        Everything in it is safe.
      </FailedRead>
    );
  if (!data) return <RowSkeletons />;
  if (data.items.length === 0)
    return (
      <div>
        <EmptyState
          title="The trash is empty"
          action={
            <Link to="/user-library" className={buttonClasses('primary')}>
              Go to all prompts
            </Link>
          }
        >
          Deleted prompts stay here for {data.days_kept} days, with their versions and examples, and can be
          restored until then.
        </EmptyState>
        <Suspense>
          <ToTakeUp of="own" />
        </Suspense>
      </div>
    );
  return (
    <section aria-labelledby="bin">
      <div className="rows-head">
        <h2 id="bin">Trash</h2>
        <Button look="link" size="text" className="pointer-coarse:min-h-11" onClick={() => setToPurge('all')}>
          Empty trash
        </Button>
      </div>
      <ul className="ruled-rows @container">
        {data.items.map(({ id, title, purged_at }) => (
          <li key={id} className="own-row ruled-row">
            <div className="own-row-words">
              <span className="own-row-title truncate" title={title}>
                {title}
              </span>
              <span className="own-row-place tabular">until {dayOf(purged_at)}</span>
            </div>
            <Button
              look="quiet"
              size="small"
              className="px-2!"
              aria-label={`Restore ${title}`}
              onClick={() => restore.mutate(id)}
            >
              Restore
            </Button>
            <Button
              look="quiet"
              size="small"
              className="own-row-act px-2!"
              aria-label={`Delete ${title} for good`}
              onClick={() => setToPurge([id])}
            >
              <span>
                Delete<span className="max-sm:hidden"> for good</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={toPurge !== undefined}
        onClose={() => setToPurge(undefined)}
        title={toPurge === 'all' ? 'Empty the trash?' : 'Delete for good?'}
        action="Delete for good"
        isBusy={purge.isPending}
        onConfirm={() => toPurge && purge.mutate(toPurge)}
      >
        <p>This cannot be undone. Versions, links and votes are deleted too.</p>
        {purge.error && <MessageBox look="bad">{describeError(purge.error)}</MessageBox>}
      </ConfirmDialog>
    </section>
  );
}
