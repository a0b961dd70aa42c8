import type { ImageStyleId, Media, QualityId, VideoStyleId } from '../../catalogue/visual.ts';
import type { AssumptionChoices } from '../../result.ts';

/** The choices of the form that the plan of a scene looks at. */
export interface PlanOptions {
  readonly media: Media;
  readonly style: ImageStyleId | VideoStyleId | undefined;
  readonly quality: QualityId;
  readonly version: string;
  readonly assumptions: AssumptionChoices | undefined;
}
