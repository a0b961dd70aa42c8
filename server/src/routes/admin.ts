import { createRoute, z } from '@hono/zod-openapi';
import {
  adminActionPage,
  adminActionQuery,
  adminFigures,
  adminReportPage,
  adminReportQuery,
  adminUserPage,
  adminUserQuery,
  done,
  reportResolution,
  securityEventPage,
  securityEventQuery,
  tierGrant,
  tierGranted,
} from '@whetstone/contract';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { getFigures } from '../services/admin/get-figures.ts';
import { grantTier } from '../services/admin/grant-tier.ts';
import { listActions } from '../services/admin/list-actions.ts';
import { listReports } from '../services/admin/list-reports.ts';
import { listUsers } from '../services/admin/list-users.ts';
import { sendPaymentMails } from '../services/payments/mails/send-payment-mails.ts';
import { listSecurityEvents } from '../services/security-log/list-security-events.ts';
import { resolveReport, restorePrompt, unpublishPrompt } from '../services/admin/moderate.ts';

const params = z.object({ id: z.uuid() });

/** Every route refuses a caller without the admin role with 403 `not_allowed`. */
export const adminRoutes = (dependencies: Dependencies) => {
  const { database, payments } = dependencies;
  const tell = () => payments.inBackground(() => sendPaymentMails(payments));
  const middleware = authenticate(dependencies);
  return openApi<SignedIn>()
    .openapi(
      createRoute({
        method: 'post',
        path: '/admin/tier',
        middleware,
        request: { body: jsonBody(tierGrant) },
        responses: answers(tierGranted, 'The tier is set'),
      }),
      async (c) => {
        const grant = c.req.valid('json');
        const granted = await database.actingAs(c.get('claims'), (tx) => grantTier(tx, grant));
        tell();
        return c.json(granted, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/admin/users',
        middleware,
        request: { query: adminUserQuery },
        responses: answers(adminUserPage, 'A page of accounts'),
      }),
      async (c) => {
        const query = c.req.valid('query');
        return c.json(await database.actingAs(c.get('claims'), (tx) => listUsers(tx, query)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/admin/figures',
        middleware,
        responses: answers(adminFigures, 'People, usage and revenue'),
      }),
      async (c) => c.json(await database.actingAs(c.get('claims'), getFigures), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/admin/reports',
        middleware,
        request: { query: adminReportQuery },
        responses: answers(adminReportPage, 'A page of reports'),
      }),
      async (c) => {
        const query = c.req.valid('query');
        return c.json(await database.actingAs(c.get('claims'), (tx) => listReports(tx, query)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/admin/reports/{id}/resolve',
        middleware,
        request: { params, body: jsonBody(reportResolution) },
        responses: answers(done, 'The report is closed'),
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        const { resolution } = c.req.valid('json');
        await database.actingAs(c.get('claims'), (tx) => resolveReport(tx, id, resolution));
        tell();
        return c.json({ done: true as const }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/admin/prompts/{id}/unpublish',
        middleware,
        request: { params },
        responses: answers(done, 'The prompt is out of the library'),
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        await database.actingAs(c.get('claims'), (tx) => unpublishPrompt(tx, id));
        tell();
        return c.json({ done: true as const }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/admin/prompts/{id}/restore',
        middleware,
        request: { params },
        responses: answers(done, 'Its owner may publish it again'),
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        await database.actingAs(c.get('claims'), (tx) => restorePrompt(tx, id));
        tell();
        return c.json({ done: true as const }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/admin/actions',
        middleware,
        request: { query: adminActionQuery },
        responses: answers(adminActionPage, 'A page of what admins did'),
      }),
      async (c) => {
        const query = c.req.valid('query');
        return c.json(await database.actingAs(c.get('claims'), (tx) => listActions(tx, query)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/admin/security-events',
        middleware,
        request: { query: securityEventQuery },
        responses: answers(securityEventPage, 'A page of the security log'),
      }),
      async (c) => {
        const query = c.req.valid('query');
        return c.json(await database.actingAs(c.get('claims'), (tx) => listSecurityEvents(tx, query)), 200);
      },
    );
};
