import { createFileRoute } from '@tanstack/react-router';
import { Collections, type CollectionsProps } from '../../app/collections/collections.tsx';

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

export const Route = createFileRoute('/_app/collections')({
  validateSearch: ({ open, author }: Record<string, unknown>): CollectionsProps => ({
    open: textOf(open),
    author: textOf(author),
  }),
  head: () => ({ meta: [{ title: 'Collections · Whetstone' }] }),
  component: () => <Collections {...Route.useSearch()} />,
});
