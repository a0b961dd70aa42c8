import { useMutation } from '@tanstack/react-query';
import type { SetAsideDraft } from '@whetstone/contract';
import { describeError } from '../../../lib/api/describe-error.ts';
import { momentInWords } from '../../../lib/moment-in-words.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';

interface KeptCopiesProps {
  copies: readonly SetAsideDraft[];
  onBringBack: (id: string) => Promise<void>;
  onDelete: (id: string) => Promise<void>;
}

/** Drafts that gave way to another one. */
export function KeptCopies({ copies, onBringBack, onDelete }: KeptCopiesProps) {
  const acting = useMutation({ mutationFn: (act: () => Promise<void>) => act() });
  return (
    <details className="rounded-card border border-hairline bg-surface p-4 text-13">
      <summary className="cursor-pointer text-ink">Earlier drafts ({copies.length})</summary>
      <p className="pt-2 text-mute">
        Drafts replaced by the one on this page. Your account keeps the last 20.
      </p>
      <ul className="flex flex-col gap-4 pt-4">
        {copies.map(({ id, title, created_at: at }) => (
          <li key={id}>
            <p className="truncate">
              <span className="text-mute">{momentInWords(at)}: </span>
              <span className="text-ink">{title === '' ? 'no goal yet' : title}</span>
            </p>
            <div className="flex gap-4 pt-1">
              <button
                type="button"
                className={buttonClasses('link', 'text')}
                onClick={() => acting.mutate(() => onBringBack(id))}
              >
                Restore draft
              </button>
              <button
                type="button"
                className={buttonClasses('quiet', 'text')}
                onClick={() => acting.mutate(() => onDelete(id))}
              >
                Delete draft
              </button>
            </div>
          </li>
        ))}
      </ul>
      {acting.error && <p className="text-bad">{describeError(acting.error)}</p>}
    </details>
  );
}
