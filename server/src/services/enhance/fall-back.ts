import type { EnhanceRequest, EnhanceResponse } from '@whetstone/contract';
import { because, isFailure, type StandIn } from '../model-work/stand-in.ts';

const notes = {
  content: [
    'Fixed grammar and spelling',
    'Enhanced clarity and specificity',
    'Improved structure and flow',
    'Added professional tone',
  ],
  visual: [
    'Enhanced visual specificity',
    'Clarified the subject',
    'Improved the description of camera angle and lighting',
  ],
} as const;

const suggestions = [
  'Add measurable success criteria',
  'Include specific target audience details',
  'Consider relevant examples or use cases',
] as const;

const isVisual = ({ options: { type } }: EnhanceRequest) => type === 'image' || type === 'video';

/**
 * The rules' answer in place of the model's. Where the model failed, it carries the notes that the product's owner
 * laid down for that case, unless the rules changed nothing.
 */
export function fallBack(
  request: EnhanceRequest,
  rules: EnhanceResponse,
  reason: StandIn,
  name: string,
): EnhanceResponse {
  const note = because(reason, name, 'the built-in rules improved your text');
  if (!isFailure(reason) || rules.enhanced === request.description.trim()) return { ...rules, note };
  return isVisual(request)
    ? { ...rules, improvements: [...notes.visual], note }
    : { ...rules, improvements: [...notes.content], suggestions: [...suggestions], note };
}
