import { EmptyState } from '../../ui/empty-state.tsx';
import type { CardForm } from './card-form.ts';
import { NewCard } from './new-card.tsx';
import { WhatACardDoes } from './what-a-card-does.tsx';

/** No card yet: how the first one is made, and what it will do. */
export const NoCards = ({ onNew }: { onNew: (form: CardForm) => void }) => (
  <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
    <div className="flex flex-col gap-4">
      <EmptyState title="No cards yet">
        Without a card, you have to say who you are in every prompt. Say it once:
      </EmptyState>
      <NewCard isFirst onNew={onNew} />
    </div>
    <div className="border-t border-ink pt-6">
      <WhatACardDoes />
    </div>
  </div>
);
