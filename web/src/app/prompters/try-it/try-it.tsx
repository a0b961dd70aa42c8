import { useQuery } from '@tanstack/react-query';
import type { TryChoice, TryKind } from '@whetstone/contract';
import { describeError } from '../../../lib/api/describe-error.ts';
import { tryStateQuery } from '../../../lib/api/tries.ts';
import { AnswerPair } from '../../../shared/try-it/answer-pair.tsx';
import { verdictInWords } from '../../../shared/try-it/verdict-in-words.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import type { SavedPrompt } from '../result/saved-prompt.ts';
import { KeepButton } from './keep-button.tsx';
import { answerName, costInWords, recordInWords } from './try-words.ts';
import { useTry } from './use-try.ts';

export interface TryItProps {
  kind: TryKind;
  result: {
    request: { goal: string };
    prompt: { tokens: { goal: number; prompt: number }; counts?: boolean };
  };
  /** The prompt as the library would keep it. */
  saved: SavedPrompt;
  /** What is sent, where that is less than the library keeps: flags of another service are no words to draw. */
  text?: string;
  /** Its id, where it was saved by itself. */
  savedId?: string | undefined;
}

const choices: readonly { better: TryChoice; label: string }[] = [
  { better: 'first', label: 'First is better' },
  { better: 'equal', label: 'About the same' },
  { better: 'second', label: 'Second is better' },
];

/** Plain words and prompt on one model: two answers without names, a choice, then the unveiling. */
export function TryIt({ kind, result, saved, savedId, text = saved.prompt_text }: TryItProps) {
  const { data: state, error: stateError } = useQuery(tryStateQuery);
  const { tried, unveiled, isRunning, isChoosing, error, start, stop, choose } = useTry({
    kind,
    goal: result.request.goal,
    prompt: text,
  });
  const problem = error ?? (state ? null : stateError);
  const isSpent = state?.left?.today === 0;
  const record = state ? recordInWords(state.record, kind) : '';
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-13 font-semibold">Try it</h3>
      {problem && <MessageBox look="bad">{describeError(problem)}</MessageBox>}
      {state?.model && !tried && (
        <p className="text-body">
          {kind === 'image'
            ? `${state.model.pictures} draws one picture from your original words and one from this prompt. You pick the better picture`
            : `${state.model.name} answers your original words and this prompt. You pick the better answer`}{' '}
          before you know which is which. Neither is kept unless you save both as an example.
        </p>
      )}
      {isRunning && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <output className="text-mute">
            {kind === 'image' ? 'Both are being drawn.' : 'Both are being answered.'} This can take a minute.
          </output>
          <Button size="small" onClick={stop}>
            Stop
          </Button>
        </div>
      )}
      {tried && !isRunning && (
        <AnswerPair
          answers={[
            { name: answerName('first', unveiled), text: tried.first },
            { name: answerName('second', unveiled), text: tried.second },
          ]}
        />
      )}
      {tried && !isRunning && !unveiled && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Which one is better?</legend>
          {choices.map(({ better, label }) => (
            <Button key={better} size="small" busy={isChoosing} onClick={() => choose(better)}>
              {label}
            </Button>
          ))}
        </fieldset>
      )}
      {unveiled && tried && (
        <>
          <output className="text-ink">
            The prompt’s {kind === 'image' ? 'picture' : 'answer'} is the {unveiled.prompt_is} one.{' '}
            {verdictInWords[unveiled.verdict]}
          </output>
          <div className="flex flex-wrap items-center gap-3">
            <KeepButton
              key={tried.id}
              kind={kind}
              saved={saved}
              savedId={savedId}
              tried={tried}
              unveiled={unveiled}
            />
          </div>
        </>
      )}
      {record && (!tried || unveiled) && !isRunning && <p className="text-body">{record}</p>}
      {state && (!tried || unveiled) && !isRunning && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="flex-1 basis-60 text-mute">
            {costInWords(kind, state, result.prompt.tokens)}{' '}
            {tried && 'Running the same pair again does not count toward your record. '}
          </p>
          <Button
            size="small"
            look={tried ? 'secondary' : 'primary'}
            disabled={isSpent || !state.model}
            onClick={() => start(tried !== undefined)}
          >
            {tried ? 'Run again' : 'Run both'}
          </Button>
        </div>
      )}
    </div>
  );
}
