import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type CardForm, newForm } from './card-form.ts';
import { nameFrom } from './name-of-kind.ts';

interface AboutSentenceProps {
  /** There is no card yet. */
  isFirst: boolean;
  onSplit: (form: CardForm) => void;
}

/** A card from one sentence: it is split into fields, which the person confirms. */
export function AboutSentence({ isFirst, onSplit }: AboutSentenceProps) {
  const [sentence, setSentence] = useState('');
  const split = async () => {
    const { splitAbout } = await import('@whetstone/engine/about');
    const { kind, facts } = splitAbout(sentence);
    onSplit(newForm(kind, nameFrom(kind, facts), facts));
    setSentence('');
  };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (sentence.trim() !== '') void split();
      }}
    >
      <label className="flex flex-col gap-2">
        <span className="text-13 font-medium text-ink">
          {isFirst ? 'Start with one sentence' : 'Add a card from one sentence'}
        </span>
        <textarea
          rows={2}
          className="field p-3 text-14"
          value={sentence}
          maxLength={1000}
          placeholder="I run a tea shop in Leeds with two employees"
          onChange={(event) => setSentence(event.target.value)}
        />
      </label>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" look="primary" className="max-sm:w-full">
          Make a card
        </Button>
        <p className="text-13 text-mute">You can review and edit every field before saving.</p>
      </div>
    </form>
  );
}
