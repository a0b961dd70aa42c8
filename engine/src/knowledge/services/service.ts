import type { Media } from '../../catalogue/visual.ts';
import type { Shape } from '../visual/rows.ts';

/** One image or video service: its manner, its limits, and what is set beside the prompt. Facts as of `checked`. */
export interface Service {
  readonly id: string;
  readonly name: string;
  readonly media: Media;
  /** `sentences`: prose. `phrases`: parts with commas, subject first. */
  readonly form: 'sentences' | 'phrases';
  /** Characters of the prompt that it takes. */
  readonly longest: number;
  /** Words beyond which we add nothing more. */
  readonly enoughWords: number;
  /** What is made of a wish that something be absent, besides leaving the person's words. */
  readonly negative: 'field' | 'flag' | 'none';
  /** Proportions in its own words; a shape that is missing gets the nearest. */
  readonly shapes: Readonly<Record<Shape, string>>;
  readonly shapeSetting?: string;
  /** Other ratios that it makes, where there are such. */
  readonly ratios?: readonly string[];
  /** Any width and height: both divisible by `step`, so many pixels in all, at most so many times as wide as high. */
  readonly free?: {
    readonly step: number;
    /** In the whole picture: usually, and within what bounds. */
    readonly pixels: number;
    readonly least: number;
    readonly most: number;
    readonly widest: number;
    /** The longest side in pixels. */
    readonly longestSide?: number;
  };
  /** Lengths of a clip in seconds, the usual one first. */
  readonly seconds?: readonly number[];
  readonly hasSound?: boolean;
  /** Whether the sound cannot be switched off. */
  readonly soundsAlways?: boolean;
  /** Setting per quality level, where it has one. */
  readonly quality?: {
    readonly name: string;
    readonly standard: string;
    readonly high: string;
    readonly ultra: string;
  };
  /** Further settings that suit a finished prompt. */
  readonly settings?: readonly {
    readonly name: string;
    readonly value: string;
  }[];
  /** Text that opens the prompt. */
  readonly opening?: string;
  /** Flags at the prompt's end; only for services that read them. */
  readonly flags?: {
    readonly shape: string;
    readonly negative: string;
    readonly lifelike: string;
    readonly ultra: string;
    readonly known: readonly string[];
  };
  /** Switched off: since when, and which service it is written for now. */
  readonly retired?: { readonly since: string; readonly successor: string };
  /** Day on which the row was last compared with the vendor's pages. */
  readonly checked: string;
}
