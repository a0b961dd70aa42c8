import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { authClient } from '../../../lib/auth-client.ts';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { momentInWords } from '../../../lib/moment-in-words.ts';
import { mayLeave, noteLeaving } from '../../../lib/sign-out.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { sessionsQuery } from '../account-queries.ts';
import { AccountMatter, RareAct } from '../account-section.tsx';
import { type AccountSession, endSession } from '../auth-requests.ts';
import { Skeleton } from '../skeleton.tsx';
import { describeFailure } from './describe-failure.ts';
import { deviceName } from './device-name.ts';

/** Ends sessions of the account by one of the service's scopes; `global` takes this one along. */
async function endByScope(scope: 'others' | 'global') {
  if (scope === 'global') {
    if (!(await mayLeave())) return;
    noteLeaving();
  }
  const { error } = await authClient().signOut({ scope });
  if (error) throw error;
}

/** Where one is signed in. An ended session leaves the list at once and comes back if that fails. */
export function SessionList() {
  const cache = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const show = (keep: (session: AccountSession) => boolean) => {
    const before = cache.getQueryData(sessionsQuery.queryKey);
    cache.setQueryData(sessionsQuery.queryKey, before?.filter(keep));
    return before;
  };
  const settle = { onSettled: () => cache.invalidateQueries(sessionsQuery) };
  const restore = (before: AccountSession[] | undefined) =>
    cache.setQueryData(sessionsQuery.queryKey, before);
  const end = useMutation({
    mutationFn: (id: string) => endSession(id),
    onMutate: (id) => show((session) => session.id !== id),
    onError: (_error, _id, before) => restore(before),
    ...settle,
  });
  const endAll = useMutation({ mutationFn: endByScope, ...settle });
  const error = sessions.error ?? end.error ?? endAll.error;
  const hasOthers = sessions.data?.some((session) => !session.is_current) ?? false;
  const listed = sessions.data?.toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
  return (
    <AccountMatter title="Sessions">
      {error && <MessageBox look="bad">{describeFailure(error)}</MessageBox>}
      {sessions.isPending && <Skeleton lines={1} />}
      {listed && (
        <ul>
          {listed.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => end.mutate(session.id)} />
          ))}
        </ul>
      )}
      <div className="matter-line">
        <div className="matter-acts">
          {hasOthers && (
            <RareAct busy={endAll.isPending} onClick={() => endAll.mutate('others')}>
              Sign out other sessions
            </RareAct>
          )}
          <RareAct onClick={() => endAll.mutate('global')}>Sign out everywhere</RareAct>
        </div>
      </div>
    </AccountMatter>
  );
}

function SessionRow({ session, onEnd }: { session: AccountSession; onEnd: () => void }) {
  const name = deviceName(session.user_agent);
  return (
    <li className="matter-line">
      <p className="tabular">
        <b>{name}</b>{' '}
        <span className="inline-block">
          {session.ip && `${session.ip}, `}signed in {dayInWords(session.created_at, { month: 'short' })}.
        </span>{' '}
        <span className="inline-block">Last used {momentInWords(session.last_used_at)}</span>
      </p>
      {session.is_current ? (
        <p className="font-medium text-done">This session</p>
      ) : (
        <Button size="small" onClick={onEnd} aria-label={`End session: ${name}`}>
          End
        </Button>
      )}
    </li>
  );
}
