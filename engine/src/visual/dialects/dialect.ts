import type { ImageStyleId, QualityId, VideoStyleId } from '../../catalogue/visual.ts';
import type { Shape } from '../plan/shape.ts';
import type { VisualReading } from '../reading/read-visual-goal.ts';

export type VisualSectionId = 'subject' | 'composition' | 'light' | 'style' | 'motion' | 'order';

/** Everything from which a service's settings follow. */
export interface SettingsInput {
  readonly reading: VisualReading;
  readonly version: string;
  readonly shape: Shape;
  readonly quality: QualityId;
  readonly style: ImageStyleId | VideoStyleId | undefined;
  /** Nouns of the goal that must not be seen. */
  readonly negatives: readonly string[];
  /** Flags that the goal itself holds. */
  readonly flags: readonly string[];
  /** Seconds, for video. */
  readonly seconds: number;
  /** Ids chosen on the service's own axes, such as `motion`. */
  readonly choices: Readonly<Record<string, string>>;
}

/** One service's way of being asked: order, joints, limits, negative handling, settings. */
export interface Dialect {
  readonly id: string;
  readonly name: string;
  /** Versions by id, newest habit first; the first is the default. */
  readonly versions: readonly [Version, ...Version[]];
  readonly form: 'sentences' | 'phrases';
  readonly order: readonly VisualSectionId[];
  readonly shapes: readonly [Shape, ...Shape[]];
  /** Clip lengths in seconds; the first is the default. Absent for images and for services without a choice. */
  readonly seconds?: readonly [number, ...number[]];
  readonly hasNegativeField: (version: string) => boolean;
  readonly dropsArticle: boolean;
  readonly weighsBrackets: boolean;
  readonly readsFlags: boolean;
  /** Characters (UTF-16 units) of the text before the settings; longer goals are cut. */
  readonly longest: (version: string) => number;
  /** Words beyond which we add nothing. */
  readonly enoughWords: number;
  /** Whether it shows a single moment: what comes after "then" is left out. */
  readonly showsOneMoment?: boolean;
  /** Text that opens the prompt, such as `First frame: `. */
  readonly opening?: string;
  /** Whether the camera move stands in the settings, so that the text must not say it again. */
  readonly saysCameraInSettings?: (choices: Readonly<Record<string, string>>) => boolean;
  /** Lines or flags after the text; empty when the service has none. */
  readonly settings: (input: SettingsInput) => string;
  /** What stands between text and settings. */
  readonly settingsJoint: '\n' | ' ';
  /** A switch that only this service has. */
  readonly ownAxis?: OwnAxis;
}

interface Version {
  readonly id: string;
  readonly label: string;
}

interface OwnAxis {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly [Version, ...Version[]];
  readonly reason: string;
  /** Id of the choice that is guessed for this goal. */
  readonly guess: (reading: VisualReading) => string;
}

/** Most services name no limit; this one keeps any of them from refusing. */
export const unknownLimit = 6_000;
