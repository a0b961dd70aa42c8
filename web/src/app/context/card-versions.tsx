import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cardVersionsQuery } from '../../lib/api/cards.ts';
import { momentInWords } from '../../lib/moment-in-words.ts';
import { Button } from '../../ui/button.tsx';
import { FoldSummary } from './fold-summary.tsx';
import { type CardForm, formOf } from './card-form.ts';

interface CardVersionsProps {
  form: CardForm;
  onRestore: (form: CardForm) => void;
}

/** What the card said before; one of them is put into the form, and kept once that is saved. */
export function CardVersions({ form, onRestore }: CardVersionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const versions = useQuery({ ...cardVersionsQuery(form.id), enabled: isOpen }).data?.items;
  return (
    <details className="group text-13" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <FoldSummary>Earlier versions</FoldSummary>
      {versions?.length === 0 && <p className="pt-2 text-mute">No earlier versions yet.</p>}
      <ul className="flex flex-col divide-y divide-hairline">
        {versions?.map((version) => (
          <li key={version.revision} className="flex min-h-(--row-three) items-center gap-4">
            <span className="min-w-0 flex-1">
              {momentInWords(version.replaced_at)}
              <span className="block truncate text-mute">
                {version.name}: {version.facts.map(({ text }) => text).join('; ')}
              </span>
            </span>
            <Button
              size="small"
              onClick={() =>
                onRestore({
                  ...formOf({ ...form, ...version, id: form.id, updated_at: '' }),
                  revision: form.revision,
                })
              }
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
