import { useQuery } from '@tanstack/react-query';
import { libraryFacetsQuery } from '../../lib/api/library.ts';
import { OtherPrompts } from '../../shared/library-cards/other-prompts.tsx';

/** Prompts of others, where own ones or favorites are missing. */
export function LibraryInstead() {
  const { data } = useQuery(libraryFacetsQuery);
  return <OtherPrompts cards={data?.trending.filter(({ is_own }) => !is_own) ?? []} search={{}} />;
}
