import type { RememberedAnswer } from '@whetstone/contract';
import { answerMaxLength } from '@whetstone/engine/catalogue';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';

interface RememberedRowProps {
  answer: RememberedAnswer;
  /** The name of the card that it would go on; none where there is no card. */
  card: string | undefined;
  onReword: (answer: string) => void;
  onKeep: () => void;
  onForget: () => void;
}

/** One answer: its words are changed in place. */
export function RememberedRow({ answer, card, onReword, onKeep, onForget }: RememberedRowProps) {
  const [words, setWords] = useState(answer.answer);
  const settle = () => {
    if (words.trim() === '') setWords(answer.answer);
    else if (words !== answer.answer) onReword(words);
  };
  return (
    <li className="answer-row">
      <label>
        <span>{answer.ask}</span>
        <input
          value={words}
          maxLength={answerMaxLength}
          onChange={(event) => setWords(event.target.value)}
          onBlur={settle}
        />
      </label>
      <span className="tabular">{answer.times === 1 ? 'Once' : `${answer.times} times`}</span>
      {card && (
        <Button look="link" size="text" className="pointer-coarse:min-h-11" onClick={onKeep}>
          <span className="truncate">Add to {card}</span>
        </Button>
      )}
      <Button look="quiet" size="small" className="-mr-3" onClick={onForget}>
        Forget
        <span className="sr-only">: {answer.answer}</span>
      </Button>
    </li>
  );
}
