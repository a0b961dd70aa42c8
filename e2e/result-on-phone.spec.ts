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
  test(`[AO-02] on a phone title, Copy and first line of the prompt are in view once it is written, with nothing over them: ${path}`, async ({
    ada: { page },
  }) => {
    await page.goto(path);
    await page.getByLabel(goal).fill(words);
    await page.getByLabel(goal).press('Tab');
    await page.locator('form [role=radiogroup]').first().waitFor();
    await page.getByRole('button', { name: press }).click();
    const panel = page.getByRole('region', { name: result });
    const title = panel.getByRole('heading', { name: result });
    const copy = panel.getByRole('button', { name: /^Copy/ }).first();
    const line = panel.locator('.manuscript-words').first();
    await expect(copy).toBeVisible();
    // What comes late (cards, questions, a message) moves them no more.
    for (const afterMs of [0, 800, 1200]) {
      await page.waitForTimeout(afterMs);
      for (const place of [title, copy, line])
        expect
          .soft(
            await place.evaluate((element) => {
              const box = element.getBoundingClientRect();
              const [x, y] = [box.left + Math.min(box.width / 2, 60), box.top + Math.min(box.height / 2, 12)];
              const seen = document.elementFromPoint(x, y);
              return element.contains(seen) || `under ${seen?.outerHTML.slice(0, 80)} at ${Math.round(y)}`;
            }),
          )
          .toBe(true);
    }
    // However far it is read, what it is called and Copy stay above the words.
    await panel
      .getByText(/tokens/)
      .first()
      .scrollIntoViewIfNeeded();
    await expect(copy).toBeInViewport();
  });
