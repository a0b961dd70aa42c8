import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type {
  AdminActionQuery,
  ReportResolution,
  ReportSubject,
  SecurityEventQuery,
  TierGrant,
} from '@whetstone/contract';
import { api } from './api.ts';
import { bodyOf } from './body-of.ts';

export const adminKey = ['admin'] as const;
const start = undefined as string | undefined;

/** People, usage and revenue. */
export const adminFiguresQuery = queryOptions({
  queryKey: [...adminKey, 'figures'],
  queryFn: () => bodyOf(api.admin.figures.$get()),
});

export const adminUsersQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...adminKey, 'users', search],
    initialPageParam: start,
    queryFn: ({ pageParam }) =>
      bodyOf(api.admin.users.$get({ query: { cursor: pageParam, search: search || undefined } })),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

export type ReportState = 'open' | 'resolved';

export const adminReportsQuery = (state: ReportState) =>
  infiniteQueryOptions({
    queryKey: [...adminKey, 'reports', state],
    initialPageParam: start,
    queryFn: ({ pageParam }) => bodyOf(api.admin.reports.$get({ query: { cursor: pageParam, state } })),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

export type ActionSearch = Partial<Pick<AdminActionQuery, 'who' | 'whom' | 'action' | 'from' | 'to'>>;

/** What admins did, as far as a search asks for it. */
export const adminActionsQuery = (search: ActionSearch) =>
  infiniteQueryOptions({
    queryKey: [...adminKey, 'actions', search],
    initialPageParam: start,
    queryFn: ({ pageParam }) => bodyOf(api.admin.actions.$get({ query: { cursor: pageParam, ...search } })),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

export type SecuritySearch = Partial<Pick<SecurityEventQuery, 'who' | 'kind' | 'from' | 'to'>>;

export const securityEventsQuery = (search: SecuritySearch) =>
  infiniteQueryOptions({
    queryKey: [...adminKey, 'security-events', search],
    initialPageParam: start,
    queryFn: ({ pageParam }) =>
      bodyOf(api.admin['security-events'].$get({ query: { cursor: pageParam, ...search } })),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

/** What an admin does to an account; each answers one sentence. */
export const suspendUser = (id: string, reason: string) =>
  bodyOf(api.admin.users[':id'].suspend.$post({ param: { id }, json: { reason } }));
export const liftSuspension = (id: string) =>
  bodyOf(api.admin.users[':id']['lift-suspension'].$post({ param: { id } }));
export const signOutUser = (id: string) =>
  bodyOf(api.admin.users[':id']['sign-out'].$post({ param: { id } }));

export const grantTier = (grant: TierGrant) => bodyOf(api.admin.tier.$post({ json: grant }));
export const resolveReport = ({ id, ...decision }: ReportResolution & { id: string }) =>
  bodyOf(api.admin.reports[':id'].resolve.$post({ param: { id }, json: decision }));
const addressOf = { prompt: 'prompts', collection: 'collections', author: 'authors' } as const;
/** Lets the owner of what was taken down show it again. */
export const restoreSubject = ({ kind, id }: { kind: ReportSubject; id: string }) =>
  bodyOf(api.admin[':subjects'][':id'].restore.$post({ param: { subjects: addressOf[kind], id } }));
