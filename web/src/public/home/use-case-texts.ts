import type { DeskKind } from '@whetstone/contract';

export interface UseCase {
  title: string;
  text: string;
  kind: DeskKind;
  /** The engine writes the sheet beside the text from it. */
  goal: string;
}

export const useCases: readonly UseCase[] = [
  {
    title: 'Content creation',
    text: 'Posts, product texts, newsletters, campaigns. The prompt says who reads it, what has to be in it and what must not appear. You get a draft you can edit instead of one you throw away.',
    kind: 'text',
    goal: 'please write a product description for our oak desk, 140 cm wide',
  },
  {
    title: 'Daily AI chat',
    text: 'Mails, summaries, plans, questions. Ten words are enough. The small talk goes, the task moves to the first line, and what a good answer needs is said once.',
    kind: 'text',
    goal: 'can you maybe write a reply to a customer whose parcel came late',
  },
  {
    title: 'Code generation',
    text: 'Pages, apps, APIs and components for coding tools. The prompt lists what to build first, what can wait, and the checks a reviewer would run.',
    kind: 'code',
    goal: 'please make a booking site for our two holiday cottages',
  },
];
