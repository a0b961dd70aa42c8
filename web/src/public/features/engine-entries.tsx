import type { ReactNode } from 'react';
import { measured, tools } from '../../content/measured.ts';
import { contradiction, counted, samples } from '../../content/what-the-engine-writes.ts';
import { SheetLine } from '../../ui/manuscript/sheet-line.tsx';
import type { Entry } from '../parts/entries.tsx';
import { Sample } from '../parts/sample.tsx';

const entry = (title: string, text: string, sample: ReactNode, note: string): Entry => ({
  title,
  text: (
    <>
      {text}
      <Sample>{sample}</Sample>
    </>
  ),
  note,
});

export const engines: readonly Entry[] = [
  entry(
    'Content Prompter',
    'Texts of every kind: blog posts, marketing copy, email, social posts, documents. It keeps your words and asks what a specialist in this very text would ask; each answer and each wish you press becomes a line.',
    <SheetLine words={samples.text.words} />,
    `${measured.industries} industries, ${measured.specialties} specialties`,
  ),
  entry(
    'Visual Prompter',
    'Pictures and clips. It keeps your scene, fills in only what you left open, and offers three variations, each another view, light or place.',
    <SheetLine words={samples.image.words} />,
    `${tools.image.length} image and ${tools.video.length} video services`,
  ),
  entry(
    'Code Prompter',
    'Sites, apps, APIs, components and single features. It groups requirements by what they act on, spells out the cases for each input, and lists the checks to run before the work counts as done.',
    <SheetLine words={samples.code.words} />,
    `${measured.projectTypes} project types, ${tools.code.length} tools`,
  ),
  entry(
    'Enhancement',
    'Mends the goal itself before a prompt is made: spelling, vague words, gaps. It lists what it changed, and one click brings your own wording back.',
    <SheetLine words={samples.notice.words} />,
    'Costs no prompt',
  ),
  entry(
    'Linter',
    'Reads every prompt against published rules: facts kept, nothing invented, no contradictions, the task in the first lines. Each finding says what to do.',
    <ins>{contradiction.says}</ins>,
    `${measured.lintRules} rules`,
  ),
  entry(
    'Token count',
    'Counts goal and prompt each time one is written, with an estimate made for current models, so that length is a decision and not a surprise.',
    <>
      Goal {counted.goalTokens} tokens, <ins>prompt {counted.promptTokens} tokens</ins>
    </>,
    'An estimate, no model is asked',
  ),
];
