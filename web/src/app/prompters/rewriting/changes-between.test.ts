import { expect, it } from 'vitest';
import type { WrittenPrompt } from '../draft/prompter-draft.ts';
import { changesBetween } from './changes-between.ts';

const prompt = (...sections: [id: string, text: string][]): WrittenPrompt => ({
  text: sections.map(([, text]) => text).join(' '),
  sections: sections.map(([id, text]) => ({
    id,
    title: `${id[0]?.toUpperCase()}${id.slice(1)}`,
    text,
    spans: [],
    reason: '',
  })),
  assumptions: [],
  findings: [],
  notices: [],
  tokens: { goal: 1, prompt: 1 },
});

it('[VP-02] names what is new, left out, reworded and moved', () => {
  const before = prompt(['subject', 'A lighthouse. '], ['light', 'At dusk. '], ['style', 'Oil.']);
  const after = prompt(['style', 'Oil.'], ['subject', 'lighthouse, '], ['settings', '--ar 16:9 --v 7']);
  expect(changesBetween(before, after)).toEqual([
    'New: Settings (--ar 16:9 --v 7).',
    'Left out: Light.',
    'Reworded: Subject.',
    'Reordered: Style comes first.',
  ]);
});

it('a long new section is named and not quoted', () => {
  const before = prompt(['subject', 'A lighthouse.']);
  expect(changesBetween(before, prompt(['subject', 'A lighthouse.'], ['settings', 'x '.repeat(60)]))).toEqual(
    ['New: Settings.'],
  );
});

it('says so when nothing changed', () => {
  const same = prompt(['subject', 'A lighthouse.']);
  expect(changesBetween(same, same)).toEqual(['Nothing changed: the prompt reads the same.']);
});
