import type { Card, RememberedAnswer } from '@whetstone/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cardsQuery, saveCard } from '../../../lib/api/cards.ts';
import { describeError } from '../../../lib/api/describe-error.ts';
import {
  forgetAnswer,
  forgetAnswers,
  rememberedAnswersQuery,
  rewordAnswer,
} from '../../../lib/api/remembered-answers.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { RememberedRow } from './remembered-row.tsx';

/** Answers that were given before: seen, changed, put on a card, and forgotten. */
export function Remembered({ cards }: { cards: readonly Card[] }) {
  const cache = useQueryClient();
  const answers = useQuery(rememberedAnswersQuery).data?.items ?? [];
  const onSuccess = async () => {
    await cache.invalidateQueries(rememberedAnswersQuery);
  };
  const reword = useMutation({ mutationFn: rewordAnswer, onSuccess });
  const forget = useMutation({ mutationFn: forgetAnswer, onSuccess });
  const forgetAll = useMutation({ mutationFn: forgetAnswers, onSuccess });
  const keep = useMutation({
    mutationFn: async (answer: RememberedAnswer) => {
      const [first] = cards;
      if (!first) return;
      const line = { text: `${answer.ask} ${answer.answer}` };
      await saveCard({ id: first.id, input: inputWith(first, line) });
      await forgetAnswer(answer.id);
    },
    onSuccess: async () => {
      await Promise.all([cache.invalidateQueries(cardsQuery), onSuccess()]);
    },
  });
  if (answers.length === 0) return undefined;
  const error = reword.error ?? forget.error ?? forgetAll.error ?? keep.error;
  return (
    <section aria-labelledby="remembered">
      <div className="list-head">
        <h2 id="remembered">Your earlier answers</h2>
        <p>
          If you give the same answer for two goals, we’ll suggest it the next time the question comes up.
        </p>
        <Button
          look="quiet"
          size="small"
          className="-mr-3 ml-auto"
          busy={forgetAll.isPending}
          onClick={() => forgetAll.mutate()}
        >
          Forget all
        </Button>
      </div>
      {error && <MessageBox look="bad">{describeError(error)}</MessageBox>}
      <ul className="border-t border-hairline">
        {answers.map((answer) => (
          <RememberedRow
            key={answer.id}
            answer={answer}
            card={cards[0]?.name}
            onReword={(words) => reword.mutate({ id: answer.id, answer: words })}
            onKeep={() => keep.mutate(answer)}
            onForget={() => forget.mutate(answer.id)}
          />
        ))}
      </ul>
    </section>
  );
}

const inputWith = (
  { kind, name, facts, prompters, folders, revision }: Card,
  line: Card['facts'][number],
) => ({
  kind,
  name,
  facts: [...facts, line],
  prompters,
  folders,
  revision,
});
