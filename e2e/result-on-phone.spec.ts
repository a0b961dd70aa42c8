import type { Locator, Page } from '@playwright/test';
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

/** What is meant to be seen there is, with nothing over it. */
async function expectSeen(places: readonly Locator[]) {
  for (const place of places)
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

const partsOf = (page: Page, result: string) => {
  const panel = page.getByRole('region', { name: result });
  const title = panel.getByRole('heading', { name: result });
  const copy = panel.getByRole('button', { name: /^Copy/ }).first();
  return { panel, title, copy, line: panel.locator('.manuscript-words').first() };
};

for (const prompter of prompters) {
  const { path, goal, press, result, words } = prompter;
  const generate = async (page: Page) => {
    await page.goto(path);
    await page.getByLabel(goal).fill(words);
    await page.getByLabel(goal).press('Tab');
    await page.locator('form [role=radiogroup]').first().waitFor();
    await page.getByRole('button', { name: press }).click();
  };

  test(`[AO-02] on a phone title, Copy and first line of the prompt are in view once a model has written it, with nothing over them: ${path}`, async ({
    ada: { page },
  }) => {
    await generate(page);
    const { panel, title, copy, line } = partsOf(page, result);
    await expect(copy).toBeVisible();
    // What comes late (cards, questions, a message) moves them no more.
    for (const afterMs of [0, 800, 1200]) {
      await page.waitForTimeout(afterMs);
      await expectSeen([title, copy, line]);
    }
    // However far it is read, what it is called and Copy stay above the words.
    await panel
      .getByText(/^(?:Counts as one prompt|Only your own words)/)
      .first()
      .scrollIntoViewIfNeeded();
    await expect(copy).toBeInViewport();
  });

  test(`[AO-02] on a phone a prompt of our rules is docked below its questions, the whole a press away: ${path}`, async ({
    ada: { page },
  }) => {
    await page.route('**/api/writer', async (route) => {
      const response = await route.fetch();
      const state = (await response.json()) as object;
      await route.fulfill({ response, json: { ...state, written_by: { source: 'rules', name: null } } });
    });
    await generate(page);
    const dock = page.getByRole('region', { name: 'Your prompt so far' });
    const { title, copy, line } = partsOf(page, result);
    const docked = dock.getByRole('button', { name: /^Copy/ });
    await expect(docked).toBeVisible();
    await expect(dock).toContainText(words.slice(0, 30));
    for (const afterMs of [0, 800, 1200]) {
      await page.waitForTimeout(afterMs);
      await expectSeen([page.locator('form [role=radiogroup] label').first(), docked]);
    }
    await dock.getByRole('button', { name: 'Read the whole prompt' }).click();
    await expect(dock).toBeHidden();
    await expectSeen([title, copy, line]);
  });
}
