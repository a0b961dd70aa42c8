import { AboutSentence } from './about-sentence.tsx';
import type { CardForm } from './card-form.ts';
import { CardKinds } from './card-kinds.tsx';

interface NewCardProps {
  /** There is no card yet. */
  isFirst: boolean;
  onNew: (form: CardForm) => void;
}

/** A card from one sentence, or an empty one of each kind. */
export const NewCard = ({ isFirst, onNew }: NewCardProps) => (
  <>
    <AboutSentence isFirst={isFirst} onSplit={onNew} />
    <CardKinds title="Or fill in an empty card" onNew={onNew} />
  </>
);
