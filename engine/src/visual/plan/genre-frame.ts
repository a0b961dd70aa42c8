import type { Genre } from '../reading/find-genre.ts';
import type { Shape } from './shape.ts';

interface GenreFrame {
  readonly composition: string;
  readonly look: string;
  readonly shape: Shape;
  /** Whether letters the goal does not ask for spoil it. */
  readonly avoidsLetters: boolean;
  /** Whether it stands on an empty ground whose color is open. */
  readonly hasGround: boolean;
}

/** What each kind of picture needs whatever it shows. */
export const genreFrames: Readonly<Record<Genre, GenreFrame>> = {
  logo: {
    composition: 'one simple flat mark',
    look: 'vector look, two solid colors, clean edges',
    shape: 'square',
    avoidsLetters: true,
    hasGround: true,
  },
  icon: {
    composition: 'one simple symbol',
    look: 'flat shapes that stay readable when small',
    shape: 'square',
    avoidsLetters: true,
    hasGround: true,
  },
  poster: {
    composition: 'one dominant picture, calm area kept free at the top',
    look: 'strong shapes that read from a distance',
    shape: 'portrait',
    avoidsLetters: true,
    hasGround: false,
  },
  comic: {
    composition:
      'one page with clearly separated panels in reading order, the same characters in every panel',
    look: 'even line weight, flat color',
    shape: 'portrait',
    avoidsLetters: true,
    hasGround: false,
  },
  diagram: {
    composition: 'flat layout, each part separate and evenly spaced, arrows only where parts connect',
    look: 'simple shapes, few solid colors',
    shape: 'landscape',
    avoidsLetters: false,
    hasGround: true,
  },
  interface: {
    composition: 'the whole screen from straight in front, elements aligned to a grid with even spacing',
    look: 'flat design, one accent color',
    shape: 'wide',
    avoidsLetters: false,
    hasGround: false,
  },
  pattern: {
    composition: 'seamless repeat that tiles on all four sides, motifs evenly spaced',
    look: 'flat color, clean edges',
    shape: 'square',
    avoidsLetters: true,
    hasGround: false,
  },
  map: {
    composition: 'seen straight from above, clear borders between areas',
    look: 'clean lines, few solid colors',
    shape: 'landscape',
    avoidsLetters: false,
    hasGround: false,
  },
  sticker: {
    composition: 'single motif with a white die-cut border, centered',
    look: 'bold outlines, flat color',
    shape: 'square',
    avoidsLetters: true,
    hasGround: true,
  },
  cover: {
    composition: 'the whole front cover seen flat, one dominant picture, calm area for the title',
    look: 'strong contrast that reads when small',
    shape: 'portrait',
    avoidsLetters: false,
    hasGround: false,
  },
  tattoo: {
    composition: 'single design centered on plain white',
    look: 'bold outlines, solid black shading',
    shape: 'portrait',
    avoidsLetters: true,
    hasGround: false,
  },
  'coloring-page': {
    composition: 'closed outlines on plain white, large areas to fill',
    look: 'black lines of even width, unshaded',
    shape: 'portrait',
    avoidsLetters: true,
    hasGround: false,
  },
  'character-sheet': {
    composition: 'the same character from the front, the side and the back on one plain sheet, all in full',
    look: 'even light, consistent proportions',
    shape: 'landscape',
    avoidsLetters: true,
    hasGround: false,
  },
  'floor-plan': {
    composition: 'seen straight from above, walls, doors and windows as clear lines',
    look: 'thin black lines on white',
    shape: 'square',
    avoidsLetters: false,
    hasGround: false,
  },
  'social-post': {
    composition: 'one dominant picture that reads when small, calm area kept free for a caption',
    look: 'clear contrast, few colors',
    shape: 'square',
    avoidsLetters: true,
    hasGround: false,
  },
  banner: {
    composition: 'one dominant picture to one side, calm area kept free on the other',
    look: 'clear contrast that reads when small',
    shape: 'wide',
    avoidsLetters: true,
    hasGround: false,
  },
  card: {
    composition: 'the whole card seen flat from straight above, calm area kept free for the wording',
    look: 'even margins, few colors',
    shape: 'portrait',
    avoidsLetters: true,
    hasGround: false,
  },
  wallpaper: {
    composition: 'wide scene with calm areas, main motif away from the center',
    look: 'soft contrast that stays in the background',
    shape: 'wide',
    avoidsLetters: true,
    hasGround: false,
  },
};
