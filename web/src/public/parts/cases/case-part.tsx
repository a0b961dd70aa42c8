import { partOf } from './part-of.ts';
import { PromptLines } from './prompt-lines.tsx';
import type { WrittenCase } from './write-case.ts';

/** The prompt line by line; of a long one a part, which says so. */
export const CasePart = ({ tool, sections }: Pick<WrittenCase, 'tool' | 'sections'>) => {
  const shown = partOf(sections);
  return (
    <div className="case-prompt">
      <p className="case-label">
        {shown === sections ? 'Prompt for' : 'From the prompt for'} {tool}
      </p>
      <PromptLines sections={shown} />
    </div>
  );
};
