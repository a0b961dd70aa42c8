import { generateContent } from '@whetstone/engine';
import { expect, it } from 'vitest';
import { tokenSample } from './token-sample.ts';

it('[PP-02] the page shows the tokens that the engine counts', () => {
  const { goal, goalTokens, promptTokens } = tokenSample;
  expect(generateContent({ goal }).tokens).toEqual({ goal: goalTokens, prompt: promptTokens });
});
