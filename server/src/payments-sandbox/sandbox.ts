import type { Hono } from 'hono';
import type { Delivery } from './acts/emit.ts';
import { settle } from './acts/settle.ts';
import type { Objects, ObjectStore } from './object-store.ts';
import { wireApp } from './wire/wire-app.ts';

export interface Sandbox {
  /** The provider's wire. */
  readonly app: Hono;
  /** Looks at its objects as they are; nothing falls due by that. */
  read<T>(work: (objects: Objects) => Promise<T>): Promise<T>;
  /** One act on the provider's side, at its time, such as a click on its pages. */
  act<T>(work: (objects: Objects, now: number) => Promise<T>): Promise<T>;
  /** Moves the sandbox's time forward and does what falls due on the way. */
  advance(seconds: number): Promise<void>;
  /** Sends what has not been taken yet; what is refused stays for the next call. Answers how many were taken. */
  deliver(): Promise<number>;
  /** Resolves when the deliveries under way are over. */
  settled(): Promise<void>;
}

interface Clock {
  readonly offsetSeconds: number;
}

const clockId = 'clock';

/**
 * A payment provider of our own that speaks the wire of the real one: state in `store`, events signed with
 * `webhookSecret` and handed to `send`, which answers an HTTP status.
 */
export const createSandbox = ({
  store,
  secretKey,
  webhookSecret,
  siteUrl,
  send,
  realNow = () => Math.floor(Date.now() / 1000),
}: {
  store: ObjectStore;
  secretKey: string;
  webhookSecret: string;
  siteUrl: string;
  send: (body: string, signature: string) => Promise<number>;
  realNow?: () => number;
}): Sandbox => {
  let underWay: Promise<unknown> = Promise.resolve();
  const now = async (objects: Objects) =>
    realNow() + ((await objects.get<Clock>(clockId))?.offsetSeconds ?? 0);

  const sendOne = async (delivery: Delivery): Promise<boolean> => {
    const payload = JSON.stringify(delivery.event);
    const { default: Stripe } = await import('stripe');
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret: webhookSecret,
    });
    const status = await send(payload, signature).catch(() => 503);
    if (status >= 300) return false;
    await store.atomically((objects) => objects.remove(delivery.id));
    return true;
  };
  const deliver = async (): Promise<number> => {
    const all = await store.atomically((objects) => objects.list<Delivery>('delivery'));
    let taken = 0;
    for (const delivery of all) if (await sendOne(delivery)) taken += 1;
    return taken;
  };
  const deliverNext = (): Promise<number> => {
    const next = underWay.then(deliver);
    underWay = next.catch(() => undefined);
    return next;
  };
  const act: Sandbox['act'] = async (work) => {
    const answer = await store.atomically(async (objects) => {
      const at = await now(objects);
      await settle(objects, at);
      return work(objects, at);
    });
    await deliverNext();
    return answer;
  };
  return {
    app: wireApp({ store, secretKey, siteUrl, now, deliver: () => void deliverNext() }),
    read: (work) => store.atomically(work),
    act,
    advance: (seconds) =>
      act(async (objects, at) => {
        await objects.put('clock', clockId, { offsetSeconds: at - realNow() + seconds } satisfies Clock);
        await settle(objects, at + seconds);
      }),
    deliver: deliverNext,
    settled: async () => {
      await underWay;
    },
  };
};
