import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reloadAfterDeploy } from './lib/reload-after-deploy.ts';
import { getRouter } from './router.tsx';

reloadAfterDeploy();

// The framework's own client brings the reading of server functions along, 12 kB; there are none here.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={getRouter()} />
    </StrictMode>,
  );
});
