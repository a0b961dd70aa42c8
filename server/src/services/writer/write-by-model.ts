import { askUntilFit, type Inquiry, type ModelWork } from '../model-work/ask-until-fit.ts';
import { leakFinder } from '../enhance/find-leak.ts';
import { withoutLongDashes } from '../enhance/tidy-answer.ts';
import type { AnsweredPrompt, CheckedPrompt, judgePrompt } from './check-prompt.ts';
import { saidBy, type WriterInput } from './job.ts';
import { requestFor, writingJob } from './request-for.ts';

export interface Assignment {
  readonly input: WriterInput;
  /** What the rules set behind a picture's or clip's words for the service. */
  readonly flags: string;
  readonly noLongDashes: boolean;
  /** The rules' judgement, wherever it is passed. */
  judge(given: Parameters<typeof judgePrompt>[0]): Promise<CheckedPrompt>;
}

/** What of an answer goes out beside the prompt, without anything that leaks. */
const withoutLeaks = (checked: CheckedPrompt, isLeak: (text: string) => boolean): CheckedPrompt => ({
  ...checked,
  additions: checked.additions.filter(({ why }) => !isLeak(why)),
  variations: checked.variations.filter(({ change, prompt }) => !isLeak(`${change}\n${prompt}`)),
});

/** Has the model write a prompt, guarded by the rules. Throws what `askUntilFit` throws. */
export function writeByModel(
  { input, flags, noLongDashes, judge }: Assignment,
  work: ModelWork,
): Promise<CheckedPrompt> {
  const { instructions, messages, maxOutputTokens } = requestFor.write(input);
  const isLeak = leakFinder(instructions, work.model.settings.apiKey, saidBy(input));
  const tidy = (text: string): string => (noLongDashes ? withoutLongDashes(text) : text);
  const tidied = (answer: AnsweredPrompt): AnsweredPrompt => ({
    prompt: tidy(answer.prompt),
    ...(answer.facts && { facts: answer.facts }),
    additions: answer.additions.map(({ quote, why }) => ({ quote: tidy(quote), why })),
    variations: (answer.variations ?? []).map(({ change, prompt }) => ({ change, prompt: tidy(prompt) })),
  });
  const [message = { role: 'user', content: '' } as const] = messages;
  const inquiry: Inquiry<AnsweredPrompt, CheckedPrompt> = {
    instructions,
    message,
    schema: writingJob(input).schema,
    maxOutputTokens,
    shown: 'prompt',
    isLeak,
    tidy,
    judge: async (raw) => {
      const checked = await judge({ input, answer: tidied(raw), instructions, flags });
      const faults = checked.refused.map(({ reason, says }) => ({ kind: reason, says }));
      return {
        answer: withoutLeaks(checked, isLeak),
        faults: isLeak(checked.prompt) ? [{ kind: 'leak', says: '' }] : faults,
      };
    },
  };
  return askUntilFit(inquiry, work);
}
