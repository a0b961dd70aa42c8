import { useQuery } from '@tanstack/react-query';
import { cardKinds } from '@whetstone/engine/catalogue';
import { useState } from 'react';
import { cardsQuery } from '../../lib/api/cards.ts';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { BesideExample } from './beside-example.tsx';
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
  const used = cards.find(({ facts }) => facts.length > 0);
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
    <div className="page">
      <header className="page-head">
        <h1>Context</h1>
        {cards.length > 0 && (
          <p>
            {cards.length} {cards.length === 1 ? 'card' : 'cards'}
          </p>
        )}
        <div className="page-head-acts">
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
        </div>
      </header>
      <p className="max-w-[80ch] text-14 text-balance">
        Facts that rarely change, written once. Each goes into a prompt only where it fits the goal, and one
        click takes it out.
      </p>
      {error && (
        <BesideExample>
          <FailedRead error={error} title="Your cards didn’t load" onRetry={refetch}>
            Your cards are safe, and the prompters work without them.
          </FailedRead>
          {/* Which kinds there are already is unknown. */}
          {!data && <CardKinds title="You can write new cards in the meantime" onNew={begin} />}
        </BesideExample>
      )}
      {isPending && <CardsAwaited />}
      {data && cards.length === 0 && <NoCards onNew={begin} />}
      {data && (
        <div
          className={`grid items-start gap-10 ${used && !error ? 'xl:grid-cols-[minmax(0,1fr)_18rem]' : ''}`}
        >
          <div className="flex min-w-0 flex-col gap-10 empty:hidden">
            {cards.length > 0 && <CardList cards={cards} isOrdering={isOrdering} onOpen={onOpen} />}
            {cards.length > 0 && missing.length > 0 && !isAdding && (
              <CardKinds title="Other cards you can fill in" kinds={missing} isBelowCards onNew={begin} />
            )}
            <Remembered cards={cards} />
          </div>
          {used && !error && <WhatACardDoes card={used} />}
        </div>
      )}
      <Dialog open={isAdding} onClose={() => setIsAdding(false)} title="New card">
        {isAdding && <NewCard isFirst={false} onNew={begin} />}
      </Dialog>
      {form && <CardEditor key={`${form.id} ${form.revision}`} first={form} onClose={close} />}
    </div>
  );
}
