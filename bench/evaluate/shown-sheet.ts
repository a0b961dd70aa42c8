import type { GeneratedPrompt } from '@whetstone/contract';
import type { WriterInput } from '../../server/src/services/writer/job.ts';

export interface ShownPrompt {
  readonly input: Pick<WriterInput, 'goal' | 'service'>;
  readonly shown: GeneratedPrompt;
}

const line = (title: string, parts: readonly string[]): string =>
  parts.length > 0 ? `\n**${title}:** ${parts.join(' · ')}\n` : '';

/** What a person sees of each prompt, numbered, for a reader who looks for faults: settings, notices, questions and variations included. */
export const shownSheet = (prompts: readonly ShownPrompt[]): string =>
  prompts
    .map(({ input: { goal, service }, shown }, at) => {
      const questions = shown.questions ?? [];
      return [
        `## ${at + 1}${service ? `, for ${service}` : ''}\n\n**Goal:** ${goal}\n\n**Prompt:**\n\n${shown.text}\n`,
        line(
          'Set beside it',
          (shown.settings ?? []).map(({ name, value }) => `${name}: ${value}`),
        ),
        line(
          'Notices',
          [...shown.notices, ...shown.findings].map(({ message }) => message),
        ),
        line(
          'Assumed, with Change and Drop',
          questions.flatMap(({ ask, label, answer }) =>
            answer?.assumed ? [`${ask ?? label} ${answer.text}`] : [],
          ),
        ),
        line(
          'Asked',
          questions.flatMap(({ ask, label, answer }) => (answer ? [] : [ask ?? label])),
        ),
        ...(shown.variations ?? []).map(({ label, text }) => line(`Variation, ${label}`, [text])),
      ].join('');
    })
    .join('\n');
