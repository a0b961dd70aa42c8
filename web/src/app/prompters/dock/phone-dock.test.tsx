import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PhoneDock } from './phone-dock.tsx';

const goal = 'Write a letter to our customers.';

function Docked({ onReadAll }: { onReadAll: () => void }) {
  const [lines, setLines] = useState([goal, '- Keep it short.']);
  const press = () => setLines([goal, '- Reason: our costs rose', '- Keep it short.']);
  return (
    <>
      <button type="button" onClick={press}>
        our costs rose
      </button>
      <PhoneDock
        title="Generated Prompt"
        target="ChatGPT"
        prompt={{ text: lines.join('\n'), sections: [] }}
        resultId="result"
        onReadAll={onReadAll}
        onUndo={lines.length > 2 ? () => setLines([goal, '- Keep it short.']) : undefined}
        onCopied={() => undefined}
        onProblem={() => undefined}
      />
    </>
  );
}

it('[AO-02] on a phone the line that a press changed is shown, taken back, and the whole is one press away', async () => {
  const onReadAll = vi.fn<() => void>();
  const person = renderScreen(<Docked onReadAll={onReadAll} />);
  const undo = screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' });
  expect(undo.disabled).toBe(true);
  await person.click(screen.getByRole('button', { name: 'our costs rose' }));
  expect(screen.getByText('Reason: our costs rose')).toBeDefined();
  await person.click(undo);
  expect(screen.queryByText('Reason: our costs rose')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Read the whole prompt' }));
  expect(onReadAll).toHaveBeenCalledOnce();
});
