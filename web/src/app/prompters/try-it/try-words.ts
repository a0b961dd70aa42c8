import type { TryKind, TryRecord, TryState, TryUnveiled } from '@whetstone/contract';
import { tryLimits } from '@whetstone/contract/limits';

const of: Record<TryKind, string> = { content: 'text', code: 'code', image: 'pictures' };

/** What one more run costs the person, said before they press. */
export function costInWords(
  kind: TryKind,
  { model, left }: Pick<TryState, 'model' | 'left'>,
  tokens: { goal: number; prompt: number },
): string {
  if (left)
    return left.today === 0
      ? `No tries left ${left.this_month === 0 ? 'this month' : 'today'}. To continue, add your own key under Account.`
      : `This uses one try (${left.today} left today, ${left.this_month} this month) and none of your plan’s prompts.`;
  if (kind === 'image')
    return `Two pictures by ${model?.pictures ?? 'the provider'} on your own key, billed by its provider.`;
  const into = (tokens.goal + tokens.prompt).toLocaleString('en-US');
  const out = (2 * (model?.answer_tokens ?? 0)).toLocaleString('en-US');
  return `Two requests on your own key: about ${into} input tokens and up to ${out} output tokens, billed by its provider.`;
}

const timesOf = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** The person's record for a kind; without figures while they would say nothing. */
export function recordInWords(record: readonly TryRecord[], kind: TryKind): string {
  const found = record.find((each) => each.kind === kind);
  if (!found || found.tries === 0) return '';
  if (!found.figures)
    return `You have compared ${found.tries} of the ${tryLimits.leastForRecord} pairs needed to show your record for ${of[kind]}.`;
  const { better, equal, worse } = found.figures;
  return `Your record for ${of[kind]}: in ${found.tries} comparisons, the prompt did better ${timesOf(better)}, about the same ${timesOf(equal)} and worse ${timesOf(worse)}.`;
}

/** What an answer is called: by its place until the choice is made. */
export function answerName(side: 'first' | 'second', unveiled: TryUnveiled | undefined): string {
  if (!unveiled) return side === 'first' ? 'First answer' : 'Second answer';
  return unveiled.prompt_is === side ? 'From the prompt' : 'From your original words';
}
