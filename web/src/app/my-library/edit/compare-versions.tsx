import type { PromptVersion } from '@whetstone/contract';
import { compareLines, type Stretch } from './compare-lines.ts';

const parts = [
  { title: 'Title', read: (version: PromptVersion) => version.title },
  { title: 'Prompt', read: (version: PromptVersion) => version.prompt_text },
  { title: 'Description', read: (version: PromptVersion) => version.description },
  { title: 'Use case', read: (version: PromptVersion) => version.use_case ?? '' },
  { title: 'Category', read: (version: PromptVersion) => version.category },
  { title: 'Tags', read: (version: PromptVersion) => version.tags.join(', ') },
] as const;

interface CompareVersionsProps {
  before: PromptVersion;
  after: PromptVersion;
}

/** Two versions side by side: every part that differs, line by line. */
export default function CompareVersions({ before, after }: CompareVersionsProps) {
  const changed = parts.filter(({ read }) => read(before) !== read(after));
  if (changed.length === 0) return <p className="text-14 text-mute">These two versions are identical.</p>;
  return changed.map(({ title, read }) => (
    <section key={title} aria-label={title} className="flex flex-col gap-2">
      <h3 className="text-13 font-medium text-ink">{title}</h3>
      <table className="w-full table-fixed border-collapse overflow-hidden rounded-card border border-hairline bg-raised font-mono text-12">
        <thead className="sr-only">
          <tr>
            <th scope="col">Version {before.number}</th>
            <th scope="col">Version {after.number}</th>
          </tr>
        </thead>
        <tbody>
          {compareLines(read(before), read(after)).map((pair, line) => (
            <tr
              // oxlint-disable-next-line react/no-array-index-key -- lines have no name but their place
              key={line}
              className={pair.isChanged ? 'bg-surface' : ''}
            >
              <Side stretches={pair.before} mark="del" />
              <Side stretches={pair.after} mark="ins" />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}

function Side({ stretches, mark: Mark }: { stretches: readonly Stretch[] | null; mark: 'ins' | 'del' }) {
  let at = 0;
  return (
    <td className="border-l border-hairline px-3 py-0.5 align-top leading-5 wrap-anywhere whitespace-pre-wrap text-ink first:border-l-0">
      {stretches?.map(({ text, isMarked }) => {
        at += text.length;
        return isMarked ? (
          <Mark
            key={at}
            className={
              Mark === 'ins' ? 'bg-mark-wash underline decoration-mark underline-offset-4' : 'text-mute'
            }
          >
            {text}
          </Mark>
        ) : (
          text
        );
      })}
    </td>
  );
}
