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
  /** In CSS pixels; the page that shows it says the same. A phone's width unless it says otherwise. */
  readonly width?: number;
  readonly height: number;
  /** What the numbers 1, 2, 3 stand at, and on which side of it nothing else stands. */
  readonly marks: (page: Page) => readonly Mark[];
}

export interface Mark {
  readonly at: Locator;
  /** Behind words, in the upper corner of a box, of a box in ink, or at the empty end of a field; `own` where the product has its number there. */
  readonly side: 'after' | 'corner' | 'ink-corner' | 'end' | 'own';
}

/** As a phone's, so that nobody sees it smaller than it is. */
const phoneWidth = 390;
/** Tall enough that nothing covers anything. */
const windowHeight = 2400;
/** For screens with one and with two pixels for each of CSS: scaled down, letters would go soft. */
const scales = [1, 2] as const;
const air = 12;
/** By scale: so many keep the edges of letters smooth; where two pixels make one, fewer do. */
const colors = { 1: 32, 2: 8 } as const;
/** Room for a number beside what stands at the edge. */
const gutter = 8;
const folder = process.env['PICTURES_DIR'] ?? 'pictures';

/** A number in the ink of marks, raised as in a prompt, over no word. */
const number = async ({ at, side }: Mark, value: number) => {
  if (side === 'own') return;
  await at.evaluate(
    (element, [shown, where]) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const words = range.getClientRects();
      const box = element.getBoundingClientRect();
      const last = words[words.length - 1] ?? box;
      const centers = {
        after: { x: last.right + 3, y: last.top - 3 },
        corner: { x: box.right - 10, y: box.top },
        'ink-corner': { x: box.right - 10, y: box.top },
        end: { x: box.right - 14, y: box.top + box.height / 2 - 8 },
      };
      const { x, y } = centers[where];
      const mark = document.createElement('span');
      mark.textContent = String(shown);
      mark.style.cssText = `position:absolute;z-index:99;left:${x}px;top:${y + scrollY}px;color:${where === 'ink-corner' ? 'light-dark(#ff8f63,#b93a0e)' : 'var(--color-mark)'};font:550 13px/16px var(--font-sans)`;
      document.body.append(mark);
    },
    [value, side] as const,
  );
};

/** Without loss, in its most frequent colors: a screen has few. */
const toWebp = async (page: Page, png: Buffer, most: number): Promise<Buffer> => {
  const url = await page.evaluate(
    async ([source, kept]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.drawImage(image, 0, 0);
      const pixels = context.getImageData(0, 0, image.width, image.height);
      const words = new Uint32Array(pixels.data.buffer);
      const counts = new Map<number, number>();
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
      const distance = (one: number, other: number) =>
        [0, 8, 16].reduce((sum, at) => sum + (((one >> at) & 255) - ((other >> at) & 255)) ** 2, 0);
      const palette: number[] = [];
      // Neighbours of a color that is kept already would take the place of one that is not.
      for (const [color] of [...counts].toSorted((a, b) => b[1] - a[1]))
        if (palette.length < kept && palette.every((other) => distance(color, other) > 400))
          palette.push(color);
      const nearest = new Map(
        [...counts.keys()].map((color) => [
          color,
          palette.reduce((best, other) => (distance(color, other) < distance(color, best) ? other : best)),
        ]),
      );
      words.forEach((word, at) => {
        words[at] = nearest.get(word) ?? word;
      });
      context.putImageData(pixels, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 1 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
    },
    [png.toString('base64'), most] as const,
  );
  return Buffer.from(url, 'base64');
};

/** A part of a screen as it is, with numbers at what its words explain, in both themes and for both scales: `NAME-dark.webp`, `NAME-dark-2x.webp`. */
export const capture = (name: string, { width = phoneWidth, ...taken }: Capture): void => {
  const { as, path, act, from, height, marks } = taken;
  for (const scale of scales)
    test.describe(() => {
      const viewport = { width, height: windowHeight };
      test.use({ viewport, deviceScaleFactor: scale, hasTouch: true });
      test(`${name} ${scale}x`, async ({ page, request, context }) => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        const person = await personOf(as, request);
        await enterAs(page, person.session);
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        if (marks(page).length > 0) await page.addStyleTag({ content: `body{padding-inline:${gutter}px}` });
        await act({ page, request, context, person, isPhone: true });
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        for (const [at, place] of marks(page).entries()) await number(place, at + 1);
        const box = await from(page).boundingBox();
        if (!box) throw new Error(`Nothing to capture at ${from(page).toString()}`);
        const clip = { x: 0, y: box.y - air, width, height };
        const blank = await context.newPage();
        mkdirSync(folder, { recursive: true });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await stillness(page);
          const png = await page.screenshot({ clip, scale: 'device' });
          const file = `${name}-${colorScheme}${scale === 2 ? '-2x' : ''}.webp`;
          writeFileSync(join(folder, file), await toWebp(blank, png, colors[scale]));
        }
      });
    });
};
