import { anyVideo } from './dialects/any-video.ts';
import { luma } from './dialects/luma.ts';
import { pika } from './dialects/pika.ts';
import { runway } from './dialects/runway.ts';
import { stableVideo } from './dialects/stable-video.ts';
import { veo2 } from './dialects/veo-2.ts';
import type { MediumPart } from './medium-part.ts';
import { durationAxis } from './plan/duration-axis.ts';
import { planMotion } from './plan/plan-motion.ts';
import { findAnimation } from './reading/find-edit.ts';
import { findCamera } from './reading/find-camera.ts';
import { findJourney } from './reading/find-journey.ts';
import { videoNotices } from './video-notices.ts';
import { videoValidators } from './validators/video-validators.ts';

export const videoPart: MediumPart = {
  media: 'video',
  dialects: { 'veo-2': veo2, runway, pika, luma, 'stable-video': stableVideo },
  neutral: anyVideo,
  validators: videoValidators,
  readers: { findCamera, findJourney, findEdit: findAnimation },
  planMotion,
  notices: videoNotices,
  durationAxis,
  guessShape: (_, isUpright) => (isUpright ? 'tall' : 'wide'),
};
