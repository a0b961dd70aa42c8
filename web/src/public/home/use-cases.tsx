import { SheetLine } from '../../ui/manuscript/sheet-line.tsx';
import type { WrittenUse } from './write-uses.ts';

/** Three uses, each beside a sheet from the engine. */
export const UseCases = ({ uses }: { uses: readonly WrittenUse[] }) => (
  <ul className="use-cases">
    {uses.map(({ title, text, sheet }) => (
      <li key={title}>
        <div>
          <h3 className="display text-20 sm:text-28">{title}</h3>
          <p className="mt-4 max-w-[44ch] text-16 text-body">{text}</p>
        </div>
        <div className="sheet">
          {sheet.map((words) => (
            <p key={words.map(({ text: part }) => part).join('')}>
              <SheetLine words={words} />
            </p>
          ))}
        </div>
      </li>
    ))}
  </ul>
);
