import { type ReactNode, useSyncExternalStore } from 'react';
import type { StreamedText } from './streamed-text.ts';

interface WritingSheetProps {
  streamed: StreamedText;
  /** What is on the desk until the first words come. */
  children: ReactNode;
}

/** The prompt on its sheet while it is written, line for line where it stands when it is whole and has its marks. */
export function WritingSheet({ streamed, children }: WritingSheetProps) {
  const text = useSyncExternalStore(streamed.subscribe, streamed.read);
  if (text === '') return <div className="flex flex-1 flex-col opacity-60">{children}</div>;
  return (
    <div className="manuscript">
      <div className="manuscript-rows">
        <div className="manuscript-row">
          <div className="manuscript-text">
            <p className="pb-1 text-13 text-mute">Your prompt</p>
            <p className="manuscript-words">
              {text}
              <span aria-hidden="true" className="ml-0.5 inline-block h-4 w-0.5 bg-mark align-[-0.2em]" />
            </p>
          </div>
          <div className="manuscript-margin" />
        </div>
      </div>
    </div>
  );
}
