import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cardsQuery } from '../../lib/api/cards.ts';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
import { Awaited } from '../../ui/awaited.tsx';
import { AboutSentence } from './about-sentence.tsx';
import { CardEditor } from './card-editor.tsx';
import { type CardForm, formOf } from './card-form.ts';
import { CardList } from './card-list.tsx';
import { CardFiles } from './card-files.tsx';
import { NewCard } from './new-card.tsx';
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
  const cards = data?.items ?? [];
  const opened = cards.find(({ id }) => id === open);
  const form = draft ?? (opened && formOf(opened));
  const close = () => {
    setDraft(undefined);
    onOpen(undefined);
  };
  return (
    <div className="flex max-w-[1200px] flex-col gap-8 px-4 py-6 sm:px-7">
      <header className="flex flex-col gap-2">
        <h1 className="display text-28">Context</h1>
        <p className="max-w-[62ch] text-14 text-mute">
          Save lasting facts on a card so you only write them once. Each fact is used only when it fits your
          goal. It’s marked with the card’s name, and one click removes it.
        </p>
      </header>
      {error && <FailedRead error={error} onRetry={refetch} />}
      {isPending && <Awaited className="h-48 w-full" />}
      {!isPending && !error && (
        <>
          <AboutSentence isFirst={cards.length === 0} onSplit={setDraft} />
          <CardList cards={cards} onOpen={onOpen} />
          <NewCard onNew={setDraft} />
          <Remembered cards={cards} />
          <CardFiles cards={cards} />
        </>
      )}
      {form && <CardEditor key={`${form.id} ${form.revision}`} first={form} onClose={close} />}
    </div>
  );
}
