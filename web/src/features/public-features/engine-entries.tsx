import type { ReactNode } from 'react';
import { measured, tools } from '../../content/measured.ts';
import type { Entry } from '../public-shell/entries.tsx';
import { Sample } from '../public-shell/sample.tsx';
import { tokenSample } from './token-sample.ts';

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
    'Texts of every kind: blog posts, marketing copy, email, social posts, documents. It says first what you want, then what makes it good enough, and ends on what should come back.',
    <>
      <del>please</del> Write a welcome email, keep it short. <ins>At most 60 words.</ins>
    </>,
    `${measured.industries} industries, ${measured.specialties} specialties`,
  ),
  entry(
    'Visual Prompter',
    'Pictures and clips. It keeps your scene, fills in only what you left open, and offers three variations that each change one thing.',
    <>
      <del>a</del> lighthouse keeper reading, <ins>medium-wide shot at eye level --ar 2:3</ins>
    </>,
    `${tools.image.length} image and ${tools.video.length} video services`,
  ),
  entry(
    'Code Prompter',
    'Sites, apps, APIs, components and single features. It groups requirements by what they act on, spells out the cases for each input, and lists the checks to run before the work counts as done.',
    <>
      Guests choose breakfast before 8 pm.{' '}
      <ins>When guests try to choose breakfast after 8 pm, then it is refused with the reason</ins>
    </>,
    `${measured.projectTypes} project types, ${tools.code.length} tools`,
  ),
  entry(
    'Enhancement',
    'Mends the goal itself before a prompt is made: spelling, vague words, gaps. It lists what it changed, and one click brings your own wording back.',
    <>
      <del>please</del> Write a notice about <del>teh</del> <ins>the</ins> new delivery days<ins>.</ins>
    </>,
    'Costs no prompt',
  ),
  entry(
    'Linter',
    'Reads every prompt against published rules: facts kept, nothing invented, no contradictions, the task in the first lines. Each finding says what to do.',
    <>
      <ins>
        &ldquo;formal tone&rdquo; and &ldquo;chatty&rdquo; exclude each other. Keep one of the two, or say
        when each one holds.
      </ins>
    </>,
    `${measured.lintRules} rules, a score of 100`,
  ),
  entry(
    'Token count',
    'Counts goal and prompt while you type, with an estimate made for current models, so that length is a decision and not a surprise.',
    <>
      Goal {tokenSample.goalTokens} tokens, <ins>prompt {tokenSample.promptTokens} tokens</ins>
    </>,
    'In the browser, nothing is sent',
  ),
];
