import type { Card, DraftKind } from '@whetstone/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cardsQuery, orderCards } from '../../lib/api/cards.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { Awaited } from '../../ui/awaited.tsx';
import { Button } from '../../ui/button.tsx';
import { ArrowRightIcon } from '../../ui/icons/icons.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { nameOfKind } from './name-of-kind.ts';

const prompterNames: Readonly<Record<DraftKind, string>> = {
  content: 'Content',
  visual: 'Visual',
  code: 'Code',
};

const inForce = ({ prompters, folders }: Card): string => {
  const places = [
    ...prompters.map((kind) => prompterNames[kind]),
    ...(folders.length > 0 ? [`${folders.length} ${folders.length === 1 ? 'folder' : 'folders'}`] : []),
  ];
  return places.length > 0 ? places.join(', ') : 'Only when you turn it on';
};

/** What a card says, as one line. */
const saidBy = ({ facts }: Card): string => {
  const line = facts.map(({ text }) => text.replace(/\.$/, '')).join(' · ');
  return line.charAt(0).toUpperCase() + line.slice(1);
};

/** Of the head and of every row. */
const columns = 'grid gap-x-4 lg:grid-cols-[10rem_minmax(0,1fr)_5.5rem_7.5rem]';
const row = 'flex min-h-(--row-one) items-center ruled-row gap-4 pr-2 max-lg:min-h-(--row-three)';

const Head = () => (
  <div aria-hidden="true" className="flex h-8 items-center gap-4 text-12 text-mute max-lg:hidden">
    <span className={`flex-1 ${columns}`}>
      <span>Card</span>
      <span>What it says</span>
      <span>Kind</span>
      <span>Used in</span>
    </span>
    <span className="w-11" />
  </div>
);

/** The list on its way. */
export const CardsAwaited = () => (
  <div aria-hidden="true">
    <Head />
    <div className="ruled-rows">
      {[0, 1, 2, 3].map((at) => (
        <div key={at} className={row}>
          <span className={`flex-1 items-center gap-y-2 pl-2 ${columns}`}>
            <Awaited className="h-3 w-28" />
            <Awaited className="h-3 w-3/5" />
            <Awaited className="h-3 w-16 max-lg:hidden" />
            <Awaited className="h-3 w-24" />
          </span>
          <span className="w-11 max-lg:hidden" />
        </div>
      ))}
    </div>
  </div>
);

export interface CardListProps {
  cards: readonly Card[];
  /** They are put into another order instead of being opened. */
  isOrdering: boolean;
  onOpen: (id: string) => void;
}

/** The cards in the person's order, each opened by a press, or moved up and down. */
export function CardList({ cards, isOrdering, onOpen }: CardListProps) {
  const cache = useQueryClient();
  const order = useMutation({
    mutationFn: orderCards,
    onSuccess: (list) => cache.setQueryData(cardsQuery.queryKey, list),
  });
  const move = (from: number, to: number) => {
    const ids = cards.map(({ id }) => id);
    const [moved = ''] = ids.splice(from, 1);
    order.mutate(ids.toSpliced(to, 0, moved));
  };
  return (
    <section aria-label="Your cards">
      {order.error && <MessageBox look="bad">{describeError(order.error)}</MessageBox>}
      <Head />
      <ol className="ruled-rows flex flex-col">
        {cards.map((card, at) => (
          <li key={card.id} className={`${row} group hover:bg-surface`}>
            <button
              type="button"
              className={`min-w-0 flex-1 items-center self-stretch rounded-control pl-2 text-left text-13 text-mute -outline-offset-2 ${columns} max-lg:content-center`}
              onClick={() => onOpen(card.id)}
            >
              <span className="line-clamp-1 text-14 font-medium text-ink">{card.name}</span>{' '}
              <span className="text-body line-clamp-2 lg:line-clamp-1">{saidBy(card)}</span>{' '}
              <span className="truncate max-lg:hidden">{nameOfKind(card.kind)}</span>{' '}
              <span className="truncate">
                <span className="lg:hidden">{nameOfKind(card.kind)} · </span>
                {inForce(card)}
              </span>
            </button>
            {isOrdering ? (
              <span className="flex flex-none">
                <Button
                  look="quiet"
                  size="small"
                  aria-label={`Move ${card.name} up`}
                  disabled={at === 0 || order.isPending}
                  onClick={() => move(at, at - 1)}
                >
                  Up
                </Button>
                <Button
                  look="quiet"
                  size="small"
                  aria-label={`Move ${card.name} down`}
                  disabled={at === cards.length - 1 || order.isPending}
                  onClick={() => move(at, at + 1)}
                >
                  Down
                </Button>
              </span>
            ) : (
              <span
                aria-hidden="true"
                className="text-right text-13 font-medium text-body group-hover:text-ink lg:w-11"
              >
                <span className="max-lg:hidden">Edit</span>
                <ArrowRightIcon className="lg:hidden" />
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
