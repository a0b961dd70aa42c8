import { CopyButton } from '../../../ui/copy-button.tsx';
import type { WrittenPrompt } from '../draft/prompter-draft.ts';
import { type Stretch, stretchOf } from './stretch-of.ts';

interface VariationsProps {
  variations: WrittenPrompt['variations'];
  /** The prompt that they vary. */
  text: string;
  onProblem: (message: string) => void;
}

/** The same wish shown in other ways, each by what it changes; copying one costs nothing. */
export function Variations({ variations, text: varied, onProblem }: VariationsProps) {
  if (!variations || variations.length === 0) return undefined;
  return (
    <section aria-labelledby="variations" className="border-t border-hairline px-(--desk-inset) pt-4 pb-2">
      <h3 id="variations" className="text-13 font-semibold">
        Variations
      </h3>
      <p className="pb-2 text-13 text-mute">Different takes on the same idea.</p>
      <ol>
        {variations.map(({ label, text }, index) => (
          <li
            key={label}
            className="flex flex-wrap items-center justify-between gap-x-4 border-hairline py-2 not-first:border-t @min-[36rem]:flex-nowrap"
          >
            <h4 className="w-44 flex-none text-13 font-normal text-mute">
              Variation {index + 1} <span className="block font-medium text-ink">{label}</span>
            </h4>
            <p className="manuscript-words flex-1 max-[36rem]:order-last max-[36rem]:basis-full">
              <Changed stretch={stretchOf(varied, text)} />
            </p>
            <CopyButton size="small" text={text} onError={onProblem} of={`Variation ${index + 1}`} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What stays is left to readers of the screen, unless little does. */
const Changed = ({ stretch: { before, changed, after } }: { stretch: Stretch }) =>
  changed.length > before.length + after.length ? (
    before + changed + after
  ) : (
    <>
      <span className="sr-only">{before}</span>
      <span className="mark-chosen">{changed.trim()}</span>
      <span className="sr-only">{after}</span>
    </>
  );
