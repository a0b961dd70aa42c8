import { generatedPrompt, type GenerationRequest } from '@whetstone/contract';
import { expect, it } from 'vitest';
import { writePrompt } from '../generations/write-prompt.ts';
import { inputOf } from './input-of.ts';
import { requestFor } from './request-for.ts';

const request: GenerationRequest = {
  kind: 'content',
  goal: 'Instagram caption for our new oolong',
  open: 'no puns',
  facts: [
    { id: 'a', card: 'My tea shop', field: 'business', text: 'Harrow Tea' },
    { id: 'b', card: 'My tea shop', field: 'tax', text: 'VAT registered', wish: 'leave' },
    { id: 'c', card: 'My tea shop', text: 'We never discount.', wish: 'use' },
  ],
};
const given = (asked: GenerationRequest) => inputOf(asked, generatedPrompt.parse(writePrompt(asked)));

it('[CX-05] a model is told what the cards in force say, and nothing that was taken out', () => {
  const input = given(request);
  expect(input.facts).toEqual([
    { id: 'a', about: 'My tea shop, my business', text: 'Harrow Tea', isPinned: false },
    { id: 'c', about: 'My tea shop', text: 'We never discount.', isPinned: true },
  ]);
  expect(input.context).toBe('no puns');
  const { messages, instructions } = requestFor.write(input);
  expect(messages[0]?.content).toContain('"must":true');
  expect(JSON.stringify(messages)).not.toContain('VAT registered');
  expect(instructions).toContain('"facts"');
});

it('[CX-05] without cards nothing is said of them', () => {
  const { facts: _, ...plain } = request;
  expect(requestFor.write(given(plain)).instructions).not.toContain('"facts"');
});
