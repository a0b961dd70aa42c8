import type { Card } from '@whetstone/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { cardsQuery, importCards } from '../../lib/api/cards.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { MoreMenu } from '../../shared/more-menu/more-menu.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { readCardFile } from './read-card-file.ts';

interface CardFilesProps {
  cards: readonly Card[];
  /** They are to be put into another order. */
  onOrder: () => void;
}

/** Cards out of and into a file, and what else is seldom done to all of them. */
export function CardFiles({ cards, onOrder }: CardFilesProps) {
  const id = useId();
  const cache = useQueryClient();
  const take = useMutation({
    mutationFn: async (file: File) => importCards(readCardFile(await file.text())),
    onSuccess: (list) => cache.setQueryData(cardsQuery.queryKey, list),
  });
  const give = () => {
    const content = cards.map(({ kind, name, facts }) => ({ kind, name, facts }));
    saveFile(
      new Blob([JSON.stringify({ cards: content }, null, 2)], { type: 'application/json' }),
      'whetstone-cards.json',
    );
  };
  const chooseFile = (
    <>
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        className="peer sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) take.mutate(file);
          event.target.value = '';
        }}
      />
      <label
        htmlFor={id}
        title="A card file or an account export"
        className={buttonClasses(
          cards.length === 0 ? 'secondary' : 'quiet',
          'small',
          'cursor-pointer peer-focus-visible:focus-ring',
        )}
      >
        Import cards
      </label>
    </>
  );
  return (
    <section aria-label="Export and import" className="contents">
      {cards.length === 0 ? (
        chooseFile
      ) : (
        <MoreMenu>
          {cards.length > 1 && (
            <Button look="quiet" size="small" onClick={onOrder}>
              Change the order
            </Button>
          )}
          {chooseFile}
          <Button look="quiet" size="small" onClick={give}>
            Export cards
          </Button>
        </MoreMenu>
      )}
      <div className="order-last basis-full empty:hidden">
        {take.error && <MessageBox look="bad">{describeError(take.error)}</MessageBox>}
        {take.data && (
          <MessageBox look="done">Cards imported. You’ll find them below your existing cards.</MessageBox>
        )}
      </div>
    </section>
  );
}
