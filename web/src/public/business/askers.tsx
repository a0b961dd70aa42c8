import { SheetLine } from '../../ui/manuscript/sheet-line.tsx';
import type { WrittenAskers } from './write-askers.ts';

const asksShown = 5;

/** What three people asked for, and below it what all three are asked and offered. */
export const Askers = ({ asked, shared }: WrittenAskers) => (
  <div className="desk askers">
    <p className="case-label">The same job ad, asked for by three people</p>
    <ol>
      {asked.map((words) => (
        <li key={words.map(({ text }) => text).join('')}>
          <SheetLine words={words} />
        </li>
      ))}
    </ol>
    <div className="case-said">
      <p className="case-label">The questions and suggestions all three get</p>
      <ul>
        {shared.slice(0, asksShown).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  </div>
);
