import { rowsOf } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import type { ModelDouble } from './model-double.ts';
import { createTestServer, type TestPerson, type TestServer } from './test-server.ts';

export const modelKey = 'sk-test-0123456789abcdef';

/** A goal with a slip, a name, a number, a quotation and an address, and a rewrite that keeps them. */
export const lampGoal =
  'wriet an email to Priya about the 14 broken lamps in "Hall B", see https://lamps.example/list';
export const betterLampGoal =
  'Write an email to Priya, the caretaker, asking her to replace the 14 broken lamps in "Hall B" by [date]. Link to https://lamps.example/list and stay under 120 words.';

export interface EnhanceAnswer {
  readonly enhanced: string;
  readonly improvements: string[];
  readonly suggestions: string[];
  readonly source: 'model' | 'rules';
  readonly note?: string;
}

interface Call {
  readonly outcome: string;
  readonly reason: string;
}

interface ServerEvent {
  readonly event: string;
  readonly data: Record<string, unknown>;
}

/** A server that knows the double as its model, and a person on it who improves goals. */
export async function openEnhancing(double: ModelDouble, environment: Record<string, string> = {}) {
  const server: TestServer = await createTestServer({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: double.url,
    LLM_API_KEY: modelKey,
    LLM_MODEL: 'double-1',
    LLM_PER_MINUTE: '1000',
    LLM_PRICE_IN: '2',
    LLM_PRICE_OUT: '8',
    ...environment,
  });
  return { server, ...enhancingOn(server, await server.signUp('ada')) };
}

export type Enhancing = Awaited<ReturnType<typeof openEnhancing>>;

/** What a test asks for and looks at. `enhance` sends the lamp goal unless the body says otherwise. */
export function enhancingOn(server: TestServer, ada: TestPerson) {
  const enhance = (body: object = {}, init: RequestInit = {}) =>
    ada.request('/functions/v1/enhance', {
      method: 'POST',
      json: { description: lampGoal, ...body },
      ...init,
    });
  return {
    ada,
    enhance,
    /** The answer as JSON. Throws unless the status is 200. */
    async answerTo(body: object = {}): Promise<EnhanceAnswer> {
      const response = await enhance(body);
      if (response.status !== 200) throw new Error(`The enhancement answered ${response.status}`);
      return (await response.json()) as EnhanceAnswer;
    },
    /** The events of a streamed answer. Throws when no stream comes. */
    async streamed(body: object = {}): Promise<ServerEvent[]> {
      const response = await enhance(body, { headers: { accept: 'text/event-stream' } });
      const type = response.headers.get('content-type');
      if (!type?.includes('text/event-stream')) throw new Error(`Not a stream: ${type}`);
      const blocks = (await response.text()).split('\n\n').filter((block) => block !== '');
      return blocks.map((block) => ({
        event: /^event: (.*)$/m.exec(block)?.[1] ?? '',
        data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '') as Record<string, unknown>,
      }));
    },
    /** What was written down about calls of the model, oldest first. */
    calls: () =>
      server.database.asOwner((tx) =>
        rowsOf<Call>(tx, sql`select *, cost_usd::float8 as cost from public.model_calls order by id`),
      ),
    forgetCalls: () =>
      server.database.asOwner(async (tx) => void (await tx.execute(sql`truncate public.model_calls`))),
    /** Prompts that the person was charged, by the counter and by the ledger. */
    async charged(): Promise<number | undefined> {
      const row = await server.rowAsOwner<{ used: number; ledger: number }>(
        sql`select monthly_prompts_used as used, (select count(*)::int from public.generations) as ledger
            from public.profiles where id = ${ada.id}::uuid`,
      );
      return row && row.used + row.ledger;
    },
  };
}
