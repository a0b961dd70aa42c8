import type { Deliverable } from '../../deliverables/deliverable.ts';
import { help } from '../help.ts';

export const self = {
  change: {
    rule: 'A1',
    form: 'prose',
    lead: help,
    gist: 'Say what keeps it going and how to tell, give one plan for today, this week and the moment itself, and what to do on the day it fails.',
    parts: [
      ['Why', 'Say what usually keeps it going, and how I can tell which of it is mine'],
      [
        'Plan',
        'Give one plan that fits my time: what to do today, what each day, and exactly what to do in the moment itself',
      ],
      ['Sure', 'Tell what is well supported from what only often helps'],
      ['Fails', 'Say what to do on the day it fails, by when it should be easier, and when to see somebody'],
      ['Ask', 'End with the question whose answer would change the plan'],
    ],
    checks: [],
    expert: [
      ['Round', 'How to change the surroundings so that it takes less will'],
      ['Measure', 'One thing to count each day that shows whether it works'],
    ],
    returns: '',
  },
  aim: {
    rule: 'A1',
    form: 'list',
    lead: help,
    gist: 'Give a plan from my level to the aim by weeks with the sign to move on, show the first session, and name the mistakes that hold most people back.',
    parts: [
      [
        'Plan',
        'Give a plan now, by weeks, from my level to the aim: what to do, how often, and the sign to move on',
      ],
      [
        'First',
        'Show the first session so that I can begin today: what to get or prepare, what to do minute by minute',
      ],
      ['Trap', 'Name the mistakes that hold most people back, and how to notice them alone'],
      [
        'Assumed',
        'Say which level, time and means you assume; end with the questions that would change the plan',
      ],
    ],
    checks: [],
    expert: [
      ['Plateau', 'What to change when nothing moves for two weeks'],
      ['Feedback', 'How to get good feedback without a teacher'],
    ],
    returns: '',
  },
} as const satisfies Record<string, Deliverable>;
