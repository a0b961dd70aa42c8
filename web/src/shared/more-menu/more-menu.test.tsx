import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MoreMenu } from './more-menu.tsx';

const open = async (props = {}) => {
  const onAct = vi.fn<() => void>();
  const user = userEvent.setup();
  render(
    <>
      <MoreMenu of="Tea mail" {...props}>
        <button type="button" onClick={onAct}>
          Duplicate
        </button>
      </MoreMenu>
      <p>Elsewhere</p>
    </>,
  );
  const more = screen.getByRole('button', { name: 'More for Tea mail' });
  await user.click(more);
  return { more, onAct, user };
};
const act = () => screen.queryByRole('button', { name: 'Duplicate' });

it('shows its acts at a press and puts them away at the next', async () => {
  const { more, user } = await open();
  expect(act()).not.toBeNull();
  expect(more.getAttribute('aria-expanded')).toBe('true');
  await user.click(more);
  expect(act()).toBeNull();
});

it('an act is done once, and the focus is back on the button', async () => {
  const { more, onAct, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Duplicate' }));
  expect(onAct).toHaveBeenCalledOnce();
  expect(act()).toBeNull();
  expect(document.activeElement).toBe(more);
});

it('stays where its acts open dialogs within it', async () => {
  const { user } = await open({ staysOpen: true });
  await user.click(screen.getByRole('button', { name: 'Duplicate' }));
  expect(act()).not.toBeNull();
});

it('Escape and a press elsewhere put it away', async () => {
  const { more, user } = await open();
  await user.keyboard('{Escape}');
  expect(act()).toBeNull();
  expect(document.activeElement).toBe(more);
  await user.click(more);
  await user.click(screen.getByText('Elsewhere'));
  expect(act()).toBeNull();
});
