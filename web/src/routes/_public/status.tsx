import { statusWindow } from '@whetstone/contract/limits';
import { createFileRoute } from '@tanstack/react-router';
import type { StatusReport } from '@whetstone/contract';
import { pageContext } from '../../lib/page-context.ts';
import { pageHead } from '../../lib/page-head.ts';
import { StatusPage } from '../../public/status/status-page.tsx';

export const Route = createFileRoute('/_public/status')({
  loader: async ({ serverContext }) => {
    const answer = await pageContext(serverContext).readApi('/api/status');
    const report = answer?.ok ? ((await answer.json()) as StatusReport) : null;
    return { report, now: new Date() };
  },
  head: () =>
    pageHead({
      path: '/status',
      title: 'Whetstone status',
      description: `Six services, checked once a minute: uptime over ${statusWindow.days} days, response times and incidents as measured.`,
    }),
  component: Status,
});

function Status() {
  const { report, now } = Route.useLoaderData();
  return <StatusPage report={report} now={now} />;
}
