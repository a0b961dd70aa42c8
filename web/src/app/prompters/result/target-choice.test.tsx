import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { TargetChoice } from './target-choice.tsx';

const options = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((name) => ({
  value: name,
  label: name,
}));

function Choice({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  return (
    <TargetChoice
      label="Made for"
      options={options}
      value={value}
      onChoose={setValue}
      changes={undefined}
      failure={undefined}
    />
  );
}
const names = () =>
  screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.parentElement?.textContent);

it('[VP-02] the usual few and the chosen one are shown, the rest behind More, and none changes its place while it is open', async () => {
  const person = renderScreen(<Choice first="Six" />);
  const few = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  expect(names()).toEqual(few);
  const more = screen.getByRole('button', { name: 'More' });
  await person.click(more);
  expect(names()).toEqual([...few, 'Seven']);
  await person.click(screen.getByRole('radio', { name: 'Seven' }));
  expect(names()).toEqual([...few, 'Seven']);
  await person.click(more);
  expect(names()).toEqual(['One', 'Two', 'Three', 'Four', 'Five', 'Seven']);
});

it('[VP-02] a phone has all of them in one field', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), { matches: query.includes('max-width') } as MediaQueryList),
  );
  const person = renderScreen(<Choice first="One" />);
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Made for' });
  expect([...field.options].map(({ text }) => text)).toEqual(options.map(({ label }) => label));
  await person.selectOptions(field, 'Seven');
  expect(field.value).toBe('Seven');
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  vi.restoreAllMocks();
});
