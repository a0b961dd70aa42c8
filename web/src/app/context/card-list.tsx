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
  return places.length > 0 ? `used automatically for ${places.join(', ')}` : 'used only when you turn it on';
};

/** The cards in the person's order, each opened by a press. */
export function CardList({ cards, onOpen }: { cards: readonly Card[]; onOpen: (id: string) => void }) {
  const cache = useQueryClient();
  const order = useMutation({
    mutationFn: orderCards,
    onSuccess: (list) => cache.setQueryData(cardsQuery.queryKey, list),
  });
  if (cards.length === 0) return undefined;
  const up = (at: number) => {
    const ids = cards.map(({ id }) => id);
    const [moved = ''] = ids.splice(at, 1);
    order.mutate([...ids.slice(0, at - 1), moved, ...ids.slice(at - 1)]);
  };
  return (
    <section aria-labelledby="cards" className="flex flex-col gap-3">
      <h2 id="cards" className="text-14 font-medium">
        Your cards
      </h2>
      {order.error && <MessageBox look="bad">{describeError(order.error)}</MessageBox>}
      <ol className="flex flex-col border-t border-ink">
        {cards.map((card, at) => (
          <li
            key={card.id}
            className="flex min-h-14 items-center gap-3 border-b border-hairline hover:bg-surface"
          >
            <button
              type="button"
              className="grid min-w-0 flex-1 gap-x-8 rounded-control px-2 py-2 text-left outline-offset-[-2px] lg:grid-cols-[24rem_minmax(0,1fr)]"
              onClick={() => onOpen(card.id)}
            >
              <span className="truncate text-14 font-medium text-ink">{card.name}</span>
              <span className="text-13 text-mute">
                {nameOfKind(card.kind)}, {card.facts.length} {card.facts.length === 1 ? 'line' : 'lines'},{' '}
                {inForce(card)}
              </span>
              <span className="hidden self-center text-13 text-body lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:line-clamp-2">
                {card.facts.map(({ text }) => text).join(' · ')}
              </span>
            </button>
            {at > 0 && (
              <button
                type="button"
                className={buttonClasses('quiet', 'small')}
                aria-label={`Move ${card.name} up`}
                onClick={() => up(at)}
              >
                Move up
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
