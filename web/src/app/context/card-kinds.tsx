import { cardKinds } from '@whetstone/engine/catalogue';
import { type CardForm, newForm } from './card-form.ts';

interface CardKindsProps {
  title: string;
  kinds?: readonly (typeof cardKinds)[number][];
  onNew: (form: CardForm) => void;
}

/** An empty card of each kind. */
export const CardKinds = ({ title, kinds = cardKinds, onNew }: CardKindsProps) => (
  <section aria-labelledby="card-kinds">
    <h3 id="card-kinds" className="pb-2 text-13 text-mute">
      {title}
    </h3>
    <ul className="ruled-rows">
      {kinds.map(({ id, name, about }) => (
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
  </section>
);
