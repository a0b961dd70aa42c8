import type { ImageStyleId, Media, QualityId, ServiceId, VideoStyleId } from '../../catalogue/visual.ts';
import type { AssumptionChoices } from '../../result.ts';
import type { SaidRequest } from '../said-request.ts';

/** What the Visual Prompter knows besides the goal and what was said about it: the form's options. */
export interface VisualRequest extends SaidRequest {
  readonly media: Media;
  readonly style?: ImageStyleId | VideoStyleId;
  readonly quality?: QualityId;
  /** Absent: sentences that every service of the medium reads. */
  readonly service?: ServiceId;
  /** Kept for drafts of before; nothing reads it. */
  readonly assumptions?: AssumptionChoices;
}
