import { z } from '@hono/zod-openapi';
import { networkOf } from '@whetstone/auth';
import {
  copyRequest,
  originAnswer,
  prompt,
  promptIds,
  promptInput,
  promptPage,
  promptPatch,
  promptQuery,
} from '@whetstone/contract';
import { clientAddress } from '../http/client-address.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { signedInRoutes } from '../http/person-routes.ts';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';
import { copyPrompt, getOrigin } from '../services/prompts/copy-prompt.ts';
import { createPrompt } from '../services/prompts/create-prompt.ts';
import { deletePrompt, deletePrompts } from '../services/prompts/delete-prompts.ts';
import { getPrompt } from '../services/prompts/get-prompt.ts';
import { listPrompts } from '../services/prompts/list-prompts.ts';
import { updatePrompt } from '../services/prompts/update-prompt.ts';

const params = z.object({ id: z.uuid() });
const deleted = z.object({ deleted: z.array(z.uuid()) }).openapi('DeletedPrompts');

export const promptRoutes = (dependencies: Dependencies) => {
  const { database, settings } = dependencies;
  const { get, post, patch, del } = signedInRoutes(dependencies);
  return openApi<SignedIn>()
    .openapi(
      ...get(
        '/prompts',
        { query: promptQuery },
        answers(promptPage, 'A page of your prompts'),
        ({ act, valid }) => act(listPrompts, valid('query')),
      ),
    )
    .openapi(
      ...post(
        '/prompts',
        { body: jsonBody(promptInput) },
        answers(prompt, 'The saved prompt'),
        async ({ act, claims, valid }) => {
          await takeLimit(database, limits.save, claims.sub);
          return act(createPrompt, valid('json'));
        },
      ),
    )
    .openapi(
      ...post(
        '/prompts/delete',
        { body: jsonBody(promptIds) },
        answers(deleted, 'The ids that were deleted'),
        async ({ act, valid }) => ({ deleted: await act(deletePrompts, valid('json').ids) }),
      ),
    )
    .openapi(
      ...post(
        '/prompts/copy',
        { body: jsonBody(copyRequest) },
        answers(prompt, 'The copy, which is private'),
        async ({ act, c, claims, valid }) => {
          await takeLimit(database, limits.save, claims.sub);
          const network = networkOf(clientAddress(c, settings.trustedProxyHops));
          return act(copyPrompt, valid('json').id, network);
        },
      ),
    )
    .openapi(
      ...get(
        '/prompts/{id}/origin',
        { params },
        answers(originAnswer, 'What the prompt was made from'),
        async ({ act, valid }) => ({ origin: await act(getOrigin, valid('param').id) }),
      ),
    )
    .openapi(
      ...get('/prompts/{id}', { params }, answers(prompt, 'One of your prompts'), ({ act, valid }) =>
        act(getPrompt, valid('param').id),
      ),
    )
    .openapi(
      ...patch(
        '/prompts/{id}',
        { params, body: jsonBody(promptPatch) },
        answers(prompt, 'The changed prompt'),
        async ({ act, claims, valid }) => {
          const change = valid('json');
          await takeLimit(database, limits.save, claims.sub);
          if (change.is_public) await takeLimit(database, limits.publish, claims.sub);
          return act(updatePrompt, valid('param').id, change);
        },
      ),
    )
    .openapi(
      ...del(
        '/prompts/{id}',
        { params },
        answers(deleted, 'The id that was deleted'),
        async ({ act, valid }) => ({ deleted: [await act(deletePrompt, valid('param').id)] }),
      ),
    );
};
