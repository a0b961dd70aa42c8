import { cardKinds } from '@whetstone/engine/catalogue';
import { ArrowRightIcon } from '../../ui/icons/icons.tsx';
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
    <h2 id="card-kinds" className="list-head">
      {title}
    </h2>
    <ul className="ruled-rows">
      {kinds.map(({ id, name, about }) => (
        <li key={id} className="ruled-row">
          <button
            type="button"
            className={`group kind-row ${isBelowCards ? 'kind-row-below' : ''}`}
            onClick={() => onNew(newForm(id, name))}
          >
            <span className="text-14 font-medium text-ink">{name}</span>
            <span className="line-clamp-1 text-13 text-mute">{about}</span>
            <span aria-hidden="true" className="text-13 font-medium text-body group-hover:text-ink">
              <span className="max-sm:hidden">Fill in</span>
              <ArrowRightIcon className="sm:hidden" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
