import { longestDeskGoal, type PageContext } from '@whetstone/contract';
import type { Generated } from '@whetstone/engine';
import type { DeskSample } from './desk.tsx';
import { deskKinds } from './desk-examples.ts';
import { readDeskAnswer } from './read-desk-answer.ts';

/** The prompts for the examples; written once, for these never change. */
const written = new Map<string, Generated>();

/** What the desk opens with: the goal that was sent for one kind, else the first example. The others wait to be looked at. */
export async function writeSamples(server: PageContext, asked: { goal?: string; for?: string }) {
  const open = asked.goal === undefined ? undefined : deskKinds.find(({ id }) => id === asked.for)?.id;
  const samples = deskKinds.map(async ({ id: kind, example }): Promise<DeskSample> => {
    const goal = kind === open ? asked.goal?.slice(0, longestDeskGoal) : undefined;
    if (goal === undefined) {
      if (kind !== (open ?? deskKinds[0].id)) return { kind, goal: example.goal, prompt: null };
      const prompt = written.get(kind) ?? server.writeForDesk({ kind, ...example });
      written.set(kind, prompt);
      return { kind, goal: example.goal, prompt, exampleOf: example };
    }
    if (goal.trim() === '') return { kind, goal, prompt: null };
    const answer = await readDeskAnswer(server.askDesk({ kind, goal }));
    return { kind, goal, prompt: null, ...answer };
  });
  return { open: open ?? 'text', samples: await Promise.all(samples) } as const;
}
