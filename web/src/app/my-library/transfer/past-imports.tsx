import { useQuery } from '@tanstack/react-query';
import { momentInWords } from '../../../lib/moment-in-words.ts';
import { pastImportsQuery } from '../../../lib/api/transfer.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from './import-words.ts';
import { useTakeBack } from './use-import.ts';

/** What came in before, and can be taken back as a whole. */
export function PastImports() {
  const imports = useQuery(pastImportsQuery).data?.items ?? [];
  const takeBack = useTakeBack();
  if (imports.length === 0) return null;
  return (
    <section aria-label="Earlier imports">
      <h3 className="pb-2 text-13 font-medium text-ink">Earlier imports</h3>
      <ul className="max-h-48 overflow-y-auto border-t border-hairline">
        {imports.map(({ id, source, created_at, prompts }) => (
          <li key={id} className="flex min-h-(--row-two) items-center gap-3 border-b border-hairline text-13">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="text-ink">{source}</span> · {counted(prompts, 'prompt')} ·{' '}
              {momentInWords(created_at)}
            </span>
            <Button
              look="quiet"
              size="small"
              className="-mr-3"
              aria-label={`Undo import of ${source}`}
              busy={takeBack.isPending && takeBack.variables === id}
              onClick={() => takeBack.mutate(id)}
            >
              Undo import
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
