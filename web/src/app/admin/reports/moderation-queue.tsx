import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminReportsQuery, resolveReport } from '../../../lib/api/admin.ts';
import { describeError } from '../../../lib/api/describe-error.ts';
import { momentInWords } from '../../../lib/moment-in-words.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { AdminRows } from '../admin-rows.tsx';
import { NamedRows } from '../named-rows.tsx';
import { useAdminAct } from '../person/use-admin-act.ts';
import { DecisionForm } from './decision-form.tsx';
import { SubjectCard } from './subject-card.tsx';
import { subjectsOf } from './subjects-of.ts';

const decisions = [
  { name: 'Kept', about: 'It stays in the library. The reporters are told why.' },
  { name: 'Taken down', about: 'It leaves the library at once. The author and the reporters are told why.' },
  {
    name: 'Allowed again',
    about: 'Under Closed, what was taken down can be restored; its author may publish it again.',
  },
];

const waitingInWords = (count: number, isAll: boolean) =>
  `${count.toLocaleString('en-US')}${isAll ? '' : ' or more'} waiting`;

/** What waits for a decision, one at a time, the oldest first; deciding brings the next. */
export function ModerationQueue({ onClosed }: { onClosed: () => void }) {
  const query = useInfiniteQuery(adminReportsQuery('open'));
  const [later, setLater] = useState<readonly string[]>([]);
  const subjects = subjectsOf(query.data?.pages.flatMap((page) => page.items) ?? []);
  const current = subjects.find(({ key }) => !later.includes(key));
  const decide = useAdminAct(resolveReport);
  const decided = decide.data && decide.variables;
  // The next one is read out and worked on from its title, not from the top of the page.
  const isNext = decide.isSuccess || decide.isError || later.length > 0;
  return (
    <div className="flex flex-col gap-3">
      {decide.error && <MessageBox look="bad">{describeError(decide.error)}</MessageBox>}
      {decided && (
        <MessageBox look="done">
          {decided.resolution === 'unpublished' ? 'Taken down. ' : 'Kept. '}
          {decided.resolution === 'unpublished' ? 'The author and reporters' : 'The reporters'} have been
          notified.
        </MessageBox>
      )}
      <AdminRows
        query={query}
        count={subjects.length}
        empty="No open reports"
        emptyWords="Reports from readers show up here, one prompt at a time, with their reasons."
        emptyAction={
          <Button look="primary" onClick={onClosed}>
            See closed reports
          </Button>
        }
        emptyRows={<NamedRows title="How a report is closed" rows={decisions} />}
      >
        <p className="text-13 text-mute">
          {waitingInWords(subjects.length, !query.hasNextPage)}
          {subjects[0] && `, the oldest from ${momentInWords(subjects[0].first.created_at)}`}
        </p>
        {current ? (
          <article
            key={current.key}
            className="flex flex-col gap-4 rounded-card border border-hairline p-5 max-sm:p-4"
          >
            <SubjectCard subject={current} takesFocus={isNext} />
            <DecisionForm
              isBusy={decide.isPending}
              onDecide={(resolution, reason) => decide.mutate({ id: current.first.id, resolution, reason })}
              onSkip={() => setLater([...later, current.key])}
            />
          </article>
        ) : (
          <div className="flex flex-col items-start gap-3 border-t border-hairline py-4">
            <p className="text-14 text-mute">You have postponed all of these.</p>
            <Button onClick={() => setLater([])}>Start over</Button>
          </div>
        )}
      </AdminRows>
    </div>
  );
}
