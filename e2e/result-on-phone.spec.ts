import type { Locator } from '@playwright/test';
import { expect, test } from './people.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const prompters = [
  {
    path: '/generator',
    goal: 'What do you want?',
    press: 'Generate Prompt',
    result: 'Generated Prompt',
    words: 'Write a letter telling our wholesale customers that prices go up by 6% on February 1.',
  },
  {
    path: '/media',
    goal: 'What do you want to create?',
    press: 'Generate Image Prompt',
    result: 'Optimized Prompt',
    words: 'Product photo of a copper kettle for our shop page, on pale stone',
  },
  {
    path: '/code',
    goal: 'Project description',
    press: 'Generate Natural Prompt',
    result: 'Your AI Prompt',
    words: 'A page where visitors book a seat at a tea tasting: date, seats, name and email',
  },
] as const;

for (const { path, goal, press, result, words } of prompters)
  test(`[AO-02] on a phone a written prompt is docked below its questions, and read whole it keeps title and Copy in view: ${path}`, async ({
    ada: { page },
  }) => {
    await page.goto(path);
    await page.getByLabel(goal).fill(words);
    await page.getByLabel(goal).press('Tab');
    const question = page.locator('form [role=radiogroup]').first();
    await question.waitFor();
    await page.getByRole('button', { name: press }).click();
    const dock = page.getByRole('region', { name: 'Your prompt so far' });
    const panel = page.getByRole('region', { name: result });
    const copy = panel.getByRole('button', { name: /^Copy/ }).first();
    const seen = async (places: readonly Locator[]) => {
      for (const place of places)
        expect
          .soft(
            await place.evaluate((element) => {
              const box = element.getBoundingClientRect();
              const [x, y] = [box.left + Math.min(box.width / 2, 60), box.top + Math.min(box.height / 2, 12)];
              const top = document.elementFromPoint(x, y);
              return element.contains(top) || `under ${top?.outerHTML.slice(0, 80)} at ${Math.round(y)}`;
            }),
          )
          .toBe(true);
    };
    const copyDocked = dock.getByRole('button', { name: /^Copy/ });
    await expect(copyDocked).toBeVisible();
    await expect(dock).toContainText(words.slice(0, 30));
    // What comes late (cards, questions, a message) moves them no more.
    for (const afterMs of [0, 800, 1200]) {
      await page.waitForTimeout(afterMs);
      await seen([question.getByRole('radio').first().locator('..'), copyDocked]);
    }
    await dock.getByRole('button', { name: 'Read the whole prompt' }).click();
    await expect(dock).toBeHidden();
    await seen([
      panel.getByRole('heading', { name: result }),
      copy,
      panel.locator('.manuscript-words').first(),
    ]);
    // However far it is read, what it is called and Copy stay above the words.
    await panel
      .getByText(/tokens/)
      .first()
      .scrollIntoViewIfNeeded();
    await expect(copy).toBeInViewport();
  });
