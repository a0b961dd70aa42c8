import { useState } from 'react';
import { PlusIcon } from '../../../ui/icons/icons.tsx';
import { onOneLine } from '../questions/on-one-line.ts';
import { blankIn, filledIn, type SuggestedBlank } from './blank-in.ts';

interface SuggestionsProps {
  suggestions: readonly string[];
  /** `added`: what goes into the goal for it. */
  onAdd: (suggestion: string, added: string) => void;
}

/** What could be said in the goal: a question with answers to press where the suggestion has a blank. */
export function Suggestions({ suggestions, onAdd }: SuggestionsProps) {
  return (
    <ul className="mt-2 flex flex-col gap-4">
      {suggestions.map((suggestion) => {
        const blank = blankIn(suggestion);
        return (
          <li key={suggestion}>
            {blank ? (
              <Suggested blank={blank} onAnswer={(answer) => onAdd(suggestion, filledIn(blank, answer))} />
            ) : (
              <button
                type="button"
                title="Add to the goal"
                className="-mx-2 flex w-full items-center gap-2 rounded-control px-2 py-2 text-left text-body hover:bg-raised hover:text-ink pointer-coarse:min-h-11"
                onClick={() => onAdd(suggestion, suggestion)}
              >
                <PlusIcon className="flex-none text-mute" />
                {suggestion}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface SuggestedProps {
  blank: SuggestedBlank;
  onAnswer: (answer: string) => void;
}

function Suggested({ blank: { before, choices }, onAnswer }: SuggestedProps) {
  const [typed, setTyped] = useState('');
  const name = before.trim().replace(/:$/, '');
  return (
    <fieldset className="ask ask-open">
      <legend className="sr-only">{name}</legend>
      <p aria-hidden="true" className="ask-name">
        {name}
      </p>
      <div className="ask-choices">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            className="chip first-letter:uppercase"
            onClick={() => onAnswer(choice)}
          >
            {choice}
          </button>
        ))}
      </div>
      <textarea
        className="blank"
        rows={1}
        aria-label={`${name}, in your own words`}
        placeholder="In your own words, then press Enter"
        autoComplete="off"
        enterKeyHint="done"
        value={typed}
        onChange={(event) => setTyped(onOneLine(event.target.value))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey)
            return;
          event.preventDefault();
          if (typed.trim() !== '') onAnswer(typed.trim());
        }}
      />
    </fieldset>
  );
}
