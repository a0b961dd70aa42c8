import { projectTypes } from '@whetstone/engine/catalogue';
import { writeCode } from '../../lib/engine/write-code.ts';
import { answersSent } from '../prompter/change-draft.ts';
import type { Prompter } from '../prompter/prompter.ts';
import { type CodeDraft, paidCodeRequest, readCodeDraft } from './code-draft.ts';

export const codePrompter: Prompter<CodeDraft> = {
  draftKey: 'whetstone.code-draft',
  readDraft: readCodeDraft,
  goalKinds: ['code'],
  valuesFor: () => ({}),
  enhanceRequest: ({ goal, projectType }) => ({
    description: goal,
    options: { type: 'code', context: projectTypes.find(({ id }) => id === projectType)?.name },
  }),
  paidRequest: paidCodeRequest,
  generationRequest(draft) {
    const { projectType, uiFramework, apiPattern, referenceUrls, ...request } = paidCodeRequest(draft);
    return {
      kind: 'code',
      ...request,
      project_type: projectType,
      ui_framework: uiFramework,
      api_pattern: apiPattern,
      reference_urls: referenceUrls && [...referenceUrls],
      tool: draft.tool || undefined,
      ...answersSent(draft),
    };
  },
  write: (request, { tool, assumptions, answers }) =>
    writeCode({ ...request, tool: tool || undefined, assumptions, answers }),
};
