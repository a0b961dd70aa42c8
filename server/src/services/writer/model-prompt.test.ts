import { generateCode, generateVisual } from '@whetstone/engine';
import { generatedPrompt } from '@whetstone/contract';
import { expect, test } from 'vitest';
import { modelPrompt } from './model-prompt.ts';

test('[WR-02] what only holds of the rules’ words is not said of a model’s', () => {
  const goal =
    'Etikett für Holunderessig, kleine Flasche, alte botanische Zeichnung, Schriftzug "Omas Schuppen", kein Gold';
  const rules = generatedPrompt.parse(
    generateVisual({ goal, media: 'image', service: 'midjourney', style: 'watercolor' }),
  );
  expect(rules.notices.map(({ rule }) => rule)).toContain('L1');
  const checked = {
    prompt: 'Etikett für Holunderessig, Kupferstich.',
    additions: [],
    variations: [],
    facts: [],
    refused: [],
  };
  const written = modelPrompt({ rules, checked, input: { goal, type: 'image' }, name: 'a model' });
  expect(written.notices.map(({ rule }) => rule)).not.toContain('L1');
});

test('[WR-02] what the rules leave out of a small program is not said of a model’s plan', () => {
  const goal = 'a script that renames my scanned invoices by date';
  const rules = generatedPrompt.parse(generateCode({ goal, projectType: 'web-app' }));
  expect(rules.notices.map(({ rule }) => rule)).toContain('B1');
  const checked = { prompt: 'Write a script.', additions: [], variations: [], facts: [], refused: [] };
  const written = modelPrompt({ rules, checked, input: { goal, type: 'code' }, name: 'a model' });
  expect(written.notices.map(({ rule }) => rule)).not.toContain('B1');
});

test('[WR-04] a German noun that a model reworded is not told as a missing name', () => {
  const goal = 'logo für eine Schreinerei, Hobel oder Jahresringe als Motiv';
  const rules = generatedPrompt.parse(generateVisual({ goal, media: 'image', service: 'midjourney' }));
  const input = { goal, type: 'image', service: 'midjourney' } as const;
  const checked = {
    prompt: 'Logo einer Schreinerei: die Jahresringe eines Stammes, klar und flach, von vorn gesehen.',
    additions: [],
    variations: [],
    facts: [],
    refused: [],
  };
  const written = modelPrompt({ rules, checked, input, name: 'a model' });
  expect(written.findings).toEqual([]);
});
