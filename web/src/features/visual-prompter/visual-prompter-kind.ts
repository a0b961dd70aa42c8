import { imageStyles, videoStyles } from '@whetstone/engine/catalogue';
import { answersSent } from '../prompter/change-draft.ts';
import { writeVisual } from '../../lib/engine/write-visual.ts';
import type { Prompter } from '../prompter/prompter.ts';
import { paidVisualRequest, readVisualDraft, type VisualDraft } from './visual-draft.ts';

export const visualPrompter: Prompter<VisualDraft> = {
  draftKey: 'whetstone.visual-draft',
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
  generationRequest: (draft) => ({
    kind: 'visual',
    ...paidVisualRequest(draft),
    service: draft.services[draft.media] || undefined,
    ...answersSent(draft),
  }),
  write: (request, { services, assumptions, answers }) =>
    writeVisual({
      ...request,
      service: services[request.media] || undefined,
      assumptions,
      answers,
    }),
};
