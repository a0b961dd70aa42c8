import { measureVoice, type VoiceTrait } from '@whetstone/engine/about';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';

const least = 3;
const most = 5;

/** Three to five of one's own texts, from which the fields of a voice are filled. The texts themselves are not kept. */
export function VoiceSamples({ onMeasured }: { onMeasured: (traits: readonly VoiceTrait[]) => void }) {
  const [texts, setTexts] = useState<readonly string[]>(['', '', '']);
  const [problem, setProblem] = useState('');
  const filled = texts.filter((text) => text.trim() !== '');
  const measure = () => {
    const traits = filled.length < least ? [] : measureVoice(filled);
    setProblem(
      traits.length > 0
        ? 'The fields below are filled in. Review them before you save.'
        : `Paste at least ${least} samples of a few sentences each.`,
    );
    if (traits.length > 0) onMeasured(traits);
  };
  return (
    <details className="rounded-card border border-hairline p-4">
      <summary className="cursor-pointer text-14 font-medium">Fill in from your own writing</summary>
      <p className="pt-1 text-13 text-mute">
        Paste {least} to {most} samples that sound the way you want to sound. They are analyzed on this page
        and not stored.
      </p>
      <div className="flex flex-col gap-4 pt-4">
        {texts.map((text, at) => (
          <textarea
            // eslint-disable-next-line react/no-array-index-key
            key={at}
            rows={3}
            className="field p-3 text-14"
            aria-label={`Sample ${at + 1}`}
            value={text}
            onChange={(event) => setTexts(texts.with(at, event.target.value))}
          />
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small" onClick={measure}>
            Analyze my samples
          </Button>
          {texts.length < most && (
            <Button size="small" onClick={() => setTexts([...texts, ''])}>
              Add a sample
            </Button>
          )}
          <output className="text-13 text-mute">{problem}</output>
        </div>
      </div>
    </details>
  );
}
