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
    text: 'Posts, product texts, newsletters, campaigns. Whetstone asks what a copywriter would ask before the first line. You get a draft you can edit instead of one you throw away.',
    kind: 'text',
    goal: 'write a product description for our oak desk, 140 cm wide',
  },
  {
    title: 'Daily AI chat',
    text: 'Mails, summaries, plans, questions. Ten words are enough. Your words stay yours, and the one fact that a good answer hangs on is asked, with answers to press.',
    kind: 'text',
    goal: 'write a reply to a customer whose parcel came late',
  },
  {
    title: 'Code generation',
    text: 'Pages, apps, APIs and components for coding tools. The prompt lists what to build first, what can wait, and the checks a reviewer would run.',
    kind: 'code',
    goal: 'please make a booking site for our two holiday cottages',
  },
];
