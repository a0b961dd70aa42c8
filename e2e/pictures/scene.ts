import { join } from 'node:path';
import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import { stillness } from '../axe.ts';
import { enterAs } from '../people.ts';
import { type Account, readAccount } from './seed/accounts.ts';
import { newPerson, type Seeded } from './seed/people.ts';
import { withVotes } from './voted.ts';

/** Every test comes from an address of its own, so that limits by address do not meet. */
const ownAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`;

const test = base.extend({ extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': ownAddress() }) });

export interface Stage {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly context: BrowserContext;
  readonly person: Seeded;
  readonly isPhone: boolean;
}

export interface Scene {
  /** Who looks: nobody signed in, a fresh account of this picture alone, or one that all pictures share. */
  readonly as: 'visitor' | 'new' | Account;
  /** Where it begins. */
  readonly path?: string;
  /** Before the page is opened: answers that fail or hang. */
  readonly before?: (stage: Stage) => Promise<unknown>;
  /** What is done until the picture is taken. */
  readonly act?: (stage: Stage) => Promise<unknown>;
  /** The page from top to bottom; else what the window shows. */
  readonly isWhole?: boolean;
  /** `before` leaves a request without an answer. */
  readonly hangs?: boolean;
  /** Only at this width: there is nothing like it on the other. */
  readonly only?: 1440 | 390;
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

const folder = process.env['PICTURES_DIR'] ?? 'pictures';

/** Takes the page as it is, in both themes. */
export const take = async (page: Page, name: string, isWhole = false): Promise<void> => {
  const width = page.viewportSize()?.width;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => document.fonts.ready);
    await stillness(page);
    // Pictures that load as they come into view must be there before the page is taken whole.
    if (isWhole)
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      });
    const path = join(folder, `${name}-${width}-${colorScheme}.png`);
    if (isWhole && (isPhoneWide(width) || (await page.locator('.pinned-foot').count()) > 0))
      await takeStretched(page, path);
    else await page.screenshot({ path, fullPage: isWhole, caret: 'initial' });
  }
};

const isPhoneWide = (width = 0) => width < 500;

/** A whole page in a window as high: while the browser itself takes more than its window, a phone has a mouse and no finger, and what is pinned stands in the middle. */
async function takeStretched(page: Page, path: string): Promise<void> {
  const before = page.viewportSize();
  if (!before) return;
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  await page.setViewportSize({ ...before, height });
  await stillness(page);
  await page.screenshot({ path, caret: 'initial' });
  await page.setViewportSize(before);
}

/** Whose account a picture is taken with. */
export const personOf = async (as: Scene['as'], request: APIRequestContext): Promise<Seeded> => {
  if (as === 'new') return newPerson(request);
  return as === 'visitor' ? { email: '', session: {}, headers: {} } : readAccount(as);
};

/** One picture of a screen in a state, at both widths and in both themes: `NAME-1440-dark.png`. */
export const scene = (name: string, { as, path, before, act, isWhole, hangs, only }: Scene): void => {
  for (const viewport of sizes.filter(({ width }) => !only || width === only))
    test.describe(() => {
      const isPhone = isPhoneWide(viewport.width);
      test.use({ viewport, hasTouch: isPhone, isMobile: isPhone });
      test(`${name} ${viewport.width}`, async ({ page, request, context }) => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        const person = await personOf(as, request);
        if (as !== 'visitor') await enterAs(page, person.session);
        const stage = { page, request, context, person, isPhone };
        await withVotes(stage);
        await before?.(stage);
        if (path) await page.goto(path);
        // What never answers keeps the network busy for good.
        await (hangs ? page.waitForTimeout(2_000) : page.waitForLoadState('networkidle'));
        await act?.(stage);
        if (!hangs) await expect(page.getByLabel('Loading', { exact: true })).toHaveCount(0);
        await take(page, name, isWhole);
      });
    });
};
