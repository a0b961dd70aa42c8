import type { VisualOptions } from '@whetstone/engine';
import {
  defaultQuality,
  type ImageServiceId,
  imageServiceIds,
  type ImageStyleId,
  imageStyleIds,
  type Media,
  mediaIds,
  qualityIds,
  type QualityId,
  type VideoServiceId,
  videoServiceIds,
  type VideoStyleId,
  videoStyleIds,
} from '@whetstone/engine/catalogue';
import { isRecord, type Kept, oneOf } from '../../../lib/drafts/kept-record.ts';
import { emptyPrompterDraft, type PrompterDraft } from '../draft/prompter-draft.ts';
import { readSharedPart } from '../draft/read-shared-part.ts';

type PaidRequest = Omit<VisualOptions, 'service' | 'version' | 'assumptions' | 'answers'>;

/** Everything on the Visual Prompter's desk; each medium keeps its own style and service. */
export interface VisualDraft extends PrompterDraft<PaidRequest> {
  media: Media;
  styles: { image: ImageStyleId | ''; video: VideoStyleId | '' };
  quality: QualityId;
  services: { image: ImageServiceId | ''; video: VideoServiceId | '' };
}

export const emptyVisualDraft: VisualDraft = {
  ...emptyPrompterDraft,
  media: 'image',
  styles: { image: '', video: '' },
  quality: defaultQuality,
  services: { image: '', video: '' },
};

const isPaidRequest = (request: Kept) => oneOf(mediaIds, request.media) !== undefined;

/** The draft that was kept; what no longer fits falls back to the empty draft's values. */
export function readVisualDraft(kept: Kept): VisualDraft {
  const styles = isRecord(kept.styles) ? kept.styles : {};
  const services = isRecord(kept.services) ? kept.services : {};
  return {
    ...readSharedPart<VisualDraft>(kept, isPaidRequest),
    media: oneOf(mediaIds, kept.media) ?? 'image',
    styles: {
      image: oneOf(imageStyleIds, styles.image) ?? '',
      video: oneOf(videoStyleIds, styles.video) ?? '',
    },
    quality: oneOf(qualityIds, kept.quality) ?? defaultQuality,
    services: {
      image: oneOf(imageServiceIds, services.image) ?? '',
      video: oneOf(videoServiceIds, services.video) ?? '',
    },
  };
}

export const paidVisualRequest = ({ goal, media, styles, quality }: VisualDraft): PaidRequest => ({
  goal,
  media,
  style: styles[media] || undefined,
  quality,
});
