import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locator, type Page, test } from '@playwright/test';
import { stillness } from '../axe.ts';
import { enterAs } from '../people.ts';
import { personOf, type Scene, type Stage } from './scene.ts';

export interface Capture {
  readonly as: Scene['as'];
  readonly path: string;
  /** What is done until the capture is taken. */
  readonly act: (stage: Stage) => Promise<unknown>;
  /** At the top of what is captured. */
  readonly from: (page: Page) => Locator;
  /** In CSS pixels; the page that shows it says the same. */
  readonly height: number;
  /** What the numbers 1, 2, 3 stand at. */
  readonly marks: (page: Page) => readonly Locator[];
}

/** As wide as a phone, so that nobody sees it smaller than it is; tall enough that nothing covers anything. */
const viewport = { width: 390, height: 2400 };
const air = 12;
/** At twice the size nobody sees what a low quality leaves out. */
const quality = 0.35;
const folder = process.env['PICTURES_DIR'] ?? 'pictures';

/** A number in the ink of marks, behind the words of a place or at the end of a field. */
const number = (place: Locator, value: number) =>
  place.evaluate((element, shown) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const words = range.getBoundingClientRect();
    const box = words.width > 0 ? words : element.getBoundingClientRect();
    const isField = words.width === 0;
    const mark = document.createElement('span');
    mark.textContent = String(shown);
    mark.style.cssText = `position:absolute;z-index:99;left:${Math.min(box.right + (isField ? -12 : 2), 366)}px;top:${box.top + scrollY - 12}px;width:20px;height:20px;border-radius:10px;background:var(--color-mark);color:var(--color-canvas);font:550 12px/20px var(--font-sans);text-align:center`;
    document.body.append(mark);
  }, value);

/** A browser writes WebP in a third of a PNG's size. */
const toWebp = async (page: Page, png: Buffer): Promise<Buffer> => {
  const url = await page.evaluate(
    async ([source, wanted]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: wanted });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
    },
    [png.toString('base64'), quality] as const,
  );
  return Buffer.from(url, 'base64');
};

/** A part of a screen as it is, with numbers at what its words explain, at twice its size in both themes: `NAME-dark.webp`. */
export const capture = (name: string, { as, path, act, from, height, marks }: Capture): void =>
  test.describe(() => {
    test.use({ viewport, deviceScaleFactor: 2, hasTouch: true });
    test(name, async ({ page, request, context }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const person = await personOf(as, request);
      await enterAs(page, person.session);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await act({ page, request, context, person, isPhone: true });
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      for (const [at, place] of marks(page).entries()) await number(place, at + 1);
      const box = await from(page).boundingBox();
      if (!box) throw new Error(`Nothing to capture at ${from(page).toString()}`);
      const clip = { x: 0, y: box.y - air, width: viewport.width, height };
      const blank = await context.newPage();
      mkdirSync(folder, { recursive: true });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await stillness(page);
        const png = await page.screenshot({ clip, scale: 'device' });
        writeFileSync(join(folder, `${name}-${colorScheme}.webp`), await toWebp(blank, png));
      }
    });
  });
