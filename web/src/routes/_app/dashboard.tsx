import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '../../app/dashboard/dashboard.tsx';

export const Route = createFileRoute('/_app/dashboard')({
  head: () => ({ meta: [{ title: 'Dashboard · Whetstone' }] }),
  component: Dashboard,
});
