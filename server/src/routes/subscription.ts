import { createRoute } from '@hono/zod-openapi';
import {
  invoiceList,
  planChange,
  planChangePreview,
  planChangeRequest,
  planList,
  plans,
  subscriptionAnswer,
  withdrawal,
  withdrawalRequest,
} from '@whetstone/contract';
import type { Claims } from '@whetstone/database';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { limitPayments } from '../http/limit-payments.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import {
  cancelSubscription,
  resumeSubscription,
} from '../services/payments/subscription/cancel-subscription.ts';
import { changePlan } from '../services/payments/subscription/change-plan.ts';
import { getSubscription } from '../services/payments/subscription/get-subscription.ts';
import { listInvoices } from '../services/payments/subscription/list-invoices.ts';
import { lowerGrant, previewLowerGrant } from '../services/payments/subscription/lower-grant.ts';
import { previewChange } from '../services/payments/subscription/preview-change.ts';
import { withdraw } from '../services/payments/refund/withdraw.ts';

export const subscriptionRoutes = (dependencies: Dependencies) => {
  const { database, payments } = dependencies;
  const signedIn = authenticate(dependencies);
  const limited = limitPayments(dependencies);
  const read = (claims: Claims & { readonly sub: string }) =>
    database.actingAs(claims, (tx) => getSubscription(tx, payments, claims));
  return openApi<SignedIn>()
    .openapi(
      createRoute({
        method: 'get',
        path: '/plans',
        responses: answers(planList, 'The plans and their prices'),
      }),
      (c) =>
        c.json(
          {
            plans: plans.map(({ tier, name, priceUsd, monthlyPrompts }) => ({
              tier,
              name,
              price_usd: priceUsd,
              monthly_prompts: monthlyPrompts,
              price_id: tier === 'free' ? null : payments.prices[tier],
            })),
          },
          200,
        ),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/subscription',
        middleware: [signedIn] as const,
        responses: answers(subscriptionAnswer, 'The caller’s subscription and grant'),
      }),
      async (c) => c.json(await read(c.get('claims')), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/invoices',
        middleware: [signedIn] as const,
        responses: answers(invoiceList, 'The caller’s invoices, newest first'),
      }),
      async (c) => {
        const claims = c.get('claims');
        return c.json(await database.actingAs(claims, (tx) => listInvoices(tx, claims)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/subscription/preview-change',
        middleware: [signedIn, limited] as const,
        request: { body: jsonBody(planChange) },
        responses: answers(planChangePreview, 'What the change costs now and from when it counts'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const { plan } = c.req.valid('json');
        const ofGrant = await previewLowerGrant(payments, claims.sub, plan);
        return c.json(ofGrant ?? (await previewChange(payments, claims, plan)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/subscription/change',
        middleware: [signedIn, limited] as const,
        request: { body: jsonBody(planChangeRequest) },
        responses: answers(subscriptionAnswer, 'The changed subscription'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const request = c.req.valid('json');
        if (!(await lowerGrant(payments, claims.sub, request.plan)))
          await changePlan(payments, claims, request);
        return c.json(await read(claims), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/subscription/cancel',
        middleware: [signedIn, limited] as const,
        responses: answers(subscriptionAnswer, 'It ends with its period'),
      }),
      async (c) => {
        await cancelSubscription(payments, c.get('claims'));
        return c.json(await read(c.get('claims')), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/subscription/resume',
        middleware: [signedIn, limited] as const,
        responses: answers(subscriptionAnswer, 'It goes on'),
      }),
      async (c) => {
        await resumeSubscription(payments, c.get('claims'));
        return c.json(await read(c.get('claims')), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/subscription/withdraw',
        middleware: [signedIn, limited] as const,
        request: { body: jsonBody(withdrawalRequest) },
        responses: answers(withdrawal, 'What is or would be sent back'),
      }),
      async (c) => c.json(await withdraw(payments, c.get('claims'), c.req.valid('json')), 200),
    );
};
