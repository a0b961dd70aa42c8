import type { Media, ServiceId } from '../catalogue/visual.ts';
import type { Dialect } from './dialects/dialect.ts';
import type { Axis } from './plan/axis.ts';
import type { Notice } from '../result.ts';
import type { ScenePlan } from './plan/plan-scene.ts';
import type { PlanOptions } from './plan/plan-options.ts';
import type { SceneDraft } from './plan/scene-draft.ts';
import type { Shape } from './plan/shape.ts';
import type { MediumReaders, VisualReading } from './reading/read-visual-goal.ts';
import type { Validator } from './validators/validator.ts';

/** What only pictures or only clips have. */
export interface MediumPart {
  readonly media: Media;
  /** By service; the neutral one serves no service and one of the other medium. */
  readonly dialects: Readonly<Partial<Record<ServiceId, Dialect>>>;
  readonly neutral: Dialect;
  readonly validators: Readonly<Partial<Record<ServiceId, Validator>>>;
  readonly readers: MediumReaders;
  readonly planMotion?: (
    reading: VisualReading,
    options: PlanOptions,
    dialect: Dialect,
    draft: SceneDraft,
  ) => void;
  readonly durationAxis?: (reading: VisualReading, seconds: NonNullable<Dialect['seconds']>) => Axis;
  readonly notices: (
    reading: VisualReading,
    plan: ScenePlan,
    dialect: Dialect,
  ) => readonly (Notice | false)[];
  /** Proportions that suit what is shown; `isUpright` where the goal asks for a tall frame. */
  readonly guessShape: (reading: VisualReading, isUpright: boolean, isWide: boolean) => Shape;
}

/** The dialect of a service, or the neutral one of the medium for no service or one of the other medium. */
export const dialectOf = ({ dialects, neutral }: MediumPart, service: ServiceId | undefined): Dialect =>
  (service === undefined ? undefined : dialects[service]) ?? neutral;
