import { paidPartOf } from '@whetstone/contract';
import { generateVisual } from '@whetstone/engine';
import { expect, it } from 'vitest';
import { isOutdated } from '../draft/prompter.ts';
import { emptyVisualDraft, readVisualDraft, type VisualDraft } from './visual-draft.ts';
import { visualPrompter } from './visual-prompter-kind.ts';

const draft: VisualDraft = {
  ...emptyVisualDraft,
  goal: 'a heron in the reeds',
  media: 'video',
  styles: { image: 'watercolor', video: 'cinematic' },
  quality: 'ultra',
  services: { image: 'midjourney', video: 'runway' },
};

it('[VP-01] a kept draft comes back whole, each medium with its own style and service', () => {
  expect(readVisualDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it('what no longer exists falls back, and a result without a medium is dropped', () => {
  const damaged = {
    goal: 'a heron',
    media: 'hologram',
    styles: { image: 'cinematic', video: 7 },
    services: ['runway'],
    quality: 'cosmic',
    result: {
      request: { goal: 'a heron' },
      prompt: { text: '', sections: [], assumptions: [], findings: [], notices: [], tokens: {} },
    },
  };
  expect(readVisualDraft(damaged)).toEqual({ ...emptyVisualDraft, goal: 'a heron' });
});

it('[VP-02] the style and service of the chosen medium alone are asked for', () => {
  expect(visualPrompter.generationRequest(draft)).toEqual({
    kind: 'visual',
    goal: 'a heron in the reeds',
    media: 'video',
    style: 'cinematic',
    quality: 'ultra',
    service: 'runway',
  });
});

it('[VP-02] a rewriting sends what was paid for, whatever the form says by now, with service, guesses and answers', () => {
  const kept = JSON.parse(JSON.stringify(visualPrompter.paidRequest(draft)));
  const now = { ...draft, goal: 'a hare', media: 'image', answers: { mood: 'calm' } } as const;
  const sent = visualPrompter.rewriteRequest(kept, now);
  expect(sent).toMatchObject({ service: 'runway', answers: { mood: 'calm' } });
  const paid = JSON.stringify(paidPartOf(visualPrompter.generationRequest(draft)));
  expect(JSON.stringify(paidPartOf(sent))).toBe(paid);
});

it('[VP-02] another service rewrites without a charge, so the form is not outdated by it', () => {
  const request = visualPrompter.paidRequest({ ...draft, media: 'image' });
  const prompt = generateVisual({ ...request, service: 'midjourney' });
  const written = { ...draft, media: 'image' as const, result: { prompt, request } };
  expect(isOutdated(visualPrompter, { ...written, services: { ...draft.services, image: 'imagen' } })).toBe(
    false,
  );
  expect(isOutdated(visualPrompter, { ...written, quality: 'standard' })).toBe(true);
});

it('a goal carried over brings its medium', () => {
  expect(visualPrompter.valuesFor({ kind: 'video', goal: 'a heron' })).toEqual({ media: 'video' });
  expect(visualPrompter.valuesFor({ kind: 'image', goal: 'a heron' })).toEqual({ media: 'image' });
});
