import type { Objects, ObjectStore } from './object-store.ts';

interface Kept {
  readonly kind: string;
  readonly customerId: string | null;
  readonly body: string;
}

/** Keeps the sandbox in memory, for tests. */
export const memoryStore = (): ObjectStore => {
  let kept = new Map<string, Kept>();
  let last: Promise<unknown> = Promise.resolve();
  const objectsOver = (draft: Map<string, Kept>): Objects => ({
    get: async <Body extends object>(id: string) => {
      const found = draft.get(id);
      const body: Body | undefined = found && JSON.parse(found.body);
      return body;
    },
    list: async <Body extends object>(kind: string, customerId?: string) =>
      [...draft.values()]
        .filter((one) => one.kind === kind && (customerId === undefined || one.customerId === customerId))
        .map((one): Body => JSON.parse(one.body)),
    remove: async (id) => {
      draft.delete(id);
    },
    put: async (kind, id, body, customerId = null) => {
      draft.set(id, {
        kind,
        customerId: draft.get(id)?.customerId ?? customerId,
        body: JSON.stringify(body),
      });
    },
  });
  return {
    atomically: (work) => {
      const run = last.then(async () => {
        const draft = new Map(kept);
        const answer = await work(objectsOver(draft));
        kept = draft;
        return answer;
      });
      last = run.catch(() => undefined);
      return run;
    },
  };
};
