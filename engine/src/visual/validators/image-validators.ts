import { validateAdobeFirefly } from './validate-adobe-firefly.ts';
import { validateDallE3 } from './validate-dall-e-3.ts';
import { validateImagen } from './validate-imagen.ts';
import { validateMidjourney } from './validate-midjourney.ts';
import { validateStableDiffusion } from './validate-stable-diffusion.ts';
import type { Validator } from './validator.ts';

export const imageValidators = {
  'dall-e-3': (prompt, { version }) => validateDallE3(prompt, version),
  midjourney: (prompt, { version }) => validateMidjourney(prompt, version),
  'stable-diffusion': validateStableDiffusion,
  'adobe-firefly': validateAdobeFirefly,
  imagen: validateImagen,
} satisfies Record<string, Validator>;
