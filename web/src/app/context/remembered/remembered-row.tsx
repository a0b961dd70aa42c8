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
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 lg:py-1.5">
      <label className="grid min-w-0 flex-1 basis-64 items-center gap-x-4 gap-y-1.5 lg:grid-cols-[10rem_minmax(0,1fr)]">
        <span className="text-13 text-mute">
          {answer.ask}
          <span className="lg:hidden"> · </span>
          <span className="lg:block">{answer.times === 1 ? 'once' : `${answer.times} times`}</span>
        </span>
        <input
          className="field h-8 px-3 text-14 pointer-coarse:h-11"
          value={words}
          maxLength={answerMaxLength}
          onChange={(event) => setWords(event.target.value)}
          onBlur={settle}
        />
      </label>
      {card && (
        <Button look="quiet" size="small" onClick={onKeep}>
          Add to {card}
        </Button>
      )}
      <Button look="quiet" size="small" className="lg:-mr-3" onClick={onForget}>
        Forget
        <span className="sr-only">: {answer.answer}</span>
      </Button>
    </li>
  );
}
