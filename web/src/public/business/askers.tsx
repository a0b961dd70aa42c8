import { PressedChips } from '../parts/cases/pressed-chips.tsx';
import { SheetLine } from '../../ui/manuscript/sheet-line.tsx';
import type { WrittenAskers } from './write-askers.ts';

/** What three people asked for, and below it what all three are asked and offered. */
export const Askers = ({ asked, shared, press }: WrittenAskers) => (
  <div className="desk askers">
    <p className="case-label">One job ad, requested by three people</p>
    <ol>
      {asked.map((words) => (
        <li key={words.map(({ text }) => text).join('')}>
          <SheetLine words={words} />
        </li>
      ))}
    </ol>
    <div className="case-said">
      <p className="case-label">
        All three are asked the same {shared.filter((line) => line.endsWith('?')).length} questions, this one
        first
      </p>
      <PressedChips {...press} />
    </div>
    <div className="pressed-line border-t border-hairline">
      <p className="case-label">One answer, the same line in all three prompts</p>
      <p className="manuscript-words">
        <ins className="mark-chosen">{press.line}</ins>
      </p>
      <p className="case-label">{press.reason}</p>
    </div>
  </div>
);
