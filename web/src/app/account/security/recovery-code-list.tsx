import { useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { keepRecoveryCodes } from '../auth-requests.ts';
import { describeFailure } from './describe-failure.ts';

/** The form that stood here took the focus along; it goes on here, and the codes are read out. */
const focusOn = (element: HTMLElement | null) => element?.focus();

export interface RecoveryCodeSet {
  id: string;
  codes: readonly string[];
}

/** Recovery codes, shown this once; they count once the account service knows that they are kept. */
export function RecoveryCodeList({ made, onKept }: { made: RecoveryCodeSet; onKept: () => void }) {
  const { id, codes } = made;
  const [isBusy, setIsBusy] = useState(false);
  const keep = async () => {
    setIsBusy(true);
    try {
      await keepRecoveryCodes(id);
      onKept();
    } catch (error) {
      setProblem(describeFailure(error));
      setIsBusy(false);
    }
  };
  const [problem, setProblem] = useState('');
  const text = `${codes.join('\n')}\n`;
  return (
    <section
      aria-label="Recovery codes"
      tabIndex={-1}
      ref={focusOn}
      className="matter-form rounded-card border border-hairline p-4"
    >
      <p className="text-14 text-body">
        <span className="font-medium text-ink">Save these recovery codes.</span> Each works once in place of
        your app. They won’t be shown again.
      </p>
      <ul className="-my-2 grid gap-x-8 rounded-control bg-surface px-4 py-3 font-mono text-14 leading-6 text-ink sm:grid-cols-2">
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
        <Button look="primary" busy={isBusy} onClick={() => void keep()}>
          I’ve saved them
        </Button>
      </div>
    </section>
  );
}
