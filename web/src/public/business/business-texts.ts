import { measured } from '../../content/measured.ts';
import type { Entry } from '../parts/entries.tsx';

/** What teams have today. */
export const benefits: readonly Entry[] = [
  {
    title: 'One standard',
    text: 'Every prompt follows the same rules, no matter who wrote the request. Each addition says why it is there.',
  },
  {
    title: 'Nothing invented',
    text: 'Whetstone asks for whatever a request leaves out, or shows it as a gap. Every name, price and date in a prompt comes from you.',
  },
  {
    title: 'Any tool',
    text: `Prompts are written for ${measured.tools} tools. When your team switches tools, you keep the requests and Whetstone rewrites the prompts.`,
  },
  {
    title: 'One voice',
    text: 'A context card says who you are and how you write. It answers the questions it can, in your words, and you can export it for a colleague.',
  },
  {
    title: 'Prompts that worked',
    text: 'Saved with their fill-in blanks, versions and history. Private until you publish them or share a link. Access is enforced in the database, row by row.',
  },
];

/** What is planned for them. */
export const planned: readonly Entry[] = [
  {
    title: 'Sharing and roles',
    text: 'Shared collections with owners, editors and readers.',
  },
  { title: 'Analytics', text: 'Which prompts are used, by whom, and what they cost.' },
];

export const teams: readonly Entry[] = [
  {
    title: 'Content teams',
    text: 'Articles, campaigns and newsletters in one voice, at a set length, for a specific reader.',
  },
  {
    title: 'Design teams',
    text: 'The same scene for any image or video service, in the format that service expects, with variations to choose from.',
  },
  {
    title: 'Development teams',
    text: 'Tickets that become requirements and acceptance checks, written for the coding tool in use.',
  },
];
