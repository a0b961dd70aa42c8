import { useLayoutEffect, useRef, useState } from 'react';
import { SegmentedControl, type SegmentedControlProps } from '../../../ui/segmented-control.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { RewriteProblem } from '../rewriting/rewrite-problem.tsx';
import type { RewriteFailure } from '../rewriting/use-rewrite.ts';

export interface TargetChoiceProps<Value extends string> {
  label: string;
  /** A first choice with the value '' stands for every tool at once. */
  options: SegmentedControlProps<Value>['options'];
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
  // On a phone the row is moved sideways and has them all.
  const isRow = useMedia('(max-width: 39.99rem)');
  const isLong = !isRow && options.length > mostAtOnce;
  const isUsual = (each: { value: Value }, place: number) =>
    !isLong || place < fewAtFirst || each.value === (unfolded ?? value);
  const row = useRef<HTMLDivElement>(null);
  // Only the row moves: the page stays where it is.
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector(`[value="${value}"]`)?.parentElement;
    if (!row.current || !chosen) return;
    const [around, own] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (own.left < around.left || own.right > around.right)
      row.current.scrollLeft += own.left + own.width / 2 - around.left - around.width / 2;
  }, [value]);
  return (
    <>
      <div ref={row} className="choice-folded">
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
