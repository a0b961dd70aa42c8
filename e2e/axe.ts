import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Resolves once nothing fades or moves but what does so for good: a colour half-way between two says nothing of either. */
export const stillness = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );

/** Expects axe to find nothing on the page as it stands. */
export const expectNoAxeFindings = async (page: Page): Promise<void> => {
  await stillness(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
};

/** Expects axe to find nothing in either theme; the page is dark and without motion afterwards. */
export const expectNoAxeFindingsInBothThemes = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoAxeFindings(page);
  }
};
