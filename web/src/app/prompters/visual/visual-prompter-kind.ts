import type { VisualRequest } from '@whetstone/contract';
import { imageStyles, videoStyles } from '@whetstone/engine/catalogue';
import { saidAsSent, saidSent } from '../draft/draft-answers.ts';
import type { Prompter } from '../draft/prompter.ts';
import type { RequestOf } from '../draft/prompter-draft.ts';
import { paidVisualRequest, readVisualDraft, type VisualDraft } from './visual-draft.ts';

const asSent = (request: RequestOf<VisualDraft>, { services }: VisualDraft): VisualRequest => ({
  kind: 'visual',
  ...request,
  service: services[request.media] || undefined,
});

export const visualPrompter: Prompter<VisualDraft> = {
  kind: 'visual',
  readDraft: readVisualDraft,
  goalKinds: ['image', 'video'],
  valuesFor: ({ kind }) => ({ media: kind === 'video' ? 'video' : 'image' }),
  enhanceRequest: ({ goal, media, styles }) => ({
    description: goal,
    options: {
      type: media,
      context: [...imageStyles, ...videoStyles].find(({ id }) => id === styles[media])?.name,
    },
  }),
  paidRequest: paidVisualRequest,
  generationRequest: (draft) => ({ ...asSent(paidVisualRequest(draft), draft), ...saidSent(draft) }),
  rewriteRequest: (request, draft) => ({
    ...asSent(request, draft),
    assumptions: draft.assumptions,
    ...saidAsSent(draft),
  }),
};
