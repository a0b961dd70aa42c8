import { generateVisual } from '@whetstone/engine';
import type { WriterInput } from './job.ts';

/** Where the text of a prompt ends and what the service reads beside it begins. */
const settings = /\n(?:Negative prompt|Settings|Keep this wording unchanged)[:.][\s\S]*$| --[a-z][\s\S]*$/;

/** The model's text with the settings that the rules find for this goal: valid for the service by construction. */
export function withSettings(text: string, { goal, type, service }: WriterInput): string {
  if (!service || (type !== 'image' && type !== 'video')) return text;
  const rules = generateVisual({ goal, media: type, service }).text;
  return text.trim() + (settings.exec(rules)?.[0] ?? '');
}
