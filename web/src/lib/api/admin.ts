import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ReportSubject, SecurityEventKind, TierGrant } from '@whetstone/contract';
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

export const adminActionsQuery = infiniteQueryOptions({
  queryKey: [...adminKey, 'actions'],
  initialPageParam: start,
  queryFn: ({ pageParam }) => bodyOf(api.admin.actions.$get({ query: { cursor: pageParam } })),
  getNextPageParam: (page) => page.next_cursor ?? undefined,
});

export const securityEventsQuery = (kind: SecurityEventKind | undefined) =>
  infiniteQueryOptions({
    queryKey: [...adminKey, 'security-events', kind],
    initialPageParam: start,
    queryFn: ({ pageParam }) =>
      bodyOf(api.admin['security-events'].$get({ query: { cursor: pageParam, kind } })),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

export const grantTier = (grant: TierGrant) => bodyOf(api.admin.tier.$post({ json: grant }));
export const resolveReport = (id: string, resolution: 'dismissed' | 'unpublished') =>
  bodyOf(api.admin.reports[':id'].resolve.$post({ param: { id }, json: { resolution } }));
const addressOf = { prompt: 'prompts', collection: 'collections', author: 'authors' } as const;
/** Lets the owner of what was taken down show it again. */
export const restoreSubject = ({ kind, id }: { kind: ReportSubject; id: string }) =>
  bodyOf(api.admin[':subjects'][':id'].restore.$post({ param: { subjects: addressOf[kind], id } }));
