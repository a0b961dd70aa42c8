import type { Deliverable } from '../../deliverables/deliverable.ts';
import { help } from '../help.ts';

export const self = {
  change: {
    rule: 'A1',
    form: 'prose',
    lead: help,
    gist: 'Name what most likely keeps it going, then 3 ways that differ, each with what to do in its first 10 minutes and how to tell after a week; end with one question.',
    parts: [
      ['Reason', 'Name in one sentence what most likely keeps it going, marked as a guess'],
      [
        'Ways',
        'Give 3 ways that differ, each with what to do in its first 10 minutes, within the time I have',
      ],
      ['Sign', 'Say for each how I can tell after a week whether it works'],
      ['Question', 'End with the one question whose answer would change the order'],
    ],
    checks: [],
    expert: [
      ['Evidence', 'Tell what is well supported from what only often helps'],
      ['Relapse', 'What to do on the first day it fails'],
    ],
    returns: 'the reason and the 3 ways, then the question',
  },
  aim: {
    rule: 'A1',
    form: 'list',
    lead: help,
    gist: 'Give a plan from where I stand to the aim in stages, each with what to do, how often and the mark that ends it; show the first session; end with one question.',
    parts: [
      [
        'Plan',
        'Give the plan in stages from where I stand to the aim: what to do, how often, the mark that ends the stage',
      ],
      ['First', 'Show the first session minute by minute, so that I can begin today'],
      ['Trap', 'Name the 2 mistakes that hold most people back here, and what to do instead'],
      [
        'Missing',
        'Name the level and the hours a week you assume; ask for the one fact that would change the plan',
      ],
    ],
    checks: [],
    expert: [['Plateau', 'What to change when nothing moves for two weeks']],
    returns: 'the plan, the first session and the mistakes, then that question',
  },
} as const satisfies Record<string, Deliverable>;
