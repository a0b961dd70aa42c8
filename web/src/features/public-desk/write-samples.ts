import { deskKinds, longestDeskGoal } from './desk-kinds.ts';
import { writePrompt } from './write-prompt.ts';

/** A prompt of each kind to open the desk with: from the goal that was sent for one of them, else from the example. */
export async function writeSamples(asked: { goal?: string; for?: string }) {
  const open = deskKinds.find(({ id }) => id === asked.for)?.id;
  const samples = deskKinds.map(async ({ id, example }) => {
    const goal = id === open ? (asked.goal?.slice(0, longestDeskGoal) ?? example) : example;
    return { kind: id, goal, prompt: await writePrompt(id, goal) };
  });
  return { open: open ?? 'text', samples: await Promise.all(samples) } as const;
}
