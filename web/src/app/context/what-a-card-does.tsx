import type { Card } from '@whetstone/contract';
import { type CardFieldId, cardFields, type CardKindId } from '@whetstone/engine/catalogue';
import type { Section } from '@whetstone/engine';
import { Manuscript } from '../../ui/manuscript/manuscript.tsx';

/** A goal that a card of each kind bears on. */
const goals: Readonly<Record<CardKindId, string>> = {
  me: 'Write to our landlord about the damp in the kitchen.',
  business: 'Write a letter telling our customers that prices are going up by 6%.',
  audience: 'Write an invitation to our open evening.',
  voice: 'Write a letter telling our customers that prices are going up by 6%.',
  project: 'Build a page where customers book a tasting.',
};

const nobodys = {
  kind: 'business',
  name: 'Tea shop',
  facts: [{ field: 'business', text: 'a tea shop in Leeds, two employees' }],
} as const satisfies Pick<Card, 'kind' | 'name' | 'facts'>;

const isField = (field: string): field is CardFieldId => field in cardFields;

/** The goal as typed, the card’s line under it, its reason in the margin. */
function sectionsFor({ kind, name, facts }: Pick<Card, 'kind' | 'name' | 'facts'>): Section[] {
  const [{ field, text } = nobodys.facts[0]] = facts;
  const fact = text.replace(/\.?$/, '.');
  const line = field !== undefined && isField(field) ? `${cardFields[field].name}: ${fact}` : fact;
  const goal = `${goals[kind]}\n\n`;
  return [
    {
      id: 'example',
      title: `A goal, with one line from the card “${name}”`,
      text: goal + line,
      reason: '',
      spans: [
        { text: goal, origin: 'goal' },
        { text: line, origin: 'added', rule: 'card', reason: `Your card, ${name}. One click takes it out.` },
      ],
    },
  ];
}

/** What a card does, by one example: with a card of the person where there is one, as a note beside it. */
export const WhatACardDoes = ({ card }: { card?: Card | undefined }) => (
  <section aria-labelledby="what-a-card-does">
    <h2 id="what-a-card-does" className={card ? 'list-head' : 'mb-4 display text-20'}>
      What a card does
    </h2>
    <div className="mb-2 desk-inset rounded-card border border-hairline bg-raised">
      <Manuscript sections={sectionsFor(card ?? nobodys)} />
    </div>
    {!card && (
      <p className="text-13 text-mute">
        An example. The card says “I run a tea shop in Leeds with two employees”.
      </p>
    )}
  </section>
);
