import type { Page } from '@playwright/test';
import { capture } from './capture.ts';
import { answer, generate, prompters } from './prompters.ts';
import type { Stage } from './scene.ts';

const answered =
  (prompter: (typeof prompters)[keyof typeof prompters]) =>
  async (stage: Stage): Promise<void> => {
    await generate(stage.page, prompter);
    await answer(stage);
  };
const questions = (page: Page) => page.getByRole('region', { name: 'What only you know (optional)' });
const first = (page: Page) => questions(page).getByRole('radiogroup').first();
const ownWords = (page: Page) => questions(page).getByRole('textbox').first();

capture('help-questions', {
  as: 'new',
  path: '/generator',
  act: answered(prompters.content),
  from: questions,
  height: 280,
  marks: (page) => [
    { at: questions(page).getByText('What reason will you give?'), side: 'own' },
    { at: first(page).locator('.chip-pressed'), side: 'ink-corner' },
    { at: ownWords(page), side: 'end' },
    { at: questions(page).getByRole('button', { name: 'Decide for me' }), side: 'after' },
  ],
});
capture('help-library', {
  as: 'busy',
  path: '/user-library',
  act: async () => undefined,
  from: (page) => page.getByRole('searchbox').first(),
  height: 424,
  marks: (page) => [
    { at: page.getByRole('searchbox').first(), side: 'end' },
    { at: page.getByRole('button', { name: 'Filters' }), side: 'corner' },
    { at: page.getByRole('button', { name: 'Select', exact: true }), side: 'corner' },
    { at: page.getByText('Public', { exact: true }).first(), side: 'after' },
  ],
});
