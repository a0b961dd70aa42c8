import { ChoiceWords } from '../../../ui/choice-words.tsx';

interface PressedChipsProps {
  ask: string;
  choices: readonly string[];
  pressed: string;
}

/** A question as it stood once it was answered, the other answers in outline; to be looked at, not to be pressed. */
export const PressedChips = ({ ask, choices, pressed }: PressedChipsProps) => (
  <div className="ask">
    <p className="ask-name">{ask}</p>
    <ul className="ask-choices">
      {choices.map((choice) => (
        <li key={choice} className={choice === pressed ? 'chip chip-pressed' : 'chip'}>
          <ChoiceWords>{choice}</ChoiceWords>
          {choice === pressed && <span className="sr-only"> (picked)</span>}
        </li>
      ))}
    </ul>
  </div>
);
