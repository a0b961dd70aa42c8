import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PromptPage } from '../public/prompt/prompt-page.tsx';
import { liveBlanks } from './live-blanks.ts';

const shared = (prompt_text: string) => ({
  title: 'Mail',
  description: '',
  prompt_text,
  category: 'Writing',
  tags: [],
  use_case: null,
  updated_at: '2026-11-22T12:00:00.000Z',
});
const open = (prompt_text: string) => {
  render(<PromptPage prompt={shared(prompt_text)} hints={[]} facts="Shared" actions={null} />);
  liveBlanks();
};
const copied = () =>
  screen.getAllByRole('button', { name: 'Copy Prompt' }).map((button) => button.dataset['copy']);

it('[ML-11] the blanks of a shared prompt are filled on its page: what is shown and copied follows', async () => {
  open('Write to {{customer}} in a {{tone=warm|dry}} tone.\n\n{{background...}}');
  const user = userEvent.setup();
  const before = 'Write to {{customer}} in a warm tone.\n\n{{background...}}';
  expect(copied()).toEqual([before]);
  expect(screen.getByRole('status').textContent).toBe('2 blanks left to fill in');
  await user.type(screen.getByLabelText('Customer'), 'Ada');
  await user.selectOptions(screen.getByLabelText('Tone'), 'dry');
  const after = 'Write to Ada in a dry tone.\n\n{{background...}}';
  await waitFor(() => expect(copied()).toEqual([after]));
  expect(screen.getByText('Ada', { selector: 'ins' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('1 blank left to fill in');
  await user.type(screen.getByLabelText('Background'), 'Two{enter}lines');
  await waitFor(() => expect(copied()[0]).toBe('Write to Ada in a dry tone.\n\nTwo\nlines'));
});

it('[ML-11] a prompt without blanks has nothing to fill in', () => {
  open('Write a poem.');
  expect(copied()).toEqual(['Write a poem.']);
  expect(screen.queryByText('Fill in before copying')).toBeNull();
});

it('[LB-08] the sheet names blanks in words and says what is taken at the foot; the copy stays as written', () => {
  open('Write to {{customer}}.\nIn a {{tone=warm|dry}} tone.\nSign for {{customer}}.');
  const [words = [], notes] = screen.getAllByRole('list').map((list) =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  );
  expect(words.join(' ')).not.toContain('{{');
  expect(words[0]).toBe('Write to Customer1.');
  expect(words).toContain('In a warm2 tone.');
  expect(words.at(-1)).toBe('Sign for Customer1.');
  expect(notes).toEqual(['2One of: warm, dry']);
  expect(copied()).toEqual(['Write to {{customer}}.\nIn a warm tone.\nSign for {{customer}}.']);
});
