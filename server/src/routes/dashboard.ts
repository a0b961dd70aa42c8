import { dashboard } from '@whetstone/contract';
import type { SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, openApi } from '../http/open-api.ts';
import { signedInRoutes } from '../http/person-routes.ts';
import { getDashboard } from '../services/dashboard/get-dashboard.ts';

export const dashboardRoutes = (dependencies: Dependencies) =>
  openApi<SignedIn>().openapi(
    ...signedInRoutes(dependencies).get(
      '/dashboard',
      {},
      answers(dashboard, 'Your figures, trends, activity and what to do next'),
      ({ act }) => act(getDashboard),
    ),
  );
