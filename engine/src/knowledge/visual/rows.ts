import type { Offer, Question } from '../rows.ts';

/** What a phrase can decide about a picture or clip; the words that say so are in `aspects.ts`. */
export const aspects = [
  'light',
  'time',
  'weather',
  'season',
  'view',
  'camera',
  'colour',
  'count',
  'scale',
  'medium',
  'material',
  'place',
  'background',
  'people',
  'text',
  'mood',
  'pose',
  'composition',
  'focus',
  'pace',
  'sound',
  'era',
  'detail',
  'line',
  'tone',
  'distance',
  'crowd',
  'lively',
  'quiet',
] as const;
export type Aspect = (typeof aspects)[number];

/** Where a scene is, as far as light and surroundings hang on it. */
export type Where = 'indoors' | 'outdoors' | 'studio' | 'underwater' | 'space';

/** Sorts of subjects: each shares what is said of a subject that no row knows better. */
export type Group =
  | 'person'
  | 'animal'
  | 'food'
  | 'thing'
  | 'vehicle'
  | 'building'
  | 'land'
  | 'plant'
  | 'design'
  | 'open';

export type Shape = 'square' | 'landscape' | 'wide' | 'portrait' | 'tall';

/** What most sets one way of showing a goal apart from the others, as a small drawing can tell it. */
export const frames = [
  'closer',
  'wider',
  'lower',
  'above',
  'level',
  'turned',
  'scene',
  'sideLight',
  'softLight',
  'muted',
  'rich',
  'contrast',
  'simpler',
  'finer',
  'heavyLine',
  'lightLine',
  'geometric',
  'wideMargins',
  'centered',
  'asymmetric',
  'panels',
  'printed',
  'rounded',
  'slower',
  'only',
  'measured',
  'finished',
  'consistent',
] as const;
export type Frame = (typeof frames)[number];

/** A way of showing a goal, as people are shown it. */
export interface Framed {
  /** What a person would call it, at most 30 characters: "Window light". */
  readonly name: string;
  readonly frame: Frame;
}

/**
 * One way of taking the picture, whole: place, view and light that belong together. Phrases are fragments in lower case
 * without an end mark; `{it}` is the subject in the person's word ("the cat"), `{its}` its possessive.
 */
export interface Take extends Framed {
  /** Where its setting is; its light is used only there. Absent: the light holds anywhere. */
  readonly where?: Where;
  /** Begins with a preposition: "on a worn oak table beside a window". */
  readonly setting?: string;
  readonly view: string;
  readonly light?: string;
  /** Palette or contrast, added at the highest quality. */
  readonly colour?: string;
}

/** A thing that can be seen, and what makes a picture of it good. */
export interface Subject {
  readonly group: Group;
  readonly nouns: readonly string[];
  /** Words that show that something else is meant. */
  readonly never?: readonly string[];
  /** What it does while nothing else is said, for a single one. */
  readonly pose?: string;
  /** How it looks when it is well observed, in any medium. */
  readonly detail?: string;
  /** Surface, seen only where the medium is lifelike. */
  readonly texture?: string;
  /** At least four, the most fitting first. */
  readonly takes: readonly Take[];
  readonly shape?: Shape;
  /** What shines itself: no other light falls on it. */
  readonly isLight?: true;
  /** A piece that usually bears no words. */
  readonly isWordless?: true;
  /** A thing that does what the living do. */
  readonly isLively?: true;
  /** Whether its takes show it at its work: with another deed it is a person like others. */
  readonly isAtWork?: true;
  /** How it is made when nobody says, where the group's usual way does not fit. */
  readonly medium?: string;
  /** How it moves in a clip while nothing is said of it. */
  readonly moves?: string;
}

/** Something that is done, and by whom. */
export interface Deed {
  readonly verbs: readonly string[];
  /** Whether lifeless things do it too. */
  readonly isForAnything?: true;
  /** Whether those who do it are so close that they are one figure. */
  readonly isJoint?: true;
  /** Whether it is what somebody does for a living. */
  readonly isWork?: true;
}

/** A place, a time or weather that a goal names. */
export interface Surroundings {
  readonly words: readonly string[];
}

/** A style of the catalogue, as an illustrator would order it. */
export interface StyleRow {
  /** How it is made: medium, line, surface. */
  readonly says: string;
  /** The same where the goal names another medium. */
  readonly within: string;
  /** What only close looking shows, at the highest quality. */
  readonly finish: string;
  /** What it decides, so that nothing else of ours does. */
  readonly decides: readonly Aspect[];
  readonly isLifelike: boolean;
}

/** A question of the picture doors: `as` is how the answer stands in the prompt, `{}` the answer. */
export interface VisualQuestion extends Question {
  readonly as: string;
  /** What an answer decides. */
  readonly settles: readonly Aspect[];
  /** Asked only while none of these is said. */
  readonly unless: readonly Aspect[];
}

/** An offer of the picture doors. */
export interface VisualOffer extends Offer {
  readonly settles: readonly Aspect[];
  readonly unless: readonly Aspect[];
}
