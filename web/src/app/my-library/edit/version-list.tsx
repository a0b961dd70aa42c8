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
  const words = Math.abs(change);
  return `${change > 0 ? '+' : '−'}${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}`;
}

/** The versions of a prompt with the names that stand at them. */
export const VersionList = ({ versions, chosen, onChoose }: VersionListProps) => (
  <ol aria-label="Versions, newest first" className="flex flex-col max-sm:max-h-48 max-sm:overflow-y-auto">
    {versions.map(({ number, created_at, labels }, index) => (
      <li key={number}>
        <button
          type="button"
          aria-pressed={number === chosen}
          onClick={() => onChoose(number)}
          className="grid h-(--row-two) w-full grid-cols-[minmax(0,1fr)_auto] content-center items-baseline gap-x-2 rounded-control border border-transparent px-2 text-left text-12 text-mute -outline-offset-2 hover:bg-surface aria-pressed:chosen-row"
        >
          <span className="text-13 text-ink">
            Version {number}
            {index === 0 && ', current'}
          </span>
          <span className="max-w-28 truncate text-done">{labels.join(', ')}</span>
          <time dateTime={created_at} className="tabular">
            {momentInWords(created_at)}
          </time>
          <span className="tabular">{lengthInWords(versions[index], versions[index + 1])}</span>
        </button>
      </li>
    ))}
  </ol>
);
