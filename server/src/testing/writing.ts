import { randomUUID } from 'node:crypto';
import type { GenerationRequest, GenerationResponse } from '@whetstone/contract';
import type { TestDatabase } from '@whetstone/database/testing';
import { sql } from 'drizzle-orm';
import { modelKey } from './enhancing.ts';
import type { Behaviour, ModelDouble } from './model-double.ts';
import { createTestServer, type TestPerson, type TestServer } from './test-server.ts';

/** A model's answer to a writing request. */
export const wrote = (answer: {
  readonly prompt: string;
  readonly additions?: readonly { readonly quote: string; readonly why: string }[];
  readonly variations?: readonly { readonly change: string; readonly prompt: string }[];
  /** Numbers of the facts of cards that it says it used. */
  readonly facts?: readonly number[];
}): Behaviour & { kind: 'answer' } => ({
  kind: 'answer',
  text: JSON.stringify({ additions: [], variations: [], facts: [], ...answer }),
});

/** The events of a streamed answer, one after the other. */
export const eventsOf = async (response: Response) =>
  (await response.text())
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? '',
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '') as Record<string, unknown>,
    }));

/** A server whose model is the double, over a fresh database where none is given. */
export const openWriting = (
  double: Pick<ModelDouble, 'url'>,
  environment: Record<string, string> = {},
  database?: TestDatabase,
): Promise<TestServer> =>
  createTestServer(
    {
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: double.url,
      LLM_API_KEY: modelKey,
      LLM_MODEL: 'double-1',
      LLM_PRICE_IN: '2',
      LLM_PRICE_OUT: '8',
      ...environment,
    },
    { database },
  );

/** What a test asks for and looks at. */
export function writingOn(server: TestServer, person: TestPerson) {
  const generate = (
    json: GenerationRequest,
    { key = randomUUID(), headers = {} }: { key?: string; headers?: Record<string, string> } = {},
  ) =>
    person.request('/api/generations', {
      method: 'POST',
      json: { writer: 'model', ...json },
      headers: { 'idempotency-key': key, ...headers },
    });
  return {
    generate,
    /** The whole answer. Throws unless the status is 200. */
    async generated(
      json: GenerationRequest,
      options?: Parameters<typeof generate>[1],
    ): Promise<GenerationResponse> {
      const response = await generate(json, options);
      if (response.status !== 200)
        throw new Error(`The generation answered ${response.status}: ${await response.text()}`);
      return (await response.json()) as GenerationResponse;
    },
    rewrite: (id: string, json: GenerationRequest, headers: Record<string, string> = {}) =>
      person.request(`/api/generations/${id}/rewrites`, { method: 'POST', json, headers }),
    /** Prompts that were taken: by the counter, by the ledger, and in reservations still under way. */
    stored: () =>
      server.rowAsOwner<{ used: number; ledger: number; open: number }>(
        sql`select monthly_prompts_used as used,
              (select count(*)::int from public.generations g where g.user_id = p.id) as ledger,
              (select count(*)::int from public.writings w where w.user_id = p.id and w.prompt is null) as open
            from public.profiles p where id = ${person.id}`,
      ),
  };
}
