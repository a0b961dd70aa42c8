import type { PromptVersion } from '@whetstone/contract';
import { momentInWords } from '../../../lib/moment-in-words.ts';

interface VersionListProps {
  versions: readonly PromptVersion[];
  chosen: number;
  onChoose: (number: number) => void;
}

/** The versions of a prompt with the names that stand at them. */
export const VersionList = ({ versions, chosen, onChoose }: VersionListProps) => (
  <ol aria-label="Versions, newest first" className="flex max-h-80 flex-col overflow-y-auto">
    {versions.map(({ number, created_at, labels }, index) => (
      <li key={number}>
        <button
          type="button"
          aria-pressed={number === chosen}
          onClick={() => onChoose(number)}
          className="flex w-full flex-col rounded-control border border-transparent px-2 py-1.5 text-left text-13 hover:bg-surface aria-pressed:border-border pointer-coarse:min-h-11"
        >
          <span className="text-ink">
            Version {number}
            {index === 0 && ', current'}
          </span>
          {labels.length > 0 && <span className="text-12 text-done wrap-anywhere">{labels.join(', ')}</span>}
          <time dateTime={created_at} className="text-12 text-mute tabular">
            {momentInWords(created_at)}
          </time>
        </button>
      </li>
    ))}
  </ol>
);
