import { Hono, type Context } from 'hono';
import { settle } from '../acts/settle.ts';
import { expand } from '../expand.ts';
import { readForm } from '../form-body.ts';
import type { Objects, ObjectStore } from '../object-store.ts';
import { invalidRequest, ProviderError } from '../provider-error.ts';
import { checkoutEndpoints } from './checkout.ts';
import { customerEndpoints } from './customers.ts';
import type { Endpoint } from './endpoint.ts';
import { invoiceEndpoints } from './invoices.ts';
import { scheduleEndpoints } from './schedules.ts';
import { subscriptionEndpoints } from './subscriptions.ts';

export interface Wire {
  readonly store: ObjectStore;
  /** Bearer that the caller has to bring. */
  readonly secretKey: string;
  readonly siteUrl: string;
  now(objects: Objects): Promise<number>;
  /** Called after every operation that stands. */
  deliver(): void;
}

interface Kept {
  readonly request: string;
  readonly answer: object;
}

/** Runs an operation once for each idempotency key, and answers the same again; another request under the key is refused. */
const onceFor = async (
  objects: Objects,
  key: string | undefined,
  request: string,
  work: () => Promise<object>,
): Promise<object> => {
  if (!key) return work();
  const id = `idempotency_${key}`;
  const kept = await objects.get<Kept>(id);
  if (kept && kept.request !== request)
    throw new ProviderError(400, 'Keys for idempotent requests can only be used with the same parameters.', {
      type: 'idempotency_error',
    });
  if (kept) return kept.answer;
  const answer = await work();
  await objects.put('idempotency', id, { request, answer } satisfies Kept);
  return answer;
};

const handle =
  (wire: Wire, { method, answer }: Endpoint) =>
  async (c: Context): Promise<Response> => {
    if (c.req.header('authorization') !== `Bearer ${wire.secretKey}`)
      throw new ProviderError(401, 'Invalid API Key provided.', { type: 'invalid_request_error' });
    const text = method === 'post' ? await c.req.text() : new URL(c.req.url).search.slice(1);
    const params = readForm(text);
    const asked = Array.isArray(params['expand']) ? params['expand'].map(String) : [];
    const key = method === 'post' ? c.req.header('idempotency-key') : undefined;
    const result = await wire.store.atomically(async (objects) => {
      const now = await wire.now(objects);
      await settle(objects, now);
      const id = c.req.param('id') ?? '';
      const found = await onceFor(objects, key, `${c.req.path}?${text}`, () =>
        answer({ objects, now, id, params, siteUrl: wire.siteUrl }),
      );
      return expand(objects, found, asked);
    });
    wire.deliver();
    return c.json(result);
  };

/** The operations of the provider that this product uses, on the provider's wire: form-encoded in, JSON out. */
export const wireApp = (wire: Wire): Hono => {
  const app = new Hono();
  const endpoints = [
    customerEndpoints,
    checkoutEndpoints,
    subscriptionEndpoints,
    scheduleEndpoints,
    invoiceEndpoints,
  ].flat();
  for (const one of endpoints) app.on(one.method.toUpperCase(), one.path, handle(wire, one));
  app.notFound(() => {
    throw invalidRequest('Unrecognized request URL.');
  });
  app.onError((error, c) => {
    if (!(error instanceof ProviderError)) throw error;
    return c.json({ error: { message: error.message, ...error.details } }, error.status);
  });
  return app;
};
