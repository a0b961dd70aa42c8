import { cardKinds } from '@whetstone/engine/catalogue';
import { AboutSentence } from './about-sentence.tsx';
import { type CardForm, newForm } from './card-form.ts';

interface NewCardProps {
  /** There is no card yet. */
  isFirst: boolean;
  onNew: (form: CardForm) => void;
}

/** A card from one sentence, or an empty one of each kind. */
export const NewCard = ({ isFirst, onNew }: NewCardProps) => (
  <>
    <AboutSentence isFirst={isFirst} onSplit={onNew} />
    <div>
      <h3 className="pb-2 text-13 text-mute">Or fill in an empty card</h3>
      <ul className="ruled-rows">
        {cardKinds.map(({ id, name, about }) => (
          <li key={id} className="ruled-row">
            <button
              type="button"
              className="flex min-h-10 w-full items-baseline gap-4 rounded-control px-2 py-2 text-left -outline-offset-2 hover:bg-surface pointer-coarse:min-h-11"
              onClick={() => onNew(newForm(id, name))}
            >
              <span className="w-24 flex-none text-14 font-medium text-ink">{name}</span>
              <span className="text-13 text-mute">{about}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  </>
);
