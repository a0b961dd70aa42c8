import { generatedPrompt, type GenerationRequest } from '@whetstone/contract';
import { expect, it } from 'vitest';
import { writePrompt } from '../generations/write-prompt.ts';
import { inputOf } from './input-of.ts';

it('[CX-05] a model is told what cards say to this goal, and nothing else of them', () => {
  const request: GenerationRequest = {
    kind: 'content',
    goal: 'Instagram caption for our new oolong',
    open: 'no puns',
    facts: [
      { id: 'a', card: 'My tea shop', field: 'business', text: 'Harrow Tea' },
      { id: 'b', card: 'My tea shop', field: 'tax', text: 'VAT registered' },
    ],
  };
  const rules = generatedPrompt.parse(writePrompt(request));
  expect(rules.facts).toEqual(['a']);
  const { context, offers = [] } = inputOf(request, rules);
  expect(context).toBe('no puns\nMy business: Harrow Tea');
  expect(offers.join(' ')).not.toContain('Harrow');
});
