import { z } from '@hono/zod-openapi';
import {
  labelled,
  labelName,
  prompt,
  promptVersions,
  versionLabel,
  versionQuery,
  versionRevert,
} from '@whetstone/contract';
import type { SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { signedInRoutes } from '../http/person-routes.ts';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';
import { labelVersion, unlabelVersion } from '../services/versions/label-version.ts';
import { listVersions } from '../services/versions/list-versions.ts';
import { revertPrompt } from '../services/versions/revert-prompt.ts';

const params = z.object({ id: z.uuid() });

export const versionRoutes = (dependencies: Dependencies) => {
  const { database } = dependencies;
  const { get, post, put, del } = signedInRoutes(dependencies);
  return openApi<SignedIn>()
    .openapi(
      ...get(
        '/prompts/{id}/versions',
        { params, query: versionQuery },
        answers(promptVersions, 'What the prompt said before'),
        ({ act, valid }) => act(listVersions, valid('param').id, valid('query').before),
      ),
    )
    .openapi(
      ...post(
        '/prompts/{id}/revert',
        { params, body: jsonBody(versionRevert) },
        answers(prompt, 'The prompt with that version’s words, as a new version'),
        async ({ act, claims, valid }) => {
          await takeLimit(database, limits.save, claims.sub);
          return act(revertPrompt, valid('param').id, valid('json').number);
        },
      ),
    )
    .openapi(
      ...put(
        '/prompts/{id}/labels',
        { params, body: jsonBody(versionLabel) },
        answers(labelled, 'Which version had the label before'),
        async ({ act, valid }) => ({ before: await act(labelVersion, valid('param').id, valid('json')) }),
      ),
    )
    .openapi(
      ...del(
        '/prompts/{id}/labels',
        { params, query: labelName },
        answers(labelled, 'Which version had the label'),
        async ({ act, valid }) => ({
          before: await act(unlabelVersion, valid('param').id, valid('query').name),
        }),
      ),
    );
};
