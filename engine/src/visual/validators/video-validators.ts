import { validateLuma } from './validate-luma.ts';
import { validatePika } from './validate-pika.ts';
import { validateRunway } from './validate-runway.ts';
import { validateStableVideo } from './validate-stable-video.ts';
import { validateVeo2 } from './validate-veo-2.ts';
import type { Validator } from './validator.ts';

export const videoValidators = {
  'veo-2': validateVeo2,
  runway: validateRunway,
  pika: (prompt, { flags }) => validatePika(prompt, flags),
  luma: validateLuma,
  'stable-video': validateStableVideo,
} satisfies Record<string, Validator>;
