import { adobeFirefly } from './dialects/adobe-firefly.ts';
import { anyImage } from './dialects/any-image.ts';
import { dallE3 } from './dialects/dall-e-3.ts';
import { imagen } from './dialects/imagen.ts';
import { midjourney } from './dialects/midjourney.ts';
import { stableDiffusion } from './dialects/stable-diffusion.ts';
import { imageNotices } from './image-notices.ts';
import type { MediumPart } from './medium-part.ts';
import { guessShape } from './plan/guess-shape.ts';
import { imageReaders } from './reading/image-readers.ts';
import { imageValidators } from './validators/image-validators.ts';

export const imagePart: MediumPart = {
  media: 'image',
  dialects: {
    'dall-e-3': dallE3,
    midjourney,
    'stable-diffusion': stableDiffusion,
    'adobe-firefly': adobeFirefly,
    imagen,
  },
  neutral: anyImage,
  validators: imageValidators,
  readers: imageReaders,
  notices: imageNotices,
  guessShape,
};
