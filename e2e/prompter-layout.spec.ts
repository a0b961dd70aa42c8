import type { Page } from '@playwright/test';
import { expect, test } from './people.ts';
import { generate, prompters } from './pictures/prompters.ts';

const panelOf = (page: Page) => page.locator('#result');

/** From the foot of each part of the form to the head of the next, in CSS pixels. */
const gapsOf = (page: Page) =>
  page.locator('main form').evaluate((form) => {
    const parts = [...form.querySelectorAll(':scope > *, :scope > [id] > *')].filter(
      (part) => !part.matches('[id]:has(> section), .pinned-foot') && part.getClientRects().length > 0,
    );
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return boxes.slice(1).map((box, at) => Math.round(box.top - (boxes[at]?.bottom ?? 0)));
  });

/** From a label to its field. */
const labelGapsOf = (page: Page) =>
  page
    .locator('main form label[for]:has(+ :is(div, select, textarea)):not(.sr-only)')
    .evaluateAll((labels) =>
      labels.map((label) =>
        Math.round(
          (label.nextElementSibling?.getBoundingClientRect().top ?? 0) - label.getBoundingClientRect().bottom,
        ),
      ),
    );

/** Where the words of a heading stand: a box of no height lies on the line that they are written on. */
const baselineOf = (page: Page, heading: string) =>
  page.locator(heading).evaluate((title) => {
    const probe = document.createElement('i');
    probe.style.display = 'inline-block';
    title.append(probe);
    const { bottom } = probe.getBoundingClientRect();
    probe.remove();
    return bottom;
  });

const heightOf = async (page: Page, selector: string) =>
  (await page.locator(selector).boundingBox())?.height ?? 0;
const resultFoot = '#result > :last-child';

for (const [name, prompter] of Object.entries(prompters))
  test(`the form and the result of a prompter keep one rhythm: ${name}`, async ({ ada: { page } }) => {
    await page.goto(prompter.path);
    await expect(page.getByText('5 prompts remaining')).toBeVisible();
    await expect(panelOf(page).getByText('The cost and length appear')).toBeVisible();
    const [belowHead, ...gaps] = await gapsOf(page);
    expect(belowHead).toBe(16);
    expect(new Set(gaps)).toEqual(new Set([24]));
    expect(new Set(await labelGapsOf(page))).toEqual(new Set([8]));
    expect(await baselineOf(page, 'main h1')).toBeCloseTo(await baselineOf(page, '#result h2'), 0);
    expect(await heightOf(page, resultFoot)).toBe(61);
    expect(await heightOf(page, '.pinned-foot')).toBe(61);

    await generate(page, prompter);
    await expect(
      panelOf(page).getByText('Counts as one prompt').or(panelOf(page).getByText('This is free')),
    ).toBeVisible();
    expect(await baselineOf(page, 'main h1')).toBeCloseTo(await baselineOf(page, '#result h2'), 0);
    expect(await heightOf(page, resultFoot)).toBe(61);
    expect(await heightOf(page, '.pinned-foot')).toBe(61);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [name, prompter] of Object.entries(prompters))
    test(`nothing scrolls sideways and every button has room for a finger: ${name}`, async ({
      ada: { page },
    }) => {
      const expectRoom = async () => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        const small = await page
          .locator('main :is(button, select)')
          .evaluateAll((controls) =>
            controls
              .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < 44)
              .map((control) => control.textContent),
          );
        expect(small).toEqual([]);
      };
      await page.goto(prompter.path);
      await expect(page.getByText('5 prompts remaining')).toBeVisible();
      await expectRoom();
      await generate(page, prompter);
      await expect(panelOf(page).locator('.manuscript-words').first()).toBeVisible();
      await expectRoom();
      await expect(panelOf(page).getByRole('combobox', { name: /^(?:Made|Optimized) for$/ })).toBeVisible();
    });
});
