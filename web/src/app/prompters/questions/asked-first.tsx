import { useId } from 'react';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { Blanks, type BlanksProps, focusBlank } from './blanks.tsx';

interface AskedFirstProps extends Omit<BlanksProps, 'onRest'> {
  /** Where the blanks stand. */
  place: 'form' | 'result';
}

/** What only the person knows, asked in the form; once there is a prompt, the way to its blanks below it. */
export function AskedFirst({ place, ...blanks }: AskedFirstProps) {
  const id = useId();
  const { questions } = blanks;
  const [first] = questions;
  const isHere = place === 'form' && first !== undefined;
  return (
    <>
      <output className="sr-only">
        {isHere && `Optional, below the goal: ${questions.map(({ label }) => label).join(', ')}.`}
      </output>
      {isHere && (
        <section aria-labelledby={id} className="asked-first">
          <h2 id={id} className="pb-1 text-13 font-medium">
            Only you know this <span className="font-normal text-mute">(optional)</span>
          </h2>
          <Blanks {...blanks} />
        </section>
      )}
      {place === 'result' && first && (
        <p className="text-13 text-mute">
          What only you know stands{' '}
          <button
            type="button"
            className={buttonClasses('mark', 'text')}
            onClick={() => focusBlank(first.id)}
          >
            below the prompt
          </button>{' '}
          now. A change there costs nothing.
        </p>
      )}
    </>
  );
}
