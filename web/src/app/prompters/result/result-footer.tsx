import type { WrittenPrompt } from '../draft/prompter-draft.ts';

/** What was measured of the prompt. */
export function ResultFooter({ prompt }: { prompt: WrittenPrompt | undefined }) {
  return (
    <div className="flex min-h-12 flex-none flex-wrap items-center gap-x-6 gap-y-2 border-t border-hairline px-(--desk-inset) py-2 text-13 text-mute tabular">
      {prompt ? (
        <>
          <p>
            goal <Figure>{prompt.tokens.goal}</Figure> → prompt <Figure>{prompt.tokens.prompt}</Figure> tokens
          </p>
          <p>
            score <Figure>{prompt.score}</Figure>, {findingCount(prompt.findings.length)}
          </p>
        </>
      ) : (
        <p>Tokens and score are measured once there is a prompt.</p>
      )}
    </div>
  );
}

const Figure = ({ children }: { children: number }) => (
  <span className="font-semibold text-ink">{children}</span>
);

function findingCount(count: number): string {
  if (count === 0) return 'no findings';
  return count === 1 ? '1 finding' : `${count} findings`;
}
