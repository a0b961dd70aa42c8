import { SheetLine } from '../../ui/manuscript/sheet-line.tsx';
import type { WrittenAskers } from './write-askers.ts';

/** What three people asked for, and beside it what all three are asked and offered. */
export const Askers = ({ asked, shared }: WrittenAskers) => (
  <div className="askers">
    <ol>
      {asked.map((words, index) => (
        <li key={words.map(({ text }) => text).join('')}>
          <span aria-hidden="true">{index + 1}</span>
          <p>
            <SheetLine words={words} />
          </p>
        </li>
      ))}
    </ol>
    <div className="sheet">
      <p className="askers-label">Asked and offered to all three</p>
      {shared.map((line) => (
        <p key={line}>
          <ins>{line}</ins>
        </p>
      ))}
    </div>
  </div>
);
