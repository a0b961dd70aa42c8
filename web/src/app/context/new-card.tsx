import { cardKinds } from '@whetstone/engine/catalogue';
import { type CardForm, newForm } from './card-form.ts';

/** An empty card of each kind. */
export const NewCard = ({ onNew }: { onNew: (form: CardForm) => void }) => (
  <section aria-labelledby="new-card" className="flex flex-col gap-3">
    <h2 id="new-card" className="text-14 font-medium">
      Add a card
    </h2>
    <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-5">
      {cardKinds.map(({ id, name, about }) => (
        <button
          key={id}
          type="button"
          className="flex flex-col gap-1 rounded-card border border-hairline bg-raised p-3 text-left hover:border-border"
          onClick={() => onNew(newForm(id, name))}
        >
          <span className="text-14 font-medium text-ink">{name}</span>
          <span className="text-12 text-mute">{about}</span>
        </button>
      ))}
    </div>
  </section>
);
