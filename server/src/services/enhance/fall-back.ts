import type { EnhanceRequest, EnhanceResponse } from '@whetstone/contract';

/** Why the rules stand in for a configured model. */
export type StandIn = 'slow' | 'away' | 'unusable' | 'site-limit' | 'account-limit' | 'too-long' | 'own-key';

/** The longest goal that is sent to the model, in UTF-16 units: what it keeps word for word it also has to write again. */
export const mostForModel = 8000;

const because: Readonly<Record<StandIn, (name: string) => string>> = {
  slow: (name) => `${name} took too long, so the built-in rules improved your text.`,
  away: (name) => `${name} cannot be reached just now, so the built-in rules improved your text.`,
  unusable: (name) => `${name} gave no usable answer, so the built-in rules improved your text.`,
  'site-limit': (name) => `${name} has done all it may for today, so the built-in rules improved your text.`,
  'account-limit': (name) =>
    `You have used ${name} as often as one account may in a day, so the built-in rules improved your text.`,
  'own-key': (name) =>
    `The provider of ${name} refused your own key, so the built-in rules improved your text. Look at the key on your account page.`,
  'too-long': (name) =>
    `${name} reads up to ${mostForModel.toLocaleString('en-US')} characters, so the built-in rules improved your text.`,
};

const failed: readonly StandIn[] = ['slow', 'away', 'unusable'];

const notes = {
  content: [
    'Fixed grammar and spelling',
    'Enhanced clarity and specificity',
    'Improved structure and flow',
    'Added professional tone',
  ],
  visual: ['Enhanced visual specificity', 'Clarified the subject', 'Improved description of view and light'],
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
  const note = because[reason](name);
  if (!failed.includes(reason) || rules.enhanced === request.description.trim()) return { ...rules, note };
  return isVisual(request)
    ? { ...rules, improvements: [...notes.visual], note }
    : { ...rules, improvements: [...notes.content], suggestions: [...suggestions], note };
}
