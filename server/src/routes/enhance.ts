import { createRoute, z } from '@hono/zod-openapi';
import { enhanceRequest, enhanceResponse, type EnhanceEvents } from '@whetstone/contract';
import { isUnavailable } from '@whetstone/database';
import { streamSSE } from 'hono/streaming';
import { tellAllowances } from '../http/allowance.ts';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { enhanceGoal } from '../services/enhance/enhance-goal.ts';
import { takeEnhancement } from '../services/enhance/take-enhancement.ts';

const { 200: answered, ...otherwise } = answers(
  enhanceResponse,
  'The improved goal, what was done and what could be added; as server-sent events where they are accepted',
);
const silent = { onText: () => undefined, onRestart: () => undefined };

export const enhanceRoutes = (dependencies: Dependencies) =>
  openApi<SignedIn>().openapi(
    createRoute({
      method: 'post',
      path: '/enhance',
      middleware: authenticate(dependencies),
      request: { body: jsonBody(enhanceRequest) },
      responses: {
        ...otherwise,
        200: { ...answered, content: { ...answered.content, 'text/event-stream': { schema: z.string() } } },
      },
    }),
    async (c) => {
      const { database, settings, log } = dependencies;
      const person = c.get('claims');
      const request = c.req.valid('json');
      tellAllowances(c, [await takeEnhancement(database, person.sub, settings.enhancementsPerMinute)]);
      const { signal } = c.req.raw;
      if (!c.req.header('accept')?.includes('text/event-stream'))
        return c.json(await enhanceGoal(dependencies, person, request, { signal, listener: silent }), 200);
      c.header('cache-control', 'no-store');
      c.header('x-accel-buffering', 'no');
      return streamSSE(c, async (stream) => {
        const left = new AbortController();
        stream.onAbort(() => left.abort());
        const send = <Name extends keyof EnhanceEvents>(event: Name, data: EnhanceEvents[Name]) =>
          stream.writeSSE({ event, data: JSON.stringify(data) });
        try {
          const listener = {
            onText: (text: string) => void send('text', { text }),
            onRestart: () => void send('restart', {}),
          };
          await send(
            'result',
            await enhanceGoal(dependencies, person, request, { signal: left.signal, listener }),
          );
        } catch (error) {
          log('error', { event: 'a streamed enhancement failed', error: String(error) });
          const message = 'Something went wrong on our side. Your text is kept, and nothing was charged.';
          await send('error', {
            error: { code: isUnavailable(error) ? 'unavailable' : 'internal', message },
          });
        }
      });
    },
  );
