import { z } from '@hono/zod-openapi';
import {
  adminActionPage,
  adminActionQuery,
  adminFigures,
  adminReportPage,
  adminReportQuery,
  adminUserPage,
  adminUserQuery,
  done,
  refunded,
  refundRequest,
  reportResolution,
  securityEventPage,
  securityEventQuery,
  suspendRequest,
  tierGrant,
  tierGranted,
  userActed,
} from '@whetstone/contract';
import type { SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { signedInRoutes } from '../http/person-routes.ts';
import { ServiceError } from '../http/service-error.ts';
import { liftSuspension, signOutUser, suspendUser } from '../services/admin/act-on-user.ts';
import { getFigures } from '../services/admin/get-figures.ts';
import { grantTier } from '../services/admin/grant-tier.ts';
import { listActions } from '../services/admin/list-actions.ts';
import { listReports } from '../services/admin/list-reports.ts';
import { listUsers } from '../services/admin/list-users.ts';
import { sendPaymentMails } from '../services/payments/mails/send-payment-mails.ts';
import { refundAccount } from '../services/payments/refund/refund-account.ts';
import { listSecurityEvents } from '../services/security-log/list-security-events.ts';
import { putBack, resolveReport, takeDown } from '../services/admin/moderate.ts';

const params = z.object({ id: z.uuid() });

/** What the address of an act calls that which is reported. */
const subjects = { prompts: 'prompt', collections: 'collection', authors: 'author' } as const;
const subject = z.object({ subjects: z.enum(['prompts', 'collections', 'authors']), id: z.uuid() });

const isDone = { done: true } as const;

/** Every route refuses a caller without the admin role with 403 `not_allowed`. */
export const adminRoutes = (dependencies: Dependencies) => {
  const { payments, settings } = dependencies;
  const { get, post } = signedInRoutes(dependencies);
  const tell = () => payments.inBackground(() => sendPaymentMails(payments));
  return openApi<SignedIn>()
    .openapi(
      ...post(
        '/admin/tier',
        { body: jsonBody(tierGrant) },
        answers(tierGranted, 'The tier is set'),
        async ({ act, valid }) => {
          const granted = await act((tx) => grantTier(tx, valid('json')));
          tell();
          return granted;
        },
      ),
    )
    .openapi(
      ...get(
        '/admin/users',
        { query: adminUserQuery },
        answers(adminUserPage, 'A page of accounts'),
        ({ act, valid }) => act((tx) => listUsers(tx, valid('query'))),
      ),
    )
    .openapi(
      ...post(
        '/admin/users/{id}/suspend',
        { params, body: jsonBody(suspendRequest) },
        answers(userActed, 'The account is suspended'),
        async ({ act, valid }) => {
          const acted = await act((tx) => suspendUser(tx, valid('param').id, valid('json')));
          tell();
          return acted;
        },
      ),
    )
    .openapi(
      ...post(
        '/admin/users/{id}/lift-suspension',
        { params },
        answers(userActed, 'The suspension is lifted'),
        async ({ act, valid }) => {
          const acted = await act((tx) => liftSuspension(tx, valid('param').id));
          tell();
          return acted;
        },
      ),
    )
    .openapi(
      ...post(
        '/admin/users/{id}/sign-out',
        { params },
        answers(userActed, 'Every session of the account is ended'),
        ({ act, valid }) => {
          if (settings.auth.externalUrl)
            throw new ServiceError(
              'conflict',
              'Accounts are kept by another service: end the sessions there.',
            );
          return act((tx) => signOutUser(tx, valid('param').id));
        },
      ),
    )
    .openapi(
      ...get('/admin/figures', {}, answers(adminFigures, 'People, usage and revenue'), ({ act }) =>
        act(getFigures),
      ),
    )
    .openapi(
      ...get(
        '/admin/reports',
        { query: adminReportQuery },
        answers(adminReportPage, 'A page of reports'),
        ({ act, valid }) => act((tx) => listReports(tx, valid('query'))),
      ),
    )
    .openapi(
      ...post(
        '/admin/reports/{id}/resolve',
        { params, body: jsonBody(reportResolution) },
        answers(done, 'The report is closed'),
        async ({ act, valid }) => {
          await act((tx) => resolveReport(tx, valid('param').id, valid('json')));
          tell();
          return isDone;
        },
      ),
    )
    .openapi(
      ...post(
        '/admin/{subjects}/{id}/unpublish',
        { params: subject },
        answers(done, 'It is no longer in the library'),
        async ({ act, valid }) => {
          const { subjects: kind, id } = valid('param');
          await act((tx) => takeDown(tx, subjects[kind], id));
          tell();
          return isDone;
        },
      ),
    )
    .openapi(
      ...post(
        '/admin/{subjects}/{id}/restore',
        { params: subject },
        answers(done, 'Its owner may show it again'),
        async ({ act, valid }) => {
          const { subjects: kind, id } = valid('param');
          await act((tx) => putBack(tx, subjects[kind], id));
          tell();
          return isDone;
        },
      ),
    )
    .openapi(
      ...get(
        '/admin/actions',
        { query: adminActionQuery },
        answers(adminActionPage, 'A page of what admins did'),
        ({ act, valid }) => act((tx) => listActions(tx, valid('query'))),
      ),
    )
    .openapi(
      ...get(
        '/admin/security-events',
        { query: securityEventQuery },
        answers(securityEventPage, 'A page of the security log'),
        ({ act, valid }) => act((tx) => listSecurityEvents(tx, valid('query'))),
      ),
    )
    .openapi(
      ...post(
        '/admin/refunds',
        { body: jsonBody(refundRequest) },
        answers(refunded, 'The amount refunded'),
        ({ claims, valid }) => refundAccount(payments, claims, valid('json')),
      ),
    );
};
