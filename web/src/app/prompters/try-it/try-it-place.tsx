import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { tryStateQuery } from '../../../lib/api/tries.ts';
import { writerQuery } from '../../../lib/api/writer.ts';
import { Button } from '../../../ui/button.tsx';
import type { TryItProps } from './try-it.tsx';

const TryIt = lazy(async () => ({ default: (await import('./try-it.tsx')).TryIt }));

/** Below a prompt, where a model could try it: a line that opens the panel, which loads only then. */
export function TryItPlace(props: TryItProps) {
  const { data: model } = useQuery(writerQuery);
  const isPicture = props.kind === 'image';
  const { data: state } = useQuery({ ...tryStateQuery, enabled: isPicture && Boolean(model) });
  const [isOpen, setIsOpen] = useState(false);
  // A prompt that only gives the person's words back has nothing to be compared with.
  if (!model || props.result.prompt.counts === false) return null;
  if (isPicture && !state?.model?.pictures) return null;
  return (
    <section aria-label="Try it" className="border-t border-hairline px-(--desk-inset) py-6 text-13">
      {isOpen ? (
        <Suspense fallback={<p className="text-mute">Opening…</p>}>
          <TryIt key={props.saved.prompt_text} {...props} />
        </Suspense>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="flex-1 basis-60 text-mute">
            See the difference:{' '}
            {isPicture
              ? 'a picture from your original words and one from this prompt'
              : 'the answers to your original words and to this prompt'}
            , side by side.
          </p>
          <Button size="small" onClick={() => setIsOpen(true)}>
            Try it
          </Button>
        </div>
      )}
    </section>
  );
}
