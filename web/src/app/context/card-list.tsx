import type { Card, DraftKind } from '@whetstone/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cardsQuery, orderCards } from '../../lib/api/cards.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons/icons.tsx';
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

/** Of the head and of every row. */
const columns = 'grid gap-4 lg:grid-cols-[12rem_6rem_minmax(0,1fr)_9rem]';
const arrow = 'w-7 px-0! text-mute pointer-coarse:w-11';

/** The cards in the person's order, each opened by a press. */
export function CardList({ cards, onOpen }: { cards: readonly Card[]; onOpen: (id: string) => void }) {
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
      <div aria-hidden="true" className="flex h-8 items-center gap-4 text-12 text-mute max-lg:hidden">
        <span className={`flex-1 ${columns}`}>
          <span>Card</span>
          <span>About</span>
          <span>What it says</span>
          <span>Used</span>
        </span>
        <span className="w-14" />
      </div>
      <ol className="ruled-rows flex flex-col">
        {cards.map((card, at) => (
          <li
            key={card.id}
            className="group flex min-h-10 items-center ruled-row gap-4 pr-2 hover:bg-surface pointer-coarse:pr-0"
          >
            <button
              type="button"
              className={`min-h-10 min-w-0 flex-1 items-center rounded-control py-1 pl-2 text-left text-13 text-mute -outline-offset-2 ${columns}`}
              onClick={() => onOpen(card.id)}
            >
              <span className="min-w-0">
                <span className="block truncate text-14 font-medium text-ink">{card.name}</span>{' '}
                <span className="block truncate lg:hidden">
                  {nameOfKind(card.kind)}, used {inForce(card)}
                </span>
              </span>{' '}
              <span className="truncate max-lg:hidden">{nameOfKind(card.kind)}</span>{' '}
              <span className="truncate text-body max-lg:hidden">
                {card.facts.map(({ text }) => text).join(' · ')}
              </span>{' '}
              <span className="truncate max-lg:hidden">{inForce(card)}</span>
            </button>
            {/* Seen where a pointer or the keys are; a finger has the one that it needs. */}
            <span className="flex flex-none pointer-fine:w-14 pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100">
              <button
                type="button"
                className={buttonClasses('quiet', 'small', `${arrow} ${at === 0 ? 'invisible' : ''}`)}
                aria-label={`Move ${card.name} up`}
                onClick={() => move(at, at - 1)}
              >
                <ArrowLeftIcon className="rotate-90" />
              </button>
              <button
                type="button"
                className={buttonClasses(
                  'quiet',
                  'small',
                  `${arrow} pointer-coarse:hidden ${at === cards.length - 1 ? 'invisible' : ''}`,
                )}
                aria-label={`Move ${card.name} down`}
                onClick={() => move(at, at + 1)}
              >
                <ArrowRightIcon className="rotate-90" />
              </button>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
