import { useQuery } from '@tanstack/react-query';
import { libraryFacetsQuery } from '../../lib/api/library.ts';
import { builtInTemplatesQuery } from './filter-cards.ts';
import { OtherPrompts } from './other-prompts.tsx';

const shown = 6;

/** Prompts of others where own ones are missing; where the library cannot be read, built-in templates. */
export function LibraryInstead() {
  const { data, isError } = useQuery(libraryFacetsQuery);
  const fallback = useQuery({ ...builtInTemplatesQuery, enabled: isError && !data });
  const cards = data?.trending.filter(({ is_own }) => !is_own) ?? fallback.data?.slice(0, shown);
  return <OtherPrompts cards={cards ?? []} search={{}} />;
}
