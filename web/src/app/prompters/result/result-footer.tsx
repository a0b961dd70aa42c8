import type { Usage } from '@whetstone/contract';
import { Button } from '../../../ui/button.tsx';
import type { WrittenPrompt } from '../draft/prompter-draft.ts';

interface ResultFooterProps {
  goal: string;
  prompt: WrittenPrompt | undefined;
  /** Whether it only gives the person's words back. */
  isFree: boolean;
  usage: Usage | undefined;
  /** Written by our rules, where there is no more to say of it. */
  isPlain: boolean;
  /** Questions without an answer. */
  open: number;
  /** Leads to the first of them. */
  onAnswer: () => void;
}

/** What the prompt costs and how long it is; at the end, the way to what is still open. */
export function ResultFooter({ goal, prompt, isFree, usage, isPlain, open, onAnswer }: ResultFooterProps) {
  return (
    <div className="flex min-h-15 items-center justify-between gap-4 px-(--desk-inset) py-2 text-13 text-mute tabular">
      {prompt ? (
        <>
          {/* One line: what has no room on it gives way whole; a phone has two. */}
          <div className="flex flex-wrap gap-x-6 sm:h-5 sm:overflow-hidden">
            <p>{isFree ? 'Only your own words so far. This is free.' : countedInWords(usage)}</p>
            {!isFree && (
              <p>
                {isPlain && <span className="max-sm:sr-only">By our rules: </span>}
                <Figure>{wordsIn(prompt.text)}</Figure> words from your <Figure>{wordsIn(goal)}</Figure>
              </p>
            )}
          </div>
          {open > 0 && (
            <Button size="small" onClick={onAnswer}>
              Answer {open} {open === 1 ? 'question' : 'questions'}
            </Button>
          )}
        </>
      ) : (
        <p>The cost and length appear once you have a prompt.</p>
      )}
    </div>
  );
}

const Figure = ({ children }: { children: number }) => (
  <span className="font-semibold text-ink">{children}</span>
);

const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

const countedInWords = (usage: Usage | undefined): string =>
  usage?.remaining === undefined || usage.remaining === null
    ? 'Counts as one prompt.'
    : `Counts as one prompt, ${usage.remaining} left.`;
