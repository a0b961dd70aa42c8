import type { Media, ServiceId } from '../../catalogue/visual.ts';
import { adobeFirefly } from './adobe-firefly.ts';
import { anyImage } from './any-image.ts';
import { anyVideo } from './any-video.ts';
import { dallE3 } from './dall-e-3.ts';
import type { Dialect } from './dialect.ts';
import { imagen } from './imagen.ts';
import { luma } from './luma.ts';
import { midjourney } from './midjourney.ts';
import { pika } from './pika.ts';
import { runway } from './runway.ts';
import { stableDiffusion } from './stable-diffusion.ts';
import { stableVideo } from './stable-video.ts';
import { veo2 } from './veo-2.ts';

const imageDialects: Readonly<Partial<Record<ServiceId, Dialect>>> = {
  'dall-e-3': dallE3,
  midjourney,
  'stable-diffusion': stableDiffusion,
  'adobe-firefly': adobeFirefly,
  imagen,
};
const videoDialects: Readonly<Partial<Record<ServiceId, Dialect>>> = {
  'veo-2': veo2,
  runway,
  pika,
  luma,
  'stable-video': stableVideo,
};

/** The dialect of a service, or the neutral one of the medium for no service or one of the other medium. */
export function dialectFor(media: Media, service: ServiceId | undefined): Dialect {
  const dialects = media === 'image' ? imageDialects : videoDialects;
  return (service === undefined ? undefined : dialects[service]) ?? (media === 'image' ? anyImage : anyVideo);
}
