import type { Section } from '@whetstone/engine';
import { Manuscript } from '../../ui/manuscript/manuscript.tsx';
import type { CardForm } from './card-form.ts';
import { NewCard } from './new-card.tsx';

/** What a card does, by one example: the goal as typed, the card's line under it, its reason in the margin. */
const example: readonly Section[] = [
  {
    id: 'example',
    title: 'Your goal, with one line of the card',
    text: 'Write a letter telling customers that prices go up by 6%.\nMy business: a tea shop in Leeds, two staff',
    reason: '',
    spans: [
      { text: 'Write a letter telling customers that prices go up by 6%.\n', origin: 'goal' },
      {
        text: 'My business: a tea shop in Leeds, two staff',
        origin: 'added',
        rule: 'card',
        reason: 'Your card, Tea shop. One press takes it out.',
      },
    ],
  },
];

/** No card yet: how the first one is made, and what it will do. */
export const NoCards = ({ onNew }: { onNew: (form: CardForm) => void }) => (
  <div className="grid items-start gap-x-10 gap-y-8 border-t border-ink pt-6 lg:grid-cols-2">
    <section aria-labelledby="no-cards" className="flex flex-col gap-4">
      <div>
        <h2 id="no-cards" className="display text-28">
          No cards yet
        </h2>
        <p className="mt-2 max-w-[60ch] text-14 text-mute">
          Without a card, every prompt has to be told again who you are. Say it once:
        </p>
      </div>
      <NewCard isFirst onNew={onNew} />
    </section>
    <section aria-labelledby="what-a-card-does" className="flex flex-col gap-3">
      <h2 id="what-a-card-does" className="text-14 font-medium">
        What a card does
      </h2>
      <div className="desk-inset rounded-card border border-hairline bg-raised">
        <Manuscript sections={example} />
      </div>
      <p className="text-13 text-mute">
        An example. The card says “I run a tea shop in Leeds with two staff”.
      </p>
    </section>
  </div>
);
