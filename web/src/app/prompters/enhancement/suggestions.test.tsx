import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { EnhancementChanges } from './enhancement-changes.tsx';
import { goalChanges } from './goal-changes.ts';
import { Suggestions } from './suggestions.tsx';

const offer = 'Goal of the last email: [first purchase / a visit]';

it('[CP-05] a suggestion is a question: an answer pressed, or own words, goes into the goal without brackets', async () => {
  const onAdd = vi.fn<(suggestion: string, added: string) => void>();
  const person = renderScreen(<Suggestions suggestions={[offer, 'Say when']} onAdd={onAdd} />);
  expect(screen.getByRole('group', { name: 'Goal of the last email' })).toBeDefined();
  expect(screen.queryByText(/\[/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'a visit' }));
  expect(onAdd).toHaveBeenLastCalledWith(offer, 'Goal of the last email: a visit');
  await person.type(screen.getByRole('textbox'), 'a reply{Enter}');
  expect(onAdd).toHaveBeenLastCalledWith(offer, 'Goal of the last email: a reply');
  await person.click(screen.getByRole('button', { name: 'Say when' }));
  expect(onAdd).toHaveBeenLastCalledWith('Say when', 'Say when');
});

it('[CP-05] marks end where the words do, not in the spaces beside them', () => {
  renderScreen(
    <EnhancementChanges
      pieces={goalChanges('a note to Priya', 'a short note to Priya, in at most one page')}
      left={[]}
      isFixed={false}
      onChoose={() => undefined}
    />,
  );
  expect([...document.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual([
    'short',
    'in at most one page',
  ]);
  expect(document.body.textContent).toContain('a short note to Priya, in at most one page');
});

it('[CP-05] only the words that go are struck, not those that get a capital', () => {
  renderScreen(
    <EnhancementChanges
      pieces={goalChanges('please write a note', 'Write a note')}
      left={[]}
      isFixed={false}
      onChoose={() => undefined}
    />,
  );
  expect(document.querySelector('del')?.textContent.trim()).toBe('please');
  expect(document.querySelector('ins')?.textContent.trim()).toBe('Write');
});
