import { createRoute } from '@hono/zod-openapi';
import { checkoutRequest, portalRequest, redirectTo, webhookReceived } from '@whetstone/contract';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { limitPayments } from '../http/limit-payments.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { createCheckout } from '../services/payments/checkout/create-checkout.ts';
import { createPortal } from '../services/payments/checkout/create-portal.ts';
import { receiveEvent } from '../services/payments/webhook/receive-event.ts';

/** The functions that lead to the provider's pages, and the one that the provider calls. */
export const checkoutRoutes = (dependencies: Dependencies) => {
  const { payments } = dependencies;
  const signedIn = authenticate(dependencies);
  const limited = limitPayments(dependencies);
  return openApi<SignedIn>()
    .openapi(
      createRoute({
        method: 'post',
        path: '/stripe-checkout',
        middleware: [signedIn, limited] as const,
        request: { body: jsonBody(checkoutRequest) },
        responses: answers(redirectTo, 'The address of the checkout'),
      }),
      async (c) => c.json(await createCheckout(payments, c.get('claims'), c.req.valid('json')), 200),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/stripe-portal',
        middleware: [signedIn, limited] as const,
        request: { body: jsonBody(portalRequest) },
        responses: answers(redirectTo, 'The address of the billing portal'),
      }),
      async (c) => c.json(await createPortal(payments, c.get('claims'), c.req.valid('json')), 200),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/stripe-webhook',
        responses: answers(webhookReceived, 'The event is kept'),
      }),
      async (c) => {
        const body = await c.req.text();
        const { duplicate } = await receiveEvent(payments, body, c.req.header('stripe-signature'));
        return c.json({ received: true as const, duplicate }, 200);
      },
    );
};
