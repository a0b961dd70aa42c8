import type { ServiceId } from '../../catalogue/visual.ts';
import { validateAdobeFirefly } from './validate-adobe-firefly.ts';
import { validateDallE3 } from './validate-dall-e-3.ts';
import { validateImagen } from './validate-imagen.ts';
import { validateLuma } from './validate-luma.ts';
import { validateMidjourney } from './validate-midjourney.ts';
import { validatePika } from './validate-pika.ts';
import { validateRunway } from './validate-runway.ts';
import { validateStableDiffusion } from './validate-stable-diffusion.ts';
import { validateStableVideo } from './validate-stable-video.ts';
import { validateVeo2 } from './validate-veo-2.ts';

export interface ServiceForm {
  readonly version: string;
  /** Pika's bot syntax instead of fields. */
  readonly flags: boolean;
}

/** Problems of a prompt for each service, by the vendors' rules alone; none means it would be taken. */
export const validators: Readonly<
  Record<ServiceId, (prompt: string, form: ServiceForm) => readonly string[]>
> = {
  'dall-e-3': (prompt, { version }) => validateDallE3(prompt, version),
  midjourney: (prompt, { version }) => validateMidjourney(prompt, version),
  'stable-diffusion': validateStableDiffusion,
  'adobe-firefly': validateAdobeFirefly,
  imagen: validateImagen,
  'veo-2': validateVeo2,
  runway: validateRunway,
  pika: (prompt, { flags }) => validatePika(prompt, flags),
  luma: validateLuma,
  'stable-video': validateStableVideo,
};
