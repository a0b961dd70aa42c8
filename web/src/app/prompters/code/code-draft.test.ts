import { paidPartOf } from '@whetstone/contract';
import { projectTypeIds } from '@whetstone/engine/catalogue';
import { expect, it } from 'vitest';
import { type CodeDraft, emptyCodeDraft, paidCodeRequest, readCodeDraft } from './code-draft.ts';
import { codeOptions, optionsOf } from './code-options.ts';
import { codePrompter } from './code-prompter-kind.ts';

const draft: CodeDraft = {
  ...emptyCodeDraft,
  goal: 'a booking page for a yoga studio',
  projectType: 'api',
  chosen: { apiPattern: 'GraphQL', frontend: 'Vue', database: 'SQLite' },
  referenceUrls: ['https://example.com'],
  tool: 'cursor',
};

it('[CD-01] a kept draft comes back whole', () => {
  const read = readCodeDraft(JSON.parse(JSON.stringify(draft)));
  expect(JSON.parse(JSON.stringify(read))).toEqual(JSON.parse(JSON.stringify(draft)));
});

it('what no longer exists falls back, and the rest is kept', () => {
  const read = readCodeDraft({
    ...draft,
    projectType: 'toaster',
    chosen: { frontend: 'Vue', database: 'dBase' },
    referenceUrls: ['javascript:alert(1)', 'https://example.com', 'https://example.com/'],
    tool: 7,
  });
  expect(read).toMatchObject({ goal: draft.goal, projectType: 'web-app', tool: '' });
  expect(read.chosen).toMatchObject({ frontend: 'Vue', database: undefined });
  expect(read.referenceUrls).toEqual(['https://example.com']);
});

it('[CD-01] only the options of the chosen project type are asked for', () => {
  expect(JSON.parse(JSON.stringify(codePrompter.generationRequest(draft)))).toEqual({
    kind: 'code',
    goal: draft.goal,
    project_type: 'api',
    api_pattern: 'GraphQL',
    database: 'SQLite',
    reference_urls: ['https://example.com'],
    tool: 'cursor',
  });
});

it('[CD-02] an address typed but not entered is not lost; one that is no address waits in its field', () => {
  expect(paidCodeRequest({ ...draft, typedUrl: ' https://example.org ' }).referenceUrls).toEqual([
    'https://example.com',
    'https://example.org',
  ]);
  expect(paidCodeRequest({ ...draft, typedUrl: 'example.org' }).referenceUrls).toEqual([
    'https://example.com',
  ]);
});

it('[CD-01] each project type shows options, and each option has choices', () => {
  for (const type of projectTypeIds) {
    expect(optionsOf(type).length).toBeGreaterThan(1);
    for (const id of optionsOf(type)) expect(codeOptions[id].choices.length).toBeGreaterThan(2);
  }
  expect(codeOptions.inspiration.choices).toHaveLength(6);
});

it('[CD-03] a rewriting sends what was paid for, whatever the form says by now, with tool, guesses and answers', () => {
  const kept = JSON.parse(JSON.stringify(paidCodeRequest(draft)));
  const now = {
    ...draft,
    goal: 'a tide table',
    projectType: 'website',
    tool: 'lovable',
    answers: { users: 'all' },
  } as const;
  const sent = codePrompter.rewriteRequest(kept, now);
  expect(sent).toMatchObject({ tool: 'lovable', assumptions: draft.assumptions, answers: { users: 'all' } });
  const paid = JSON.stringify(paidPartOf(codePrompter.generationRequest(draft)));
  expect(JSON.stringify(paidPartOf(sent))).toBe(paid);
});
