import type { Authorship, GeneratedPrompt, GenerationRequest } from '@whetstone/contract';
import { because, type StandIn } from '../model-work/stand-in.ts';
import { addLines } from '../writer/add-lines.ts';
import { linesSaid } from '../writer/input-of.ts';
import type { Outcome } from './keep-writing.ts';
import type { Kept } from './kept-writing.ts';

/** What the rules wrote, as JSON, and whether it counts. */
export interface RulesPrompt {
  readonly json: string;
  readonly counts: boolean;
}

export const rulesOutcome = ({ json, counts }: RulesPrompt): Outcome => ({
  promptJson: json,
  counts,
  lines: [],
  isModelText: false,
  writtenBy: { source: 'rules' },
});

/** Why the model was not asked or not used, after who wrote what is answered in its place. */
export const noteOn = (reason: StandIn, name: string, { source, note }: Authorship): string =>
  [
    because(
      reason,
      name,
      source === 'model'
        ? 'what you have added is below the prompt it had already written'
        : 'the built-in rules wrote this',
    ),
    ...(note ? [note] : []),
  ].join(' ');

/**
 * What a model wrote before for a prompt of the ledger, with what was said since as lines behind it: the rules never take
 * its place.
 */
export function withLinesSince(
  kept: Kept,
  { kind }: Pick<GenerationRequest, 'kind'>,
  rules: RulesPrompt,
): Outcome {
  const now = JSON.parse(rules.json) as GeneratedPrompt;
  const lines = linesSaid(now);
  const { questions, offers, notices } = now;
  const before = { ...(JSON.parse(kept.promptJson) as GeneratedPrompt), questions, offers, notices };
  const since = lines.filter((line) => !kept.lines.includes(line));
  const isTakenBack = kept.lines.some((line) => !lines.includes(line));
  const { note: _then, ...writtenBy } = kept.writtenBy;
  return {
    promptJson: JSON.stringify(addLines(before, since, kind)),
    counts: true,
    lines,
    isModelText: false,
    writtenBy: isTakenBack
      ? {
          ...writtenBy,
          note: 'Anything you changed or removed will still be in the prompt until the model rewrites it.',
        }
      : writtenBy,
  };
}
