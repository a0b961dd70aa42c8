import type { LibraryCard, LibraryPrompt } from '@whetstone/contract';
import { type Template, templates } from '@whetstone/engine/templates';

const cardOf = ({ id, title, description, category, tags, useCase, text }: Template): LibraryCard => ({
  id,
  title,
  description,
  category,
  tags: [...tags],
  use_case: useCase,
  preview: text.slice(0, 300),
  votes: 0,
  is_template: true,
  is_own: false,
  is_favorite: false,
  has_voted: false,
  published_at: '1970-01-01T00:00:00.000Z',
});

/** The built-in templates as the library lists them, for when it cannot be read. */
export const templateCards: LibraryCard[] = templates.map(cardOf);

/** A built-in template as the library shows it opened. */
export function templatePrompt(id: string): LibraryPrompt | undefined {
  const template = templates.find((candidate) => candidate.id === id);
  if (!template) return undefined;
  const { preview: _preview, ...card } = cardOf(template);
  return { ...card, prompt_text: template.text, author: null, copies: 0, keeps: 0 };
}

/** What a template's author says about its blanks; none for other prompts. */
export const hintsOf = (id: string) => templates.find((template) => template.id === id)?.variables ?? [];
