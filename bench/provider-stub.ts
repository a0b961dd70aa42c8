import { createServer, type Server } from 'node:http';
import { once } from 'node:events';

const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/' });

/** A subscription that is over: it is stored like any other and asks for nothing more. */
const subscriptionOf = (customer: string) => ({
  id: customer.replace('cus', 'sub'),
  object: 'subscription',
  customer,
  status: 'canceled',
  cancel_at: null,
  cancel_at_period_end: false,
  pause_collection: null,
  discounts: [],
  schedule: null,
  latest_invoice: null,
  start_date: 1_790_000_000,
  ended_at: 1_791_000_000,
  items: list([
    {
      id: 'si_1',
      price: { id: 'price_2', unit_amount: 1900 },
      current_period_start: 1_790_000_000,
      current_period_end: 1_792_000_000,
    },
  ]),
});

const answerTo = (url: URL): unknown => {
  const customer = url.searchParams.get('customer') ?? '';
  const [, named] = /^\/v1\/customers\/(cus_\w+)$/.exec(url.pathname) ?? [];
  if (named)
    return {
      id: named,
      object: 'customer',
      metadata: { whetstone_user_id: '00000000-0000-4000-8000-000000000009' },
    };
  return url.pathname === '/v1/subscriptions' && customer !== ''
    ? list([subscriptionOf(customer)])
    : list([]);
};

/** What a server under the bench asks of the provider, after a delay like the real one's. */
export const startProviderStub = async (port: number, delayMs: number): Promise<Server> => {
  const server = createServer((request, response) => {
    setTimeout(() => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answerTo(new URL(request.url ?? '/', 'http://localhost'))));
    }, delayMs);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
};
