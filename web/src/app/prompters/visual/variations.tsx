import { CopyButton } from '../../../ui/copy-button.tsx';
import type { WrittenPrompt } from '../draft/prompter-draft.ts';

interface VariationsProps {
  variations: WrittenPrompt['variations'];
  onProblem: (message: string) => void;
}

/** The same wish shown in other ways; copying one costs nothing. */
export function Variations({ variations, onProblem }: VariationsProps) {
  if (!variations || variations.length === 0) return undefined;
  return (
    <section aria-labelledby="variations" className="border-t border-hairline px-(--desk-inset) pt-4 pb-2">
      <h3 id="variations" className="text-13 font-semibold">
        Variations
      </h3>
      <p className="text-13 text-mute">Different takes on the same idea.</p>
      <ol>
        {variations.map(({ label, text }, index) => (
          <li key={label} className="border-hairline py-3 not-first:border-t">
            <div className="flex items-center justify-between gap-4 pb-1">
              <h4 className="text-13 font-medium">
                Variation {index + 1} <span className="pl-2 font-normal text-mute">{label}</span>
              </h4>
              <CopyButton size="small" text={text} onError={onProblem} of={`Variation ${index + 1}`} />
            </div>
            <p className="manuscript-words">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
