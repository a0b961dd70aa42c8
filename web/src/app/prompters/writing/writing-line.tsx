import { useEffect, useState } from 'react';
import { buttonClasses } from '../../../ui/button-classes.ts';

interface WritingLineProps {
  name: string;
  onStop: () => void;
}

/** From when on a model counts as slow, in milliseconds. */
const slowMs = 8000;

/** Who is writing, with the way to end it; says so when it takes long. */
export function WritingLine({ name, onStop }: WritingLineProps) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <output>
        <span className="font-medium text-ink">{name}</span> is writing.
        {isSlow && ' This is taking longer than usual. If nothing arrives, our rules will write the prompt.'}
      </output>
      <button type="button" className={buttonClasses('quiet', 'text')} onClick={onStop}>
        Stop
      </button>
    </>
  );
}
