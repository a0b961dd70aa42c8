import type { DeskKind } from '@whetstone/contract';
import { caseGoals } from '../../../content/case-goals.ts';

/** A goal with what is pressed in it when the desk opens, so that a mark is seen before the first press. */
export interface DeskExample {
  goal: string;
  /** By the ids of questions, to the letter of their choices. */
  answers: Readonly<Record<string, string>>;
  offers: Readonly<Record<string, boolean>>;
}

const late: DeskExample = {
  goal: 'write a reply to a customer whose package arrived late, keep it short',
  answers: { fault: 'ours', offer: 'a voucher' },
  offers: { 'own-it-first': true },
};

/** What the desk on the home page can write for; each kind opens with an example of its own. */
export const deskKinds = [
  { id: 'text', label: 'Text', example: late },
  {
    id: 'image',
    label: 'Image',
    example: {
      goal: caseGoals.picture.goal,
      answers: { mood: caseGoals.picture.answers.mood },
      offers: { 'room-left': true },
    },
  },
  {
    id: 'video',
    label: 'Video',
    example: {
      goal: caseGoals.clip.goal,
      answers: { mood: caseGoals.clip.answers.mood },
      offers: { slow: true },
    },
  },
  {
    id: 'code',
    label: 'Code',
    example: {
      goal: caseGoals.waiting.goal,
      answers: { access: caseGoals.waiting.answers.access },
      offers: { 'mobile-first': true },
    },
  },
] as const satisfies readonly { id: DeskKind; label: string; example: DeskExample }[];

/** The example of a kind. */
export const exampleOf = (kind: DeskKind): DeskExample =>
  deskKinds.find(({ id }) => id === kind)?.example ?? late;
