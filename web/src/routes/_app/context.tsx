import { createFileRoute } from '@tanstack/react-router';
import { ContextPage } from '../../app/context/context-page.tsx';
import { parseContextSearch } from '../../app/context/context-search.ts';

export const Route = createFileRoute('/_app/context')({
  validateSearch: parseContextSearch,
  head: () => ({ meta: [{ title: 'Context · Whetstone' }] }),
  component: ContextRoute,
});

function ContextRoute() {
  const navigate = Route.useNavigate();
  const { card } = Route.useSearch();
  return (
    <ContextPage
      open={card}
      onOpen={(id) => void navigate({ search: id ? { card: id } : {}, replace: true, resetScroll: false })}
    />
  );
}
