import { createRoute, z } from '@hono/zod-openapi';
import { exportQuery, importReport, importRequest } from '@whetstone/contract';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { streamText } from '../http/stream-text.ts';
import { limits } from '../services/limits/limits.ts';
import { takeLimit } from '../services/limits/take-limit.ts';
import { exportPrompts } from '../services/transfer/export-prompts.ts';
import { importPrompts } from '../services/transfer/import-prompts.ts';
import { promptWriters } from '../services/transfer/prompt-writers.ts';

const file = z.string();

/** Import and export of one's prompts. Mounted before /prompts/{id}. */
export const transferRoutes = (dependencies: Dependencies) => {
  const { database, log } = dependencies;
  const middleware = authenticate(dependencies);
  return openApi<SignedIn>()
    .openapi(
      createRoute({
        method: 'post',
        path: '/prompts/import',
        middleware,
        request: { body: jsonBody(importRequest) },
        responses: answers(importReport, 'What was added, or would be'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const request = c.req.valid('json');
        await takeLimit(database, limits.import, claims.sub);
        return c.json(await database.actingAs(claims, (tx) => importPrompts(tx, claims, request)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/prompts/export',
        middleware,
        request: { query: exportQuery },
        responses: {
          200: {
            description: 'A file to download',
            content: {
              'application/json': { schema: file },
              'text/csv': { schema: file },
              'text/markdown': { schema: file },
            },
          },
        },
      }),
      async (c) => {
        const claims = c.get('claims');
        const { format } = c.req.valid('query');
        await takeLimit(database, limits.export, claims.sub);
        const writer = promptWriters[format];
        const headers = {
          'content-type': writer.mediaType,
          'content-disposition': `attachment; filename="whetstone-prompts.${writer.extension}"`,
          'cache-control': 'no-store',
        };
        return streamText(exportPrompts(database, claims, writer), headers, log);
      },
    );
};
