import type { Generated } from '@whetstone/engine';
import { refusal } from './fake-server.ts';

/** What a generation answers: the prompt, and one prompt of the month less. */
export const generated = (prompt: Generated) => ({
  id: '018f0000-0000-7000-8000-000000000001',
  prompt,
  usage: {
    tier: 'free',
    used: 3,
    limit: 5,
    remaining: 2,
    is_unlimited: false,
    resets_at: '2026-12-01T00:00:00.000Z',
  },
  written_by: { source: 'rules' },
  model_rewrites_left: 0,
});

/** A model writes on this server. */
export const modelWrites = () => ({
  written_by: { source: 'site', name: 'Whetstone AI' },
  own_key: null,
  providers: [],
});

/** What a generation answers that the model wrote, with so many rewritings left. */
export const writtenByModel = (prompt: Generated, left = 6) => ({
  ...generated(prompt),
  written_by: { source: 'model', model: 'Whetstone AI' },
  model_rewrites_left: left,
});

/** The server is there, and cannot do it now. */
export const busy = () => refusal(503, 'unavailable', 'Not now.');
