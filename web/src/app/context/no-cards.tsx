import { EmptyState } from '../../ui/empty-state.tsx';
import { BesideExample } from './beside-example.tsx';
import type { CardForm } from './card-form.ts';
import { NewCard } from './new-card.tsx';

/** No card yet: how the first one is made, and what it will do. */
export const NoCards = ({ onNew }: { onNew: (form: CardForm) => void }) => (
  <BesideExample>
    <EmptyState title="No cards yet">
      Without a card, you have to say who you are in every prompt. Say it once:
    </EmptyState>
    <NewCard isFirst onNew={onNew} />
  </BesideExample>
);
