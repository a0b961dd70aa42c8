import { CopyButton } from '../../../ui/copy-button.tsx';
import type { WrittenPrompt } from '../draft/prompter-draft.ts';
import { asSentence } from './as-sentence.ts';
import { proportionsOf } from './proportions-of.ts';
import { type Stretch, stretchOf } from './stretch-of.ts';
import { VariationFrame } from './variation-frame.tsx';

interface VariationsProps {
  /** What they vary. */
  prompt: WrittenPrompt;
  isClip: boolean;
  onProblem: (message: string) => void;
}

/** The same wish shown in other ways, each drawn by what it changes; copying one costs nothing. */
export function Variations({ prompt, isClip, onProblem }: VariationsProps) {
  const { variations, text: varied } = prompt;
  if (!variations || variations.length === 0) return undefined;
  const ratio = proportionsOf(prompt) ?? (isClip ? 16 / 9 : 3 / 2);
  return (
    <section aria-labelledby="variations" className="border-t border-hairline px-(--desk-inset) py-6">
      <div className="flex flex-wrap justify-between gap-x-4 pb-4 text-13">
        <h3 id="variations" className="font-semibold">
          Variations
        </h3>
        <p className="text-mute">Different takes on the same idea</p>
      </div>
      <ol className="grid gap-x-4 gap-y-6 @min-[36rem]:grid-cols-3">
        {variations.map(({ label, axis, text }, index) => (
          <li key={label} className="flex gap-4 @min-[36rem]:flex-col @min-[36rem]:gap-2">
            <VariationFrame axis={axis} ratio={ratio} />
            <div className="min-w-0 flex-1">
              <div className="flex items-center justify-between gap-2">
                <h4 className="text-13 font-normal text-mute">
                  Variation {index + 1} <span className="block font-medium text-ink">{label}</span>
                </h4>
                <CopyButton size="small" text={text} onError={onProblem} of={`Variation ${index + 1}`} />
              </div>
              <p className="manuscript-words pt-1 text-13">
                <Changed stretch={stretchOf(varied, text)} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What stays is left to readers of the screen, unless little does. */
const Changed = ({ stretch: { before, changed, after } }: { stretch: Stretch }) =>
  changed.length > before.length + after.length ? (
    asSentence(before + changed + after)
  ) : (
    <>
      <span className="sr-only">{before}</span>
      <span className="mark-chosen">{asSentence(changed)}</span>
      <span className="sr-only">{after}</span>
    </>
  );
