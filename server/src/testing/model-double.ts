import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A request as it came over the wire. */
export interface AskedModel {
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly stream?: boolean;
    readonly response_format?: { readonly type: string; readonly json_schema?: object };
    readonly reasoning_effort?: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    /** What a picture is asked for with. */
    readonly prompt?: string;
  };
  /** The caller hung up before the answer was done. */
  isAbandoned: boolean;
  /** From the whole request to the end of the answer, in milliseconds. */
  tookMs: number;
}

/** How the double answers one request. */
export type Behaviour =
  | {
      readonly kind: 'answer';
      readonly text: string;
      /** Before the first sign of life. */
      readonly afterMs?: number;
      readonly everyMs?: number;
      readonly usage?: false;
    }
  /** All of it among the thoughts, and nothing said. */
  | { readonly kind: 'thoughts'; readonly text: string }
  /** A picture, as the images endpoint answers it. */
  | { readonly kind: 'picture'; readonly base64: string }
  | { readonly kind: 'status'; readonly status: number; readonly body?: string }
  /** Takes the request and says nothing. */
  | { readonly kind: 'silence' }
  /** Breaks the connection after so many characters. */
  | { readonly kind: 'cut'; readonly text: string; readonly after: number }
  /** Falls silent after so many characters, the connection open. */
  | { readonly kind: 'stall'; readonly text: string; readonly after: number }
  /** A success that is no event stream at all. */
  | { readonly kind: 'page'; readonly body: string };

export interface ModelDouble {
  /** What belongs in LLM_BASE_URL. */
  readonly url: string;
  readonly asked: AskedModel[];
  /** Answers from now on. */
  behave(behaviour: Behaviour | ((asked: AskedModel, count: number) => Behaviour)): void;
  close(): Promise<void>;
}

const pieceLength = 12;

const chunk = (content: object) =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'double', ...content })}\n\n`;

async function stream(
  response: ServerResponse,
  text: string,
  {
    everyMs = 0,
    until = text.length,
    field = 'content',
  }: { everyMs?: number; until?: number; field?: string },
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let at = 0; at < until && !response.destroyed; at += pieceLength) {
    const delta = { [field]: text.slice(at, Math.min(until, at + pieceLength)) };
    response.write(chunk({ choices: [{ index: 0, delta, finish_reason: null }] }));
    await wait(everyMs);
  }
}

const finish = (response: ServerResponse, usage: boolean) => {
  response.write(chunk({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }));
  if (usage)
    response.write(
      chunk({ choices: [], usage: { prompt_tokens: 400, completion_tokens: 100, total_tokens: 500 } }),
    );
  response.end('data: [DONE]\n\n');
};

/** The answer to a request that asks for no stream. */
const answerWhole = (response: ServerResponse, content: string) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      id: 'c1',
      object: 'chat.completion',
      created: 1,
      model: 'double',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    }),
  );

async function answer(response: ServerResponse, behaviour: Behaviour, isStreamed: boolean): Promise<void> {
  switch (behaviour.kind) {
    case 'answer':
      await wait(behaviour.afterMs ?? 0);
      if (!isStreamed) return void answerWhole(response, behaviour.text);
      await stream(response, behaviour.text, behaviour);
      return finish(response, behaviour.usage !== false);
    case 'thoughts':
      await stream(response, behaviour.text, { field: 'reasoning' });
      return finish(response, true);
    case 'cut':
      await stream(response, behaviour.text, { until: behaviour.after });
      response.destroy();
      return;
    case 'stall':
      return stream(response, behaviour.text, { until: behaviour.after });
    case 'picture':
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ created: 1, data: [{ b64_json: behaviour.base64 }] }));
      return;
    case 'status':
      response
        .writeHead(behaviour.status, { 'content-type': 'application/json' })
        .end(behaviour.body ?? JSON.stringify({ error: { message: 'No.' } }));
      return;
    case 'page':
      response.writeHead(200, { 'content-type': 'text/html' }).end(behaviour.body);
      return;
    case 'silence':
  }
}

const read = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/** A language model that speaks the OpenAI wire over real HTTP and does what it is told. */
export async function startModelDouble({ port = 0 }: { port?: number } = {}): Promise<ModelDouble> {
  const asked: AskedModel[] = [];
  let choose: (asked: AskedModel, count: number) => Behaviour = () => ({ kind: 'silence' });
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const entry: AskedModel = {
      authorization: request.headers.authorization,
      body: JSON.parse(await read(request)) as AskedModel['body'],
      isAbandoned: false,
      tookMs: 0,
    };
    const began = performance.now();
    asked.push(entry);
    response.on('close', () => {
      entry.tookMs = performance.now() - began;
      entry.isAbandoned = !response.writableFinished;
    });
    await answer(response, choose(entry, asked.length), entry.body.stream === true);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    behave: (behaviour) => {
      choose = typeof behaviour === 'function' ? behaviour : () => behaviour;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The goal that the last user message with data carries. */
export const goalAsked = ({ body }: AskedModel): string => {
  const data = body.messages.flatMap(
    ({ content }) => /<goal-\w+>\n(.*)\n<\/goal-\w+>/s.exec(content)?.[1] ?? [],
  );
  return (JSON.parse(data[0] ?? '{"goal":""}') as { goal: string }).goal;
};

/** A well-formed answer with this text. */
export const written = (enhanced: string): Behaviour & { kind: 'answer' } => ({
  kind: 'answer',
  text: JSON.stringify({
    enhanced,
    improvements: ['The reader is named, so the tone fits.', 'A length is given, so the answer ends.'],
    suggestions: ['Say by when it is needed: [date].', 'Name the channel: [channel].'],
  }),
});
