import { PressedChips } from './pressed-chips.tsx';
import type { WrittenCase } from './write-case.ts';

/** The lines that presses became, with the reasons beside them. */
const pressedLines = ({ sections }: Pick<WrittenCase, 'sections'>) =>
  sections.flatMap(({ spans }) => spans).filter(({ origin }) => origin === 'chosen');

/** One question of a case: the press, the line that it became, and why the question was asked. */
export function PressedLine({ written }: { written: WrittenCase }) {
  const asked = written.asked[0];
  const line = pressedLines(written)[0];
  if (!asked || !line) return undefined;
  return (
    <div className="desk pressed-line">
      <div className="case-said">
        <PressedChips {...asked} />
      </div>
      <p className="manuscript-words">
        <ins className="mark-chosen">{line.text}</ins>
      </p>
      <p className="case-label">{line.reason}</p>
    </div>
  );
}
