import { createRoute, z } from '@hono/zod-openapi';
import {
  exportQuery,
  exportSelection,
  importReport,
  importRequest,
  importTakenBack,
  pastImports,
  type TransferFormat,
} from '@whetstone/contract';
import type { PersonClaims } from '@whetstone/database';
import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { signedInRoutes } from '../http/person-routes.ts';
import { streamText } from '../http/stream-text.ts';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';
import { exportPrompts } from '../services/transfer/export-prompts.ts';
import { importPrompts } from '../services/transfer/import-prompts.ts';
import { listImports } from '../services/transfer/list-imports.ts';
import { promptWriters } from '../services/transfer/prompt-writers.ts';
import type { ReadImport } from '../services/transfer/read-import.ts';
import { takeBackImport } from '../services/transfer/take-back-import.ts';

const params = z.object({ id: z.uuid() });

const content = { schema: z.string() };
const download = {
  200: {
    description: 'A file to download',
    content: { 'application/json': content, 'text/csv': content, 'text/markdown': content },
  },
};

type ImportRequestInput = z.input<typeof importRequest>;

interface Importing {
  Variables: SignedIn['Variables'] & { file: ReadImport };
}

/**
 * Reads the body of an import, which is too long to be read where others wait, and checks it as routes check theirs.
 */
const readBody =
  ({
    database,
    textWork,
  }: Dependencies): MiddlewareHandler<Importing, string, { in: { json: ImportRequestInput } }> =>
  async (c, next) => {
    if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) throw new HTTPException(415);
    const { sub } = c.get('claims');
    await takeLimit(database, limits.import, sub);
    c.set('file', await textWork.run('readImport', await c.req.arrayBuffer(), sub));
    await next();
  };

/** Import and export of one's prompts. Mounted before /prompts/{id}. */
export const transferRoutes = (dependencies: Dependencies) => {
  const { database, log } = dependencies;
  const middleware = authenticate(dependencies);
  const { get, del } = signedInRoutes(dependencies);
  const file = (claims: PersonClaims, format: TransferFormat, chosen?: readonly string[]) => {
    const writer = promptWriters[format];
    const headers = {
      'content-type': writer.mediaType,
      'content-disposition': `attachment; filename="whetstone-prompts.${writer.extension}"`,
      'cache-control': 'no-store',
    };
    return streamText(exportPrompts(database, claims, writer, chosen), headers, log);
  };
  const app = openApi<SignedIn>();
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/prompts/import',
    request: { body: jsonBody(importRequest) },
    responses: answers(importReport, 'What was added, or would be'),
  });
  return app
    .openapi(
      ...get(
        '/prompts/imports',
        {},
        answers(pastImports, 'Imports that still have prompts in your library'),
        ({ act }) => act(listImports),
      ),
    )
    .openapi(
      ...del(
        '/prompts/imports/{id}',
        { params },
        answers(importTakenBack, 'What was undone, and what stayed'),
        ({ claims, valid }) => takeBackImport(database, claims, valid('param').id),
      ),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/prompts/export',
        middleware,
        request: { query: exportQuery },
        responses: download,
      }),
      async (c) => {
        const claims = c.get('claims');
        await takeLimit(database, limits.export, claims.sub);
        return file(claims, c.req.valid('query').format);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/prompts/export',
        middleware,
        request: { body: jsonBody(exportSelection) },
        responses: download,
      }),
      async (c) => {
        const claims = c.get('claims');
        const { format, ids } = c.req.valid('json');
        await takeLimit(database, limits.export, claims.sub);
        return file(claims, format, ids);
      },
    )
    .post('/prompts/import', middleware, readBody(dependencies), async (c) => {
      const claims = c.get('claims');
      return c.json(await importPrompts(database, claims, c.get('file')), 200);
    });
};
