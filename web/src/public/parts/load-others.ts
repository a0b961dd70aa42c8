import { notFound } from '@tanstack/react-router';
import type { LibraryPage, PageContext } from '@whetstone/contract';

/** The first prompts of the library, for a page that has none of its own; nothing where they cannot be read. */
export async function loadOthers({ readApi }: PageContext, own: readonly unknown[]) {
  if (own.length > 0) return [];
  const answer = await readApi('/api/library?limit=6');
  return answer.ok ? ((await answer.json()) as LibraryPage).items : [];
}

/** Ends a page that is not there, with what else there is to read. */
export async function endAsNotFound(server: PageContext): Promise<never> {
  throw notFound({ data: await loadOthers(server, []) });
}
