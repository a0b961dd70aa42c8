import { holdsPhrase } from './phrases-in.ts';
import type { PromptView } from './prompt-view.ts';

const readTexts = [
  'email',
  'letter',
  'post',
  'article',
  'blog',
  'newsletter',
  'speech',
  'ad',
  'announcement',
  'guide',
  'tutorial',
  'course',
  'lesson',
  'pitch',
  'proposal',
  'presentation',
  'brochure',
  'leaflet',
  'invitation',
  'campaign',
  'handbook',
];

/** Whether the text asks for something that is written to be read by certain people. */
export const addressesReaders = (view: PromptView): boolean =>
  readTexts.some((word) => holdsPhrase(view, word));
