import type { ReactNode } from 'react';
import { measured } from '../../content/measured.ts';
import { contradiction, counted, samples } from '../../content/what-the-engine-writes.ts';
import { SheetLine } from '../../ui/manuscript/sheet-line.tsx';
import type { Entry } from '../parts/entries.tsx';
import type { Figure } from '../parts/figures.tsx';
import { Sample } from '../parts/sample.tsx';

const withSample = (title: string, text: string, sample: ReactNode, note: string): Entry => ({
  title,
  text: (
    <>
      {text}
      <Sample>{sample}</Sample>
    </>
  ),
  note,
});

/** What reads every goal and every prompt. */
export const readers: readonly Entry[] = [
  withSample(
    'Enhancement',
    'Fixes the request itself before the prompt is written: spelling, vague words, gaps. It lists each change, and one click brings back the original.',
    <SheetLine words={samples.notice.words} />,
    'Does not count as a prompt',
  ),
  withSample(
    'Checks',
    'Checks each image or video prompt: facts kept, no contradictions, no blanks left, nothing the service refuses. Each problem comes with a suggested fix.',
    contradiction.says,
    'Pictures and clips',
  ),
  withSample(
    'Token count',
    'Counts the tokens in your request and in the prompt, so length is a choice, not a surprise.',
    <>
      Request {counted.goalTokens} tokens, prompt {counted.promptTokens} tokens
    </>,
    'An estimate for current models',
  ),
];

export const advanced: readonly Entry[] = [
  {
    title: 'Levels',
    text: 'Standard keeps your words and asks one question. Professional asks up to three and marks what it assumes. Expert asks up to six and adds the criteria of your specialty.',
  },
  {
    title: 'Assumptions',
    text: 'While you write, Whetstone asks for what only you know. Where it has to guess, the guess is marked: click it to keep it, or drop it. Changes are free.',
  },
  {
    title: 'Human-like',
    text: 'Adds one of three sets of style rules to prompts for prose: rhythm, substance or directness. A second switch keeps em dashes out of the answer.',
  },
  {
    title: 'Drafts that stay',
    text: 'Your goal, choices and result are saved in your account as you type. Close the tab and pick up where you left off, even on another device.',
  },
  {
    title: 'My Prompts',
    text: 'Save what worked; it stays private unless you publish it. Find it again with folders, tags and search. Every version is kept.',
  },
  {
    title: 'Templates',
    text: `${measured.templates} prompts ready to fill in, with blanks that say what goes in them.`,
  },
];

/** What the product counts of itself when the page is drawn. */
export const ownFigures: readonly Figure[] = [
  { figure: String(measured.tools), text: 'tools supported' },
  { figure: String(measured.styles), text: 'styles for pictures and clips' },
  { figure: String(measured.specialties), text: 'specialties' },
  { figure: String(measured.templates), text: 'templates' },
];
