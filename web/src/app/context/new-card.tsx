import { cardKinds } from '@whetstone/engine/catalogue';
import { type CardForm, newForm } from './card-form.ts';

/** An empty card of each kind. */
export const NewCard = ({ onNew }: { onNew: (form: CardForm) => void }) => (
  <section aria-labelledby="new-card" className="flex flex-col gap-3">
    <h2 id="new-card" className="text-14 font-medium">
      Add a card
    </h2>
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-5">
      {cardKinds.map(({ id, name, about }) => (
        <button
          key={id}
          type="button"
          className="group flex flex-col gap-1 border-t border-ink py-2.5 text-left"
          onClick={() => onNew(newForm(id, name))}
        >
          <span className="display text-18 group-hover:text-mark">{name}</span>
          <span className="text-12 text-mute">{about}</span>
        </button>
      ))}
    </div>
  </section>
);
