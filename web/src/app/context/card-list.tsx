import type { Card, DraftKind } from '@whetstone/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cardsQuery, orderCards } from '../../lib/api/cards.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { MessageBox } from '../../ui/message-box.tsx';
import { nameOfKind } from './name-of-kind.ts';

const prompterNames: Readonly<Record<DraftKind, string>> = {
  content: 'text',
  visual: 'pictures',
  code: 'code',
};

const inForce = ({ prompters, folders }: Card): string => {
  const places = [
    ...prompters.map((kind) => prompterNames[kind]),
    ...(folders.length > 0 ? [`${folders.length} ${folders.length === 1 ? 'folder' : 'folders'}`] : []),
  ];
  return places.length > 0 ? `for ${places.join(', ')}` : 'when you turn it on';
};

/** The cards in the person's order, each opened by a press. */
export function CardList({ cards, onOpen }: { cards: readonly Card[]; onOpen: (id: string) => void }) {
  const cache = useQueryClient();
  const order = useMutation({
    mutationFn: orderCards,
    onSuccess: (list) => cache.setQueryData(cardsQuery.queryKey, list),
  });
  const up = (at: number) => {
    const ids = cards.map(({ id }) => id);
    const [moved = ''] = ids.splice(at, 1);
    order.mutate([...ids.slice(0, at - 1), moved, ...ids.slice(at - 1)]);
  };
  return (
    <section aria-label="Your cards">
      {order.error && <MessageBox look="bad">{describeError(order.error)}</MessageBox>}
      <div aria-hidden="true" className="flex h-8 items-center gap-4 text-12 text-mute max-lg:hidden">
        <span className="w-48">Card</span>
        <span className="w-24">About</span>
        <span className="flex-1">What it says</span>
        <span className="w-12 text-right">Facts</span>
        <span className="w-36">Used</span>
        <span className="w-20" />
      </div>
      <ol className="ruled-rows flex flex-col">
        {cards.map((card, at) => (
          <li key={card.id} className="flex min-h-10 items-center ruled-row gap-4 hover:bg-surface">
            <button
              type="button"
              className="flex min-h-10 min-w-0 flex-1 items-center gap-4 rounded-control py-1 pl-2 text-left text-13 text-mute outline-offset-[-2px]"
              onClick={() => onOpen(card.id)}
            >
              <span className="min-w-0 max-lg:flex-1 lg:w-48">
                <span className="block truncate text-14 font-medium text-ink">{card.name}</span>{' '}
                <span className="block truncate lg:hidden">
                  {nameOfKind(card.kind)}, {counted(card)}, used {inForce(card)}
                </span>
              </span>{' '}
              <span className="w-24 flex-none truncate max-lg:hidden">{nameOfKind(card.kind)}</span>{' '}
              <span className="min-w-0 flex-1 truncate text-body max-lg:hidden">
                {card.facts.map(({ text }) => text).join(' · ')}
              </span>{' '}
              <span className="w-12 flex-none text-right tabular max-lg:hidden">{card.facts.length}</span>{' '}
              <span className="w-36 flex-none truncate max-lg:hidden">{inForce(card)}</span>
            </button>
            <span className="w-20 flex-none text-right">
              {at > 0 && (
                <button
                  type="button"
                  className={buttonClasses('quiet', 'small', 'px-2!')}
                  aria-label={`Move ${card.name} up`}
                  onClick={() => up(at)}
                >
                  Move up
                </button>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const counted = ({ facts }: Card) => `${facts.length} ${facts.length === 1 ? 'fact' : 'facts'}`;
