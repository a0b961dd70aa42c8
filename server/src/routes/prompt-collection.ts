import {
  bin,
  changedIds,
  movedPrompts,
  promptFacets,
  promptIdQuery,
  promptIds,
  promptMove,
  promptPublication,
  promptRowQuery,
  promptRows,
  promptTagging,
  publication,
  retaggedPrompts,
} from '@whetstone/contract';
import type { SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { signedInRoutes } from '../http/person-routes.ts';
import { getPromptFacets } from '../services/prompts/get-facets.ts';
import { listBin } from '../services/prompts/list-bin.ts';
import { listPromptIds, listPromptRows } from '../services/prompts/list-prompts.ts';
import { movePrompts } from '../services/prompts/move-prompts.ts';
import { publishPrompts } from '../services/prompts/publish-prompts.ts';
import { purgePrompts } from '../services/prompts/purge-prompts.ts';
import { restorePrompts } from '../services/prompts/restore-prompts.ts';
import { tagPrompts, untagPrompts } from '../services/prompts/tag-prompts.ts';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';

/** What concerns many of one's prompts: the sidebar's counts, moving, the bin. Mounted before /prompts/{id}. */
export const promptCollectionRoutes = (dependencies: Dependencies) => {
  const { database } = dependencies;
  const { get, post, del } = signedInRoutes(dependencies);
  return openApi<SignedIn>()
    .openapi(
      ...get('/prompts/facets', {}, answers(promptFacets, 'Counts of your prompts'), ({ act }) =>
        act(getPromptFacets),
      ),
    )
    .openapi(
      ...get(
        '/prompts/rows',
        { query: promptRowQuery },
        answers(promptRows, 'A page of your prompts without their texts'),
        ({ act, valid }) => act(listPromptRows, valid('query')),
      ),
    )
    .openapi(
      ...get(
        '/prompts/ids',
        { query: promptIdQuery },
        answers(changedIds, 'Your prompts that match, as many as one action can handle'),
        async ({ act, valid }) => ({ ids: await act(listPromptIds, valid('query')) }),
      ),
    )
    .openapi(
      ...post(
        '/prompts/move',
        { body: jsonBody(promptMove) },
        answers(movedPrompts, 'The prompts that moved'),
        async ({ act, valid }) => {
          const { ids, folder_id } = valid('json');
          const before = await act(movePrompts, ids, folder_id);
          return { ids: before.map(({ id }) => id), before };
        },
      ),
    )
    .openapi(
      ...post(
        '/prompts/tags',
        { body: jsonBody(promptTagging) },
        answers(retaggedPrompts, 'The prompts whose tags changed, with the tags they had'),
        async ({ act, valid }) => ({ changed: await act(tagPrompts, valid('json')) }),
      ),
    )
    .openapi(
      ...post(
        '/prompts/tags/undo',
        { body: jsonBody(retaggedPrompts) },
        answers(changedIds, 'The prompts whose earlier tags were restored'),
        async ({ act, valid }) => ({ ids: await act(untagPrompts, valid('json').changed) }),
      ),
    )
    .openapi(
      ...post(
        '/prompts/publish',
        { body: jsonBody(promptPublication) },
        answers(publication, 'The prompts that became public or private'),
        async ({ act, claims, valid }) => {
          const change = valid('json');
          if (change.is_public) await takeLimit(database, limits.publish, claims.sub, change.ids.length);
          return act(publishPrompts, change);
        },
      ),
    )
    .openapi(
      ...get('/prompts/bin', {}, answers(bin, 'What you deleted and can restore'), ({ act }) => act(listBin)),
    )
    .openapi(
      ...post(
        '/prompts/bin/restore',
        { body: jsonBody(promptIds) },
        answers(changedIds, 'The prompts that came back'),
        async ({ act, valid }) => ({ ids: await act(restorePrompts, valid('json').ids) }),
      ),
    )
    .openapi(
      ...post(
        '/prompts/bin/purge',
        { body: jsonBody(promptIds) },
        answers(changedIds, 'The permanently deleted prompts'),
        async ({ act, valid }) => ({ ids: await act(purgePrompts, valid('json').ids) }),
      ),
    )
    .openapi(
      ...del('/prompts/bin', {}, answers(changedIds, 'The trash is empty'), async ({ act }) => ({
        ids: await act(purgePrompts),
      })),
    );
};
