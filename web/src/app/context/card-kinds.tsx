import { cardKinds } from '@whetstone/engine/catalogue';
import { type CardForm, newForm } from './card-form.ts';

interface CardKindsProps {
  title: string;
  kinds?: readonly (typeof cardKinds)[number][];
  /** They stand below cards, in the columns of those. */
  isBelowCards?: boolean;
  onNew: (form: CardForm) => void;
}

/** An empty card of each kind. */
export const CardKinds = ({ title, kinds = cardKinds, isBelowCards = false, onNew }: CardKindsProps) => (
  <section aria-labelledby="card-kinds">
    <h3 id="card-kinds" className="flex h-8 items-center text-12 text-mute">
      {title}
    </h3>
    <ul className="ruled-rows">
      {kinds.map(({ id, name, about }) => (
        <li key={id} className="ruled-row">
          <button
            type="button"
            className={`group grid min-h-10 w-full grid-cols-[6rem_minmax(0,1fr)_auto] items-baseline gap-x-4 rounded-control px-2 py-2 text-left -outline-offset-2 hover:bg-surface pointer-coarse:min-h-11 ${isBelowCards ? 'lg:grid-cols-[10rem_minmax(0,1fr)_auto]' : ''}`}
            onClick={() => onNew(newForm(id, name))}
          >
            <span className="text-14 font-medium text-ink">{name}</span>
            <span className="text-13 text-mute">{about}</span>
            <span aria-hidden="true" className="text-13 text-mute group-hover:text-ink max-sm:hidden">
              Fill in
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
