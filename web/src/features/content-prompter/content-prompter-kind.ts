import { findIndustry } from '@whetstone/engine/catalogue';
import { writeContent } from '../../lib/engine/write-content.ts';
import { answersSent } from '../prompter/change-draft.ts';
import type { Prompter } from '../prompter/prompter.ts';
import { type ContentDraft, paidContentRequest, readContentDraft } from './content-draft.ts';

export const contentPrompter: Prompter<ContentDraft> = {
  draftKey: 'whetstone.content-draft',
  readDraft: readContentDraft,
  goalKinds: ['text'],
  valuesFor: () => ({}),
  enhanceRequest: ({ goal, industry, specialty, noEmDashes }) => ({
    description: goal,
    options: {
      type: 'content',
      context: specialty || undefined,
      category: findIndustry(industry)?.name,
      no_em_dashes: noEmDashes || undefined,
    },
  }),
  paidRequest: paidContentRequest,
  generationRequest(draft) {
    const { noEmDashes, ...request } = paidContentRequest(draft);
    return {
      kind: 'content',
      ...request,
      no_em_dashes: noEmDashes,
      target: draft.target,
      ...answersSent(draft),
    };
  },
  write: (request, { target, assumptions, answers }) =>
    writeContent({ ...request, target, assumptions, answers }),
};
