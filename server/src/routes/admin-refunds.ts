import { createRoute } from '@hono/zod-openapi';
import { refunded, refundRequest } from '@whetstone/contract';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { refundAccount } from '../services/payments/refund/refund-account.ts';

export const adminRefundRoutes = (dependencies: Dependencies) =>
  openApi<SignedIn>().openapi(
    createRoute({
      method: 'post',
      path: '/admin/refunds',
      middleware: [authenticate(dependencies)] as const,
      request: { body: jsonBody(refundRequest) },
      responses: answers(refunded, 'What is sent back'),
    }),
    async (c) =>
      c.json(await refundAccount(dependencies.payments, c.get('claims'), c.req.valid('json')), 200),
  );
