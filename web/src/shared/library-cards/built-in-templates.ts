import { queryOptions } from '@tanstack/react-query';

/** The built-in templates, which need no server; asked for where the library cannot be read. */
export const builtInTemplatesQuery = queryOptions({
  queryKey: ['built-in-templates'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => (await import('./template-cards.ts')).templateCards,
});
