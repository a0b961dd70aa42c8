import { createRoute } from '@hono/zod-openapi';
import { checkoutRequest, portalRequest, redirectTo, webhookReceived } from '@whetstone/contract';
import type { SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { limitPayments } from '../http/limit-payments.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { signedInRoutes } from '../http/person-routes.ts';
import { createCheckout } from '../services/payments/checkout/create-checkout.ts';
import { createPortal } from '../services/payments/checkout/create-portal.ts';
import { receiveEvent } from '../services/payments/webhook/receive-event.ts';

/** The functions that lead to the provider's pages, and the one that the provider calls. */
export const checkoutRoutes = (dependencies: Dependencies) => {
  const { payments } = dependencies;
  const { post } = signedInRoutes(dependencies, limitPayments(dependencies));
  return openApi<SignedIn>()
    .openapi(
      ...post(
        '/stripe-checkout',
        { body: jsonBody(checkoutRequest) },
        answers(redirectTo, 'The address of the checkout'),
        ({ claims, valid }) => createCheckout(payments, claims, valid('json')),
      ),
    )
    .openapi(
      ...post(
        '/stripe-portal',
        { body: jsonBody(portalRequest) },
        answers(redirectTo, 'The address of the billing portal'),
        ({ claims, valid }) => createPortal(payments, claims, valid('json')),
      ),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/stripe-webhook',
        responses: answers(webhookReceived, 'The event has been recorded'),
      }),
      async (c) => {
        const body = await c.req.text();
        const { duplicate } = await receiveEvent(payments, body, c.req.header('stripe-signature'));
        return c.json({ received: true as const, duplicate }, 200);
      },
    );
};
