import { createRoute } from '@hono/zod-openapi';
import {
  invoiceList,
  planChange,
  planChangePreview,
  planChangeRequest,
  planList,
  subscriptionAnswer,
  withdrawal,
  withdrawalRequest,
} from '@whetstone/contract';
import type { PersonClaims, Transaction } from '@whetstone/database';
import type { SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { limitPayments } from '../http/limit-payments.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { signedInRoutes } from '../http/person-routes.ts';
import {
  cancelSubscription,
  resumeSubscription,
} from '../services/payments/subscription/cancel-subscription.ts';
import { changePlan } from '../services/payments/subscription/change-plan.ts';
import { getSubscription } from '../services/payments/subscription/get-subscription.ts';
import { listInvoices } from '../services/payments/subscription/list-invoices.ts';
import { listPlans } from '../services/payments/subscription/list-plans.ts';
import { previewChange } from '../services/payments/subscription/preview-change.ts';
import { withdraw } from '../services/payments/refund/withdraw.ts';

export const subscriptionRoutes = (dependencies: Dependencies) => {
  const { payments } = dependencies;
  const { get } = signedInRoutes(dependencies);
  const { post } = signedInRoutes(dependencies, limitPayments(dependencies));
  const read = (tx: Transaction, claims: PersonClaims) => getSubscription(tx, payments, claims);
  return openApi<SignedIn>()
    .openapi(
      createRoute({
        method: 'get',
        path: '/plans',
        responses: answers(planList, 'The plans and their prices'),
      }),
      (c) => c.json(listPlans(payments), 200),
    )
    .openapi(
      ...get(
        '/subscription',
        {},
        answers(subscriptionAnswer, 'The caller’s subscription and grant'),
        ({ act }) => act(read),
      ),
    )
    .openapi(
      ...get('/invoices', {}, answers(invoiceList, 'The caller’s invoices, newest first'), ({ act }) =>
        act(listInvoices),
      ),
    )
    .openapi(
      ...post(
        '/subscription/preview-change',
        { body: jsonBody(planChange) },
        answers(planChangePreview, 'What the change costs now and when it takes effect'),
        ({ claims, valid }) => previewChange(payments, claims, valid('json').plan),
      ),
    )
    .openapi(
      ...post(
        '/subscription/change',
        { body: jsonBody(planChangeRequest) },
        answers(subscriptionAnswer, 'The changed subscription'),
        async ({ act, claims, valid }) => {
          await changePlan(payments, claims, valid('json'));
          return act(read);
        },
      ),
    )
    .openapi(
      ...post(
        '/subscription/cancel',
        {},
        answers(subscriptionAnswer, 'The subscription ends when the paid period does'),
        async ({ act, claims }) => {
          await cancelSubscription(payments, claims);
          return act(read);
        },
      ),
    )
    .openapi(
      ...post(
        '/subscription/resume',
        {},
        answers(subscriptionAnswer, 'The subscription continues'),
        async ({ act, claims }) => {
          await resumeSubscription(payments, claims);
          return act(read);
        },
      ),
    )
    .openapi(
      ...post(
        '/subscription/withdraw',
        { body: jsonBody(withdrawalRequest) },
        answers(withdrawal, 'The amount that is or would be refunded'),
        ({ claims, valid }) => withdraw(payments, claims, valid('json')),
      ),
    );
};
