import { setImmediate } from 'node:timers/promises';
import type { GenerationRequest } from '@whetstone/contract';
import { writePrompt } from './services/generations/write-prompt.ts';

/** One of each kind, chosen to pass through much of the engine: a letter, material, an app with rules, a change, pictures. */
export const warmingRequests: readonly GenerationRequest[] = [
  { kind: 'content', goal: 'Write a short welcome email for new customers of Acme Tea', level: 'expert' },
  { kind: 'content', goal: 'How do I plan a week of dinners for 4 people on 60 euros?' },
  { kind: 'content', goal: 'My neighbour’s dog barks all night. What can I do? I do not want a fight.' },
  {
    kind: 'content',
    goal: 'Summarise this text in 5 bullets: The river rose by 2 metres. The old bridge held. Nobody was hurt.',
    level: 'professional',
  },
  {
    kind: 'code',
    goal: 'Build a booking page for a hair salon. Customers choose a free time, only the owner can block days.',
    project_type: 'web-app',
  },
  {
    kind: 'code',
    goal: 'add a dark mode toggle, it must stay after a reload',
    project_type: 'feature',
    tool: 'cursor',
  },
  {
    kind: 'code',
    goal: 'API for a library: members borrow at most 3 books, a late loan costs 0.50 a day',
    project_type: 'api',
  },
  { kind: 'visual', goal: 'a lighthouse in a storm, with the word "HOPE" on a flag', media: 'image' },
  { kind: 'visual', goal: 'two children reading in a tent at night', media: 'video' },
];

// A few times over, so that what runs often is compiled well.
const rounds = 6;

/**
 * Writes prompts that nobody sees: code is compiled when it first runs, and without this the first people after a start
 * wait a tenth of a second and more. Requests that come meanwhile wait for one prompt at most.
 */
export const warmEngine = async (): Promise<void> => {
  for (let round = 0; round < rounds; round += 1)
    for (const request of warmingRequests) {
      writePrompt(request);
      await setImmediate();
    }
};
