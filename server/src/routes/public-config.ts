import { createRoute } from '@hono/zod-openapi';
import { publicConfig } from '@whetstone/contract';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, openApi } from '../http/open-api.ts';

export const publicConfigRoutes = ({ settings }: Pick<Dependencies, 'settings'>) =>
  openApi().openapi(
    createRoute({
      method: 'get',
      path: '/config',
      responses: answers(publicConfig, 'What the web app needs to know before sign-in'),
    }),
    (c) =>
      c.json(
        {
          ai_name: settings.aiName,
          dev_outbox: settings.devOutbox,
          dev_checkout: settings.payments === null,
          support_email: settings.supportEmail,
          captcha: settings.captcha && {
            provider: settings.captcha.provider,
            site_key: settings.captcha.siteKey,
          },
        },
        200,
      ),
  );
