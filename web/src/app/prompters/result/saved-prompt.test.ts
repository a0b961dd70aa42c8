import { expect, it } from 'vitest';
import { savedPrompt } from './saved-prompt.ts';

it('[CP-13] [CD-03] title and description come from the goal', () => {
  expect(savedPrompt(' thank the donors ', 'Write it.', 'Email Marketing')).toEqual({
    title: 'thank the donors',
    description: 'Generated from: thank the donors',
    prompt_text: 'Write it.',
    category: 'Email Marketing',
  });
});

it('[CP-13] [CD-03] the title is the first 100 characters, and no character is cut in half', () => {
  const { title } = savedPrompt('🌱'.repeat(120), 'Write it.', 'Other');
  expect([...title]).toHaveLength(100);
  expect(title.isWellFormed()).toBe(true);
});
