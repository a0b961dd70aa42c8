import { measured } from '../../content/measured.ts';
import type { Entry } from '../parts/entries.tsx';

const today = 'In the product today';
const agreement = 'Planned, ask us for the date';

export const benefits: readonly Entry[] = [
  {
    title: 'One standard',
    text: `Every prompt passes the same ${measured.lintRules} rules, whoever wrote the goal. What fails is named with its remedy.`,
    note: today,
  },
  {
    title: 'Nothing invented',
    text: 'Facts that a goal does not give stay as blanks in brackets. A name, price or date in the answer came from you.',
    note: today,
  },
  {
    title: 'Any tool',
    text: `Prompts are written for ${measured.tools} tools. When the team changes its tool, the goals stay and the prompts are written anew.`,
    note: today,
  },
  {
    title: 'Private by default',
    text: 'A saved prompt belongs to the person who saved it until they publish it. The database itself enforces it, row by row.',
    note: today,
  },
  {
    title: 'Sharing and roles',
    text: 'Shared collections, with owners, editors and readers.',
    note: agreement,
  },
  { title: 'Analytics', text: 'Which prompts are used, by whom, and what they cost.', note: agreement },
];

export const teams: readonly Entry[] = [
  {
    title: 'Content teams',
    text: 'Articles, campaigns and newsletters with one voice, a fixed length and a reader who is named.',
  },
  {
    title: 'Design teams',
    text: 'The same scene for any image or video service, in that service’s own syntax, with variations that show it another way.',
  },
  {
    title: 'Development teams',
    text: 'Tickets that become requirements and acceptance checks, written for the coding tool in use.',
  },
];
