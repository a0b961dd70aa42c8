import type { PromptVersion } from '@whetstone/contract';
import { momentInWords } from '../../../lib/moment-in-words.ts';

interface VersionListProps {
  versions: readonly PromptVersion[];
  chosen: number;
  onChoose: (number: number) => void;
}

const wordsIn = ({ prompt_text }: PromptVersion) => prompt_text.match(/[\p{L}\p{N}_]+/gu)?.length ?? 0;

/** By how many words a version is longer or shorter than the one before it. */
function lengthInWords(version: PromptVersion | undefined, before: PromptVersion | undefined): string {
  if (!version || !before) return '';
  const change = wordsIn(version) - wordsIn(before);
  if (change === 0) return '';
  return `${Math.abs(change).toLocaleString('en-US')} ${Math.abs(change) === 1 ? 'word' : 'words'} ${change > 0 ? 'longer' : 'shorter'}`;
}

/** The versions of a prompt with the names that stand at them. */
export const VersionList = ({ versions, chosen, onChoose }: VersionListProps) => (
  <ol aria-label="Versions, newest first" className="flex flex-col max-sm:max-h-36 max-sm:overflow-y-auto">
    {versions.map(({ number, created_at, labels }, index) => (
      <li key={number}>
        <button
          type="button"
          aria-pressed={number === chosen}
          onClick={() => onChoose(number)}
          className="flex w-full flex-col rounded-control border max-sm:flex-row max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 border-transparent px-2 py-1.5 text-left text-13 hover:bg-surface aria-pressed:bg-surface aria-pressed:border-hairline pointer-coarse:min-h-11"
        >
          <span className="text-ink">
            Version {number}
            {index === 0 && ', current'}
          </span>
          {labels.length > 0 && <span className="text-12 text-done wrap-anywhere">{labels.join(', ')}</span>}
          <span className="flex flex-col text-12 text-mute tabular max-sm:ml-auto">
            <time dateTime={created_at}>{momentInWords(created_at)}</time>
            <span className="max-sm:hidden">{lengthInWords(versions[index], versions[index + 1])}</span>
          </span>
        </button>
      </li>
    ))}
  </ol>
);
