import type { Shape } from './rows.ts';

const words = (text: string): readonly string[] => text.split(', ');

/** Words by which a goal or an answer asks for proportions; a ratio written in digits is read as such. */
export const shapeWords: Readonly<Record<Shape, readonly string[]>> = {
  tall: words(
    '9:16, phone wallpaper, instagram story, story, stories, tiktok, reel, reels, shorts, youtube short, vertical video, smartphone wallpaper, mobile wallpaper, lock screen, vertical',
  ),
  portrait: words(
    '2:3, 3:4, 4:5, portrait format, portrait orientation, upright, a4, a3, book cover, poster, vertical poster, pinterest',
  ),
  square: words(
    '1:1, square, instagram post, album cover, profile picture, avatar, app icon, social feed, feed',
  ),
  landscape: words('3:2, 4:3, landscape format, landscape orientation, horizontal, postcard'),
  wide: words(
    '16:9, 21:9, widescreen, desktop wallpaper, banner, thumbnail, hero image, header, panorama, panoramic, website header, website, slide, presentation, cinema, youtube, screen',
  ),
};

/** Ratios for a prompt that is for no one service. */
export const plainRatios: Readonly<Record<Shape, string>> = {
  square: '1:1',
  landscape: '3:2',
  wide: '16:9',
  portrait: '2:3',
  tall: '9:16',
};
