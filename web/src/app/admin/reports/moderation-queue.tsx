import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminReportsQuery, resolveReport } from '../../../lib/api/admin.ts';
import { describeError } from '../../../lib/api/describe-error.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { AdminRows } from '../admin-rows.tsx';
import { NamedRows } from '../named-rows.tsx';
import { useAdminAct } from '../person/use-admin-act.ts';
import { DecisionForm } from './decision-form.tsx';
import { SubjectCard } from './subject-card.tsx';
import { SubjectList } from './subject-list.tsx';
import { type Subject, subjectsOf } from './subjects-of.ts';
import { utcInWords } from '../utc-in-words.ts';

const decisions = [
  { name: 'Kept', about: 'It stays in the library. The reporters are told why.' },
  { name: 'Taken down', about: 'It leaves the library at once. The author and the reporters are told why.' },
  {
    name: 'Allowed again',
    about: 'Anything taken down can be restored under Closed; its author may then publish it again.',
  },
];

/** The number of the panel's head, and on how many things they are where that is another one. */
function waitingInWords(subjects: readonly Subject[], isAll: boolean): string {
  const reports = subjects.reduce((sum, { first }) => sum + first.open_reports, 0);
  const on = reports === subjects.length ? '' : ` on ${counted(subjects.length, 'item', 'items')}`;
  return `${counted(reports, 'report', 'reports')}${isAll ? '' : ' or more'}${on}`;
}
const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')}\u00A0${count === 1 ? one : many}`;

/** What waits for a decision, the oldest first, beside the one that is looked into; deciding brings the next. */
export function ModerationQueue({ onClosed }: { onClosed: () => void }) {
  const query = useInfiniteQuery(adminReportsQuery('open'));
  const [later, setLater] = useState<readonly string[]>([]);
  const subjects = subjectsOf(query.data?.pages.flatMap((page) => page.items) ?? []);
  const [chosen, setChosen] = useState<string>();
  const current =
    subjects.find(({ key }) => key === chosen) ?? subjects.find(({ key }) => !later.includes(key));
  const decide = useAdminAct(resolveReport);
  const decided = decide.data && decide.variables;
  // The next one is read out and worked on from its title, not from the top of the page.
  const isNext = decide.isSuccess || decide.isError || later.length > 0 || chosen !== undefined;
  return (
    <div className="flex flex-col gap-4">
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
        <div className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <div>
            <p className="pb-2 text-12 text-mute">
              {waitingInWords(subjects, !query.hasNextPage)}
              {subjects[0] && `, the oldest from ${utcInWords(subjects[0].first.created_at)} UTC`}
            </p>
            <SubjectList subjects={subjects} current={current?.key} later={later} onChoose={setChosen} />
          </div>
          {current ? (
            <article key={current.key} className="flex min-w-0 flex-col gap-6 lg:pt-6">
              <SubjectCard subject={current} takesFocus={isNext} />
              <DecisionForm
                isBusy={decide.isPending}
                onDecide={(resolution, reason) => decide.mutate({ id: current.first.id, resolution, reason })}
                onSkip={() => {
                  setChosen(undefined);
                  setLater([...later, current.key]);
                }}
              />
            </article>
          ) : (
            <div className="flex flex-col items-start gap-4 border-t border-hairline py-4 lg:mt-6">
              <p className="text-14 text-mute">You have postponed all of these.</p>
              <Button onClick={() => setLater([])}>Start over</Button>
            </div>
          )}
        </div>
      </AdminRows>
    </div>
  );
}
