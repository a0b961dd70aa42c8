import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { InsertBlank } from './insert-blank.tsx';
import { LongField } from './long-field.tsx';

const Form = () => {
  const words = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('Write to ');
  return (
    <LongField label="Prompt" rows={3} maxLength={100} value={text} onChange={setText} ref={words}>
      <InsertBlank field={words} />
    </LongField>
  );
};

it('[ML-11] a press writes a blank where the caret is, its words ready to be typed over', async () => {
  render(<Form />);
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Prompt');
  field.setSelectionRange(9, 9);
  await user.click(screen.getByRole('button', { name: /^Blank/ }));
  expect(field.value).toBe('Write to {{a_name}}');
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('a_name');
  expect(document.activeElement).toBe(field);
});
