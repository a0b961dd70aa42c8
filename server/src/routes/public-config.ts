import { createRoute, z } from '@hono/zod-openapi';
import { plans, publicConfig } from '@whetstone/contract';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, openApi } from '../http/open-api.ts';

const planList = z
  .object({
    plans: z.array(
      z.object({
        tier: z.string(),
        name: z.string(),
        price_usd: z.number(),
        monthly_prompts: z.int().nullable(),
      }),
    ),
  })
  .openapi('Plans');

export const publicConfigRoutes = ({ settings }: Pick<Dependencies, 'settings'>) =>
  openApi()
    .openapi(
      createRoute({
        method: 'get',
        path: '/config',
        responses: answers(publicConfig, 'What the web app must know before sign-in'),
      }),
      (c) =>
        c.json(
          {
            ai_name: settings.aiName,
            dev_outbox: settings.devOutbox,
            dev_checkout: false,
            support_email: settings.supportEmail,
            captcha: settings.captcha && {
              provider: settings.captcha.provider,
              site_key: settings.captcha.siteKey,
            },
          },
          200,
        ),
    )
    .openapi(createRoute({ method: 'get', path: '/plans', responses: answers(planList, 'The plans') }), (c) =>
      c.json(
        {
          plans: plans.map((plan) => ({
            tier: plan.tier,
            name: plan.name,
            price_usd: plan.priceUsd,
            monthly_prompts: plan.monthlyPrompts,
          })),
        },
        200,
      ),
    );
