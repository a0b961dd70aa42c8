import type { ContentRequest } from '@whetstone/contract';
import { findIndustry } from '@whetstone/engine/catalogue';
import { saidAsSent, saidSent } from '../draft/draft-answers.ts';
import type { Prompter } from '../draft/prompter.ts';
import type { RequestOf } from '../draft/prompter-draft.ts';
import { type ContentDraft, paidContentRequest, readContentDraft } from './content-draft.ts';

const asSent = (
  { noEmDashes, ...request }: RequestOf<ContentDraft>,
  { target }: ContentDraft,
): ContentRequest => ({ kind: 'content', ...request, no_em_dashes: noEmDashes, target });

export const contentPrompter: Prompter<ContentDraft> = {
  kind: 'content',
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
  generationRequest: (draft) => ({ ...asSent(paidContentRequest(draft), draft), ...saidSent(draft) }),
  rewriteRequest: (request, draft) => ({
    ...asSent(request, draft),
    assumptions: draft.assumptions,
    ...saidAsSent(draft),
  }),
};
