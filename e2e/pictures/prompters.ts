import type { Page } from '@playwright/test';
import type { Stage } from './scene.ts';

export const letter =
  'Write a letter telling our wholesale customers that prices go up by 6% on February 1. Keep it short.';
const kettle = 'Product photo of a copper kettle for our shop page, on pale stone';
const booking = 'A page where visitors book a seat at a tea tasting: date, seats, name and email';

/** The three prompters with a goal each. */
export const prompters = {
  content: { path: '/generator', goal: 'What do you want?', press: 'Generate Prompt', words: letter },
  visual: {
    path: '/media',
    goal: 'What do you want to create?',
    press: 'Generate Image Prompt',
    words: kettle,
  },
  code: { path: '/code', goal: 'Project description', press: 'Generate Natural Prompt', words: booking },
} as const;
export type Prompter = (typeof prompters)[keyof typeof prompters];

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Nothing is being written any more, and what comes with it is there. */
export const atRest = async (page: Page) => {
  await page.waitForTimeout(700);
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
};

/** Types a goal and leaves the field, so that what is asked about it is there. */
export const type = async (page: Page, { goal, words }: Prompter) => {
  await page.getByLabel(goal).fill(words);
  await page.getByLabel(goal).blur();
  await page.locator('form [role=radiogroup]').first().waitFor();
};
export const generate = async (page: Page, prompter: Prompter) => {
  await type(page, prompter);
  // A click would first scroll to the place that the pinned button has in the form.
  await page.getByLabel(prompter.goal).press('Control+Enter');
  await button(page, /^Copy/).waitFor();
  await atRest(page);
};
/** Answers the first two questions and presses one offer. */
export const answer = async ({ page }: Stage) => {
  const groups = page.locator('form [role=radiogroup]');
  for (const at of [0, 1])
    if ((await groups.count()) > at) await groups.nth(at).getByRole('radio').first().press(' ');
  const offer = page.locator('form .offer[aria-pressed=false]').first();
  if (await offer.count()) await offer.click();
  await atRest(page);
};
