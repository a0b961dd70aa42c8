import { type ReactNode, useState } from 'react';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { RewriteProblem } from '../rewriting/rewrite-problem.tsx';
import type { RewriteFailure } from '../rewriting/use-rewrite.ts';

export interface TargetOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** In the list of a phone, which takes words alone; as the label where that is words already. */
  words?: string;
}

export interface TargetChoiceProps<Value extends string> {
  label: string;
  /** A first choice with the value '' stands for every tool at once. */
  options: readonly TargetOption<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  /** What the last choice did to the prompt. */
  changes: string[] | undefined;
  failure: RewriteFailure | undefined;
}

/** More tools than this are folded down to the usual few. */
const mostAtOnce = 6;
const fewAtFirst = 5;

/** The tool that the prompt is for. Choosing another one writes the prompt anew, at no cost, and says what changed. */
export function TargetChoice<Value extends string>(props: TargetChoiceProps<Value>) {
  const { label, options, value, onChoose, changes, failure } = props;
  // While the rest is shown, what was chosen before stays in its place, whatever is chosen now.
  const [unfolded, setUnfolded] = useState<Value>();
  // On a phone it is a field, which shows the chosen one whole.
  const isField = useMedia('(max-width: 39.99rem)');
  const isLong = options.length > mostAtOnce;
  const isUsual = (each: { value: Value }, place: number) =>
    !isLong || place < fewAtFirst || each.value === (unfolded ?? value);
  return (
    <>
      {isField ? (
        <label className="flex flex-1 items-center gap-3">
          {label}
          <select
            value={value}
            onChange={({ target }) => {
              const chosen = options.find((each) => each.value === target.value);
              if (chosen) onChoose(chosen.value);
            }}
            className="field h-11 min-w-0 flex-1"
          >
            {options.map((each) => (
              <option key={each.value} value={each.value}>
                {each.words ?? each.label}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <div className="choice-folded">
          <SegmentedControl
            look="row"
            label={label}
            options={options.filter(isUsual)}
            value={value}
            onChoose={onChoose}
          />
          {isLong && (
            <button
              type="button"
              aria-expanded={unfolded !== undefined}
              className="choice-more"
              onClick={() => setUnfolded(unfolded === undefined ? value : undefined)}
            >
              More
            </button>
          )}
          {isLong && unfolded !== undefined && (
            <SegmentedControl
              look="row"
              label={label}
              options={options.filter((each, place) => !isUsual(each, place))}
              value={value}
              onChoose={onChoose}
            />
          )}
        </div>
      )}
      {/* Below who wrote it, over the whole width. */}
      <output className="order-1 block basis-full">
        {changes && !failure && (
          <span className="block py-1">
            <span className="text-ink">Rewritten at no charge.</span> {changes.join(' ')}
          </span>
        )}
      </output>
      {failure && (
        <div className="order-1 basis-full">
          <RewriteProblem failure={failure} />
        </div>
      )}
    </>
  );
}
