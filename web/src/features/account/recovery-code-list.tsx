import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { saveFile } from '../../lib/save-file.ts';

/** The form that stood here took the focus along; it goes on here, and the codes are read out. */
const focusOn = (element: HTMLElement | null) => element?.focus();

/** Recovery codes, shown this once. */
export function RecoveryCodeList({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [problem, setProblem] = useState('');
  const text = `${codes.join('\n')}\n`;
  return (
    <section
      aria-label="Recovery codes"
      tabIndex={-1}
      ref={focusOn}
      className="flex flex-col gap-4 rounded-card border border-hairline p-4"
    >
      <p>
        <span className="font-medium text-ink">Keep these recovery codes.</span> Each signs you in once if you
        lose the app. They are shown this one time only.
      </p>
      <ul className="grid gap-x-8 gap-y-1 rounded-control bg-surface px-4 py-3 font-mono text-14 text-ink sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {problem && <MessageBox look="bad">{problem}</MessageBox>}
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} onError={setProblem} />
        <Button
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'whetstone-recovery-codes.txt')}
        >
          Download
        </Button>
        <Button look="primary" onClick={onKept}>
          I Have Kept Them
        </Button>
      </div>
    </section>
  );
}
