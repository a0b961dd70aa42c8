import type { DeskKind } from '@whetstone/contract';
import { caseGoals } from '../../../content/case-goals.ts';

/** What the desk on the home page can write for; each kind opens with an example goal of its own. */
export const deskKinds = [
  {
    id: 'text',
    label: 'Text',
    example: 'write a reply to a customer whose parcel came late, keep it short',
  },
  {
    id: 'image',
    label: 'Image',
    example: caseGoals.picture.goal,
  },
  {
    id: 'video',
    label: 'Video',
    example: caseGoals.clip.goal,
  },
  {
    id: 'code',
    label: 'Code',
    example: caseGoals.waiting.goal,
  },
] as const satisfies readonly { id: DeskKind; [text: string]: string }[];
