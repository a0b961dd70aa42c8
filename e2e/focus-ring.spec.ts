import type { Page } from '@playwright/test';
import { expect, openSignIn, test } from './people.ts';

/** What is amiss with the ring around what has the keyboard; nothing where all is well. */
function ringFaults(): string | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body || !focused.checkVisibility())
    return null;
  // A field that fills a palette is its only one: the caret shows it.
  if (focused.matches('dialog, main, [tabindex="-1"], [aria-expanded][role=combobox]')) return null;
  const isDrawn = focused.offsetWidth > 1;
  const ring = [isDrawn ? focused : focused.nextElementSibling, focused.closest('label, form')]
    .flatMap((holder) =>
      holder instanceof HTMLElement
        ? [
            { holder, look: getComputedStyle(holder) },
            { holder: holder.offsetParent ?? holder, look: getComputedStyle(holder, '::after') },
          ]
        : [],
    )
    .find(({ look }) => look.outlineStyle !== 'none');
  const name = `${focused.tagName} ${(focused.getAttribute('aria-label') ?? focused.textContent).slice(0, 40)}`;
  if (!ring) return `${name}: no ring`;
  const { holder, look } = ring;
  const probe = document.createElement('i');
  probe.style.color = 'var(--color-mark)';
  document.body.append(probe);
  const mark = getComputedStyle(probe).color;
  probe.remove();
  const offset = Number.parseFloat(look.outlineOffset);
  const shape = `${look.outlineWidth} ${look.outlineStyle} ${look.outlineColor}`;
  if (shape !== `2px solid ${mark}` || Math.abs(offset) !== 2) return `${name}: ${shape}, ${offset}`;
  if (Number.parseFloat(look.borderTopLeftRadius) === 0) return `${name}: square`;
  const box = holder.getBoundingClientRect();
  const outer = offset + 2;
  for (let above = holder.parentElement; above && above !== document.body; above = above.parentElement) {
    const style = getComputedStyle(above);
    if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
    const frame = above.getBoundingClientRect();
    const cut = [
      frame.left - (box.left - outer),
      box.right + outer - frame.right,
      frame.top - (box.top - outer),
      box.bottom + outer - frame.bottom,
    ].map(Math.round);
    if (cut.some((by) => by > 0))
      return `${name}: cut off by ${above.className || above.tagName} (${cut.join()})`;
  }
  // What scrolls cuts its own words off.
  if (getComputedStyle(holder).overflowX !== 'visible') return null;
  const words = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    // What is hidden or cut short has no letters at its edges.
    if (
      node.parentElement?.closest('.sr-only') ||
      getComputedStyle(node.parentElement ?? holder).overflowX !== 'visible'
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects())
      if (line.width > 1 && (line.left < box.left - offset - 0.5 || line.right > box.right + offset + 0.5))
        return `${name}: through its words`;
  }
  return null;
}

/** Goes through a page by Tab and gathers what is amiss with its rings. */
async function faultsAlong(page: Page, steps = 70): Promise<string[]> {
  const found = new Set<string>();
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(ringFaults);
    if (fault) found.add(fault);
  }
  return [...found];
}

const looks = [
  { name: 'light, wide', use: { colorScheme: 'light' } },
  {
    name: 'dark, a phone',
    use: { colorScheme: 'dark', viewport: { width: 390, height: 844 }, hasTouch: true },
  },
] as const;

for (const { name, use } of looks)
  test.describe(name, () => {
    test.use(use);

    for (const path of ['/', '/pricing', '/library', '/help'])
      test(`one ring around whatever has the keyboard on ${path}`, async ({ page }) => {
        await page.goto(path);
        expect(await faultsAlong(page)).toEqual([]);
      });

    for (const path of ['/media', '/code', '/prompt-library', '/user-library', '/context', '/account'])
      test(`one ring around whatever has the keyboard on ${path}`, async ({ ada: { page } }) => {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await faultsAlong(page)).toEqual([]);
      });

    test('one ring around whatever has the keyboard beside a prompt', async ({ ada: { page } }) => {
      await page.goto('/generator');
      await page
        .getByLabel('What do you want?')
        .fill('A letter to our wholesale customers: prices go up by 6%');
      expect(await faultsAlong(page, 25)).toEqual([]);
      await page.getByRole('button', { name: 'Generate Prompt' }).click();
      await page.getByRole('button', { name: /^Copy/ }).first().waitFor();
      expect(await faultsAlong(page)).toEqual([]);
    });
  });

test('one ring in the sign-in dialog', async ({ page }) => {
  await page.goto('/');
  await openSignIn(page);
  await page.getByRole('dialog').getByLabel('Email').waitFor();
  expect(await faultsAlong(page, 20)).toEqual([]);
});
