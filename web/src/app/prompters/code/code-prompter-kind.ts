import type { CodeRequest } from '@whetstone/contract';
import { projectTypes } from '@whetstone/engine/catalogue';
import { saidAsSent, saidSent } from '../draft/draft-answers.ts';
import type { Prompter } from '../draft/prompter.ts';
import type { RequestOf } from '../draft/prompter-draft.ts';
import { type CodeDraft, paidCodeRequest, readCodeDraft } from './code-draft.ts';

function asSent(
  { projectType, uiFramework, apiPattern, referenceUrls, ...request }: RequestOf<CodeDraft>,
  { tool }: CodeDraft,
): CodeRequest {
  return {
    kind: 'code',
    ...request,
    project_type: projectType,
    ui_framework: uiFramework,
    api_pattern: apiPattern,
    reference_urls: referenceUrls && [...referenceUrls],
    tool: tool || undefined,
  };
}

export const codePrompter: Prompter<CodeDraft> = {
  kind: 'code',
  readDraft: readCodeDraft,
  goalKinds: ['code'],
  valuesFor: () => ({}),
  enhanceRequest: ({ goal, projectType }) => ({
    description: goal,
    options: { type: 'code', context: projectTypes.find(({ id }) => id === projectType)?.name },
  }),
  paidRequest: paidCodeRequest,
  generationRequest: (draft) => ({ ...asSent(paidCodeRequest(draft), draft), ...saidSent(draft) }),
  rewriteRequest: (request, draft) => ({
    ...asSent(request, draft),
    assumptions: draft.assumptions,
    ...saidAsSent(draft),
  }),
};
