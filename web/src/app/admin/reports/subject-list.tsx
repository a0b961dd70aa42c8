import { utcInWords } from '../utc-in-words.ts';
import type { Subject } from './subjects-of.ts';

export interface SubjectListProps {
  subjects: readonly Subject[];
  /** The one that is looked into. */
  current: string | undefined;
  /** Those that were left for later. */
  later: readonly string[];
  onChoose: (key: string) => void;
}

/** What is reported, a row each; a press brings it beside the list. On a narrow window one works through them in order. */
export const SubjectList = ({ subjects, current, later, onChoose }: SubjectListProps) => (
  <ul aria-label="Waiting" className="ruled-rows max-lg:hidden">
    {subjects.map(({ key, first }) => (
      <li key={key} className="ruled-row">
        <button
          type="button"
          aria-current={key === current || undefined}
          onClick={() => onChoose(key)}
          className="flex h-(--row-one) w-full items-center gap-3 px-2 text-left text-13 -outline-offset-2 hover:bg-surface aria-[current]:chosen-row"
        >
          <span
            className={`line-clamp-1 flex-1 font-medium ${later.includes(key) ? 'text-mute' : 'text-ink'}`}
          >
            {first.title}
          </span>
          {first.open_reports > 1 && (
            <span className="flex-none text-12 tabular">{first.open_reports} reports</span>
          )}
          <span className="min-w-10 flex-none text-right text-12 text-mute tabular">
            {utcInWords(first.created_at).split(',')[0]}
          </span>
        </button>
      </li>
    ))}
  </ul>
);
