import type { LibraryCard } from '@whetstone/contract';

/** A public prompt as a list shows it. */
export const cardNamed = (title: string): LibraryCard => ({
  id: crypto.randomUUID(),
  title,
  description: '',
  category: 'Marketing',
  tags: ['tea'],
  use_case: null,
  preview: 'Write a letter.',
  votes: 3,
  is_template: false,
  is_own: false,
  is_favorite: false,
  has_voted: false,
  published_at: '2026-11-01T00:00:00.000Z',
});
