import { buttonClasses } from '../../ui/button-classes.ts';
import { PlusIcon } from '../../ui/icons/icons.tsx';
import type { DraftChange } from './change-draft.ts';
import type { Enhancement } from './prompter-draft.ts';

type PanelChange = DraftChange & { type: 'original-restored' | 'details-toggled' | 'suggestion-added' };

interface EnhancementPanelProps extends Enhancement {
  change: (change: PanelChange) => void;
}

export function EnhancementPanel({ improvements, suggestions, isOpen, change }: EnhancementPanelProps) {
  return (
    <section
      aria-label="What was improved"
      className="rounded-card border border-hairline bg-surface px-4 py-3 text-13"
    >
      <div className="flex flex-wrap items-center gap-x-4">
        <button
          type="button"
          className={buttonClasses('mark', 'text')}
          onClick={() => change({ type: 'original-restored' })}
        >
          Restore my text
        </button>
        <button
          type="button"
          aria-expanded={isOpen}
          className={buttonClasses('quiet', 'text', 'ml-auto')}
          onClick={() => change({ type: 'details-toggled' })}
        >
          {isOpen ? 'Hide Details' : 'Show Details'}
        </button>
      </div>
      {isOpen && (
        <div className="flex flex-col gap-3 pt-2">
          <div>
            <h2 className="font-medium">Key Improvements Made</h2>
            <ul className="mt-1 flex flex-col gap-1 text-body">
              {improvements.map((improvement) => (
                <li key={improvement} className="border-l-2 border-mark pl-3">
                  {improvement}
                </li>
              ))}
            </ul>
          </div>
          {suggestions.length > 0 && (
            <div>
              <h2 className="font-medium">Additional Suggestions</h2>
              <ul className="mt-1 flex flex-col">
                {suggestions.map((suggestion) => (
                  <li key={suggestion}>
                    <button
                      type="button"
                      title="Add to the goal"
                      className="-mx-2 flex w-full items-center gap-2 rounded-control px-2 py-1.5 text-left text-body hover:bg-raised hover:text-ink pointer-coarse:min-h-11"
                      onClick={() => change({ type: 'suggestion-added', suggestion })}
                    >
                      <PlusIcon className="flex-none text-mark" />
                      {suggestion}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
    </section>
  );
}
