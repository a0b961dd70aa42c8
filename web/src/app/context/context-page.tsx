import { useQuery } from '@tanstack/react-query';
import { cardKinds } from '@whetstone/engine/catalogue';
import { useState } from 'react';
import { cardsQuery } from '../../lib/api/cards.ts';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { CardEditor } from './card-editor.tsx';
import { type CardForm, formOf } from './card-form.ts';
import { CardKinds } from './card-kinds.tsx';
import { CardList, CardsAwaited } from './card-list.tsx';
import { CardFiles } from './card-files.tsx';
import { NewCard } from './new-card.tsx';
import { NoCards } from './no-cards.tsx';
import { WhatACardDoes } from './what-a-card-does.tsx';
import { Remembered } from './remembered/remembered.tsx';

export interface ContextPageProps {
  /** The id of the card that is open. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** What Whetstone knows of a person and uses where it helps: cards, and answers that were given before. */
export function ContextPage({ open, onOpen }: ContextPageProps) {
  const { data, error, isPending, refetch } = useQuery(cardsQuery);
  const [draft, setDraft] = useState<CardForm>();
  const [isAdding, setIsAdding] = useState(false);
  const [isOrdering, setIsOrdering] = useState(false);
  const cards = data?.items ?? [];
  const missing = cardKinds.filter(({ id }) => !cards.some(({ kind }) => kind === id));
  const opened = cards.find(({ id }) => id === open);
  const form = draft ?? (opened && formOf(opened));
  const close = () => {
    setDraft(undefined);
    onOpen(undefined);
  };
  const begin = (next: CardForm) => {
    setIsAdding(false);
    setDraft(next);
  };
  return (
    <div className="flex flex-col gap-6 px-4 py-6 sm:px-7">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="mr-auto flex items-baseline gap-x-4 max-sm:flex-col">
          <h1 className="display text-28">Context</h1>
          {cards.length > 0 && (
            <p className="text-13 text-mute tabular">
              {cards.length} {cards.length === 1 ? 'card' : 'cards'}
            </p>
          )}
        </div>
        {data && <CardFiles cards={cards} onOrder={() => setIsOrdering(true)} />}
        {(cards.length > 0 || error) &&
          (isOrdering ? (
            <Button look="primary" size="small" onClick={() => setIsOrdering(false)}>
              Done
            </Button>
          ) : (
            <Button look="primary" size="small" className="page-act" onClick={() => setIsAdding(true)}>
              New card
            </Button>
          ))}
        <div className="basis-full">
          <p className="max-w-[68ch] text-14 text-mute">
            Lasting facts, written once. A fact goes into a prompt only where it fits the goal, marked with
            its card’s name, and one click takes it out.
          </p>
        </div>
      </header>
      {error && (
        <FailedRead error={error} title="Your cards didn’t load" onRetry={refetch}>
          Your cards are safe, and the prompters work without them.
        </FailedRead>
      )}
      {isPending && <CardsAwaited />}
      {data && cards.length === 0 && <NoCards onNew={begin} />}
      {data && cards.length > 0 && <CardList cards={cards} isOrdering={isOrdering} onOpen={onOpen} />}
      {data && <Remembered cards={cards} />}
      {(cards.length > 0 || error) && (
        <div className="pt-4">
          <WhatACardDoes card={cards.find(({ facts }) => facts.length > 0)} />
        </div>
      )}
      {(cards.length > 0 || error) && missing.length > 0 && !isAdding && (
        // Which kinds there are already is unknown while the cards are out of reach.
        <CardKinds
          title={data ? 'Other cards you can fill in' : 'New cards can be written meanwhile'}
          kinds={missing}
          onNew={begin}
        />
      )}
      <Dialog open={isAdding} onClose={() => setIsAdding(false)} title="New card">
        {isAdding && <NewCard isFirst={false} onNew={begin} />}
      </Dialog>
      {form && <CardEditor key={`${form.id} ${form.revision}`} first={form} onClose={close} />}
    </div>
  );
}
