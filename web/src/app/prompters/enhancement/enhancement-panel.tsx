import { buttonClasses } from '../../../ui/button-classes.ts';
import type { DraftChange } from '../draft/change-draft.ts';
import type { Enhancement } from '../draft/prompter-draft.ts';
import { EnhancementChanges } from './enhancement-changes.tsx';
import { goalChanges, isKept } from './goal-changes.ts';
import { Suggestions } from './suggestions.tsx';

type PanelChange = DraftChange & {
  type: 'original-restored' | 'details-toggled' | 'suggestion-added' | 'changes-chosen';
};

export interface EnhancementPanelProps {
  enhancement: Enhancement;
  /** The goal was edited by hand since. */
  isFixed: boolean;
  change: (change: PanelChange) => void;
}

function countOf(count: number, left: number): string {
  if (count === 0) return 'No changes';
  return `${left > 0 ? `${count - left} of ` : ''}${count} ${count === 1 ? 'change' : 'changes'}`;
}

const withCurlyQuotes = (text: string): string => text.replaceAll(/"([^"]*)"/g, '“$1”');

/** The improvements without what the marked text shows by itself: which words went and which came. */
function kindsOf(improvements: readonly string[], texts: string): readonly string[] {
  const kinds = improvements
    .filter((improvement) => !/^".*" became ".*"$/.test(improvement))
    .map((improvement) => {
      const [kind = '', detail = ''] = improvement.split(': ');
      return detail.includes('→') || texts.includes(detail.replaceAll('"', '')) ? kind : improvement;
    });
  return kinds.length > 0 ? kinds : improvements;
}

/** What enhancing did, change by change, and what could be added. */
export function EnhancementPanel({ enhancement, isFixed, change }: EnhancementPanelProps) {
  const { original, enhanced, left, improvements, suggestions, note, isOpen } = enhancement;
  const pieces = goalChanges(original, enhanced);
  const count = pieces.filter((piece) => !isKept(piece)).length;
  return (
    <section
      aria-label="What was improved"
      className="rounded-card border border-hairline bg-surface px-4 py-4 text-13"
    >
      <div className="flex flex-wrap items-center gap-x-4 pointer-coarse:-my-2">
        <button
          type="button"
          className={buttonClasses('link', 'text')}
          onClick={() => change({ type: 'original-restored' })}
        >
          Restore my text
        </button>
        <output className="text-mute tabular">{countOf(count, left.length)}</output>
        <button
          type="button"
          aria-expanded={isOpen}
          className={buttonClasses('quiet', 'text', 'ml-auto')}
          onClick={() => change({ type: 'details-toggled' })}
        >
          {isOpen ? 'Hide Details' : 'Show Details'}
        </button>
      </div>
      {note && <p className="pt-1 text-body">{note}</p>}
      {isOpen && (
        <div className="flex flex-col gap-6 pt-4">
          {improvements.length > 0 && (
            <div>
              <h2 className="font-medium">Key Improvements Made</h2>
              <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-body">
                {(count > 0 ? kindsOf(improvements, original + enhanced) : improvements).map(
                  (improvement) => (
                    <li key={improvement}>{withCurlyQuotes(improvement)}</li>
                  ),
                )}
              </ul>
            </div>
          )}
          {count > 0 && (
            <div>
              <p className="text-mute">
                {isFixed
                  ? 'You’ve edited the text since then, so changes can’t be undone one by one.'
                  : 'Click a change to undo it; click it again to restore it.'}
              </p>
              <EnhancementChanges
                pieces={pieces}
                left={left}
                isFixed={isFixed}
                onChoose={(now, applied) => change({ type: 'changes-chosen', left: now, applied })}
              />
            </div>
          )}
          {suggestions.length > 0 && (
            <div>
              <h2 className="font-medium">Additional Suggestions</h2>
              <Suggestions
                suggestions={suggestions}
                onAdd={(suggestion, added) => change({ type: 'suggestion-added', suggestion, added })}
              />
            </div>
          )}
          <p className="text-mute">Improving your text doesn’t count as a prompt.</p>
        </div>
      )}
    </section>
  );
}
