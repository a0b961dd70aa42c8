import { paidPartOf } from '@whetstone/contract';
import { expect, it } from 'vitest';
import { keepDraft, readKept } from '../../../lib/drafts/kept-record.ts';
import { isOutdated } from '../draft/prompter.ts';
import {
  type ContentDraft,
  emptyContentDraft,
  paidContentRequest,
  readContentDraft,
} from './content-draft.ts';
import { contentPrompter } from './content-prompter-kind.ts';

const draft: ContentDraft = {
  ...emptyContentDraft,
  goal: 'a toast for my sister’s wedding',
  industry: 'email-marketing',
  specialty: 'Newsletters',
  level: 'expert',
  humanize: true,
  noEmDashes: true,
  target: 'claude',
  assumptions: { length: 'short' },
  answers: { tone: 'warm' },
  enhancement: {
    original: 'toast',
    enhanced: 'A toast.',
    left: [],
    applied: 'A toast.',
    improvements: ['Named the event.'],
    suggestions: [],
    isOpen: true,
  },
  result: {
    id: '6f1c8a52-8d0e-4f0b-9a51-0d8c7f1c2a3b',
    request: { goal: 'a toast for my sister’s wedding' },
    prompt: {
      text: 'Write a toast.',
      sections: [],
      assumptions: [],
      findings: [],
      notices: [],
      tokens: { goal: 4, prompt: 4 },
    },
  },
};

function kept(value: ContentDraft) {
  const values = new Map<string, string>();
  keepDraft('k', value, { setItem: (key, text) => void values.set(key, text) });
  return readKept('k', { getItem: (key) => values.get(key) ?? null });
}

it('[CP-11] what was kept comes back whole', () => {
  expect(readContentDraft(kept(draft))).toEqual(draft);
});

it.each([
  '',
  'not json',
  'null',
  '[]',
  '{"goal":7,"result":{"prompt":{}},"enhancement":[],"assumptions":[1],"answers":"x"}',
])('a damaged draft (%s) is read as an empty one', (text) => {
  expect(readContentDraft(readKept('k', { getItem: () => text }))).toEqual(emptyContentDraft);
});

it('a choice that no longer exists falls back, and the rest is kept', () => {
  const read = readContentDraft({ ...kept(draft), industry: 'astrology', level: 'cosmic' });
  expect(read).toMatchObject({ goal: draft.goal, industry: '', specialty: '', level: 'professional' });
});

it('choices that were not made are left out of the request', () => {
  const request = contentPrompter.generationRequest({
    ...emptyContentDraft,
    goal: 'thank the donors',
    noEmDashes: true,
  });
  expect(JSON.parse(JSON.stringify(request))).toEqual({
    kind: 'content',
    goal: 'thank the donors',
    level: 'professional',
    humanize: false,
    no_em_dashes: true,
    target: 'chatgpt',
  });
});

it('[CP-16] a request carries the answers to what is asked, and no others', () => {
  const asked = [{ id: 'tone', label: 'Tone' }];
  const answered = { ...draft, asked, answers: { tone: 'warm', date: '3 May' } };
  expect(contentPrompter.generationRequest(answered).answers).toEqual({ tone: 'warm' });
  expect(contentPrompter.generationRequest({ ...answered, asked: [] })).not.toHaveProperty('answers');
});

it('[CP-08] a rewriting sends what was paid for, whatever the form says by now, with target, guesses and answers', () => {
  const request = JSON.parse(JSON.stringify(paidContentRequest(draft)));
  const now = { ...draft, goal: 'thank the donors', level: 'standard', target: 'gemini' } as const;
  const sent = contentPrompter.rewriteRequest(request, now);
  expect(sent).toMatchObject({
    target: 'gemini',
    assumptions: { length: 'short' },
    answers: { tone: 'warm' },
  });
  const paid = JSON.stringify(paidPartOf(contentPrompter.generationRequest(draft)));
  expect(JSON.stringify(paidPartOf(sent))).toBe(paid);
});

it('a form that moved on since the prompt was written is outdated; another target is not', () => {
  const request = paidContentRequest(draft);
  const written = kept({ ...draft, result: draft.result && { ...draft.result, request } });
  const read = readContentDraft(written);
  expect(isOutdated(contentPrompter, read)).toBe(false);
  expect(isOutdated(contentPrompter, { ...read, target: 'gemini' })).toBe(false);
  expect(isOutdated(contentPrompter, { ...read, goal: 'thank the volunteers' })).toBe(true);
  expect(isOutdated(contentPrompter, { ...read, level: 'standard' })).toBe(true);
});
