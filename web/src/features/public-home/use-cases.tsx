import { Entries } from '../public-shell/entries.tsx';

const uses = [
  {
    title: 'Content creation',
    text: 'Posts, product texts, newsletters and campaigns. The prompt fixes reader, length, order and what must not appear, so that the draft that comes back is one to edit.',
    note: '“write a product text for our oak desk” becomes audience, selling points, length and a check.',
  },
  {
    title: 'Daily AI chat',
    text: 'Mails, summaries, plans, questions. Ten words are enough: the courtesy goes, the task moves to the first line, and the shape of the answer is said.',
    note: '“can you maybe help me answer this complaint” becomes one task and one deliverable.',
  },
  {
    title: 'Code generation',
    text: 'Pages, apps, APIs and components for coding tools. The prompt names the stack, the features, the input cases and the checks that a reviewer would run.',
    note: '“make me a booking site” becomes requirements with acceptance checks.',
  },
];

export const UseCases = () => <Entries entries={uses} />;
