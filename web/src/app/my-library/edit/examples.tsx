import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PromptExample } from '@whetstone/contract';
import { describeError } from '../../../lib/api/describe-error.ts';
import { deleteExample, examplesQuery } from '../../../lib/api/tries.ts';
import { momentInWords } from '../../../lib/moment-in-words.ts';
import { FailedRead } from '../../../shared/failed-read/failed-read.tsx';
import { AnswerPair } from '../../../shared/try-it/answer-pair.tsx';
import { verdictInWords } from '../../../shared/try-it/verdict-in-words.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { PartAwaited } from './part-awaited.tsx';

/** Answers to plain words and to this prompt that were kept when it was tried. */
export function Examples({ promptId }: { promptId: string }) {
  const query = useQuery(examplesQuery(promptId));
  if (query.error && !query.data)
    return (
      <FailedRead heading="h3" error={query.error} title="The examples didn’t load" onRetry={query.refetch} />
    );
  if (!query.data) return <PartAwaited />;
  if (query.data.items.length === 0)
    return (
      <p className="text-14 text-mute">
        No examples yet. Use “Try it” in a prompter and save both answers as an example.
      </p>
    );
  return (
    <ul className="flex flex-col gap-8">
      {query.data.items.map((example) => (
        <li key={example.id}>
          <Example example={example} promptId={promptId} />
        </li>
      ))}
    </ul>
  );
}

function Example({ example, promptId }: { example: PromptExample; promptId: string }) {
  const cache = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteExample(example.id),
    onSuccess: () => cache.invalidateQueries(examplesQuery(promptId)),
  });
  const { model, created_at: at, verdict } = example;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex-1 basis-60 text-13 text-mute">
          <span className="text-ink">{verdictInWords[verdict]}</span> {model},{' '}
          <time dateTime={at}>{momentInWords(at)}</time>
        </p>
        <Button size="small" busy={remove.isPending} onClick={() => remove.mutate()}>
          Delete example
        </Button>
      </div>
      {remove.error && <MessageBox look="bad">{describeError(remove.error)}</MessageBox>}
      <AnswerPair
        answers={[
          { name: 'From your original words', text: example.plain_answer },
          { name: 'From the prompt', text: example.prompt_answer },
        ]}
      />
    </div>
  );
}
