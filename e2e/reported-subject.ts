import type { Locator, Page } from '@playwright/test';

/** Leaves reports of other tests for later until this one is on top of the queue. */
export const bringUp = async (page: Page, title: string): Promise<Locator> => {
  const card = page.getByRole('article');
  const wanted = card.filter({ hasText: title });
  await card.waitFor();
  while (!(await wanted.isVisible())) await page.getByRole('button', { name: 'Decide later' }).click();
  return wanted;
};
