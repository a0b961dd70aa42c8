import type { Deliverable } from '../../deliverables/deliverable.ts';
import { help } from '../help.ts';

export const rights = {
  question: {
    rule: 'A1',
    form: 'prose',
    gist: 'Begin with the answer and the rule behind it, say what turns it in my case, then what to do now with deadline and proof.',
    parts: [
      [
        'First',
        'Begin with the answer and the rule behind it in plain words; name the law or office where you are certain',
      ],
      [
        'Turns',
        'Say which facts of my case turn the answer, and which way; where I named no place, take the likeliest and say so',
      ],
      ['Figures', 'Work out every deadline, share or amount that follows from what I gave'],
      [
        'Next',
        'End with what to do now: the first step, the deadline, the proof to keep, who advises for little or nothing',
      ],
      ['Valid', 'Mark what may have changed since, and where to check it'],
    ],
    checks: [],
    expert: [
      ['Risk', 'What it costs if I get this wrong, and how to keep the way open until it is settled'],
      ['Practice', 'Where practice differs from the rule, and how offices or courts tend to decide'],
    ],
    returns: '',
  },
  trouble: {
    rule: 'A1',
    form: 'prose',
    lead: help,
    gist: 'Say where I stand and what depends on the place, then the steps, mildest first, with deadline and proof, then the message to send.',
    parts: [
      [
        'Stand',
        'Say first where I stand: what I am usually entitled to, what depends on the place, what the other side may rightly claim',
      ],
      [
        'Steps',
        'Give the steps in the order to take them, the mildest first, each with its deadline, its cost and the proof to keep',
      ],
      [
        'Message',
        'Write the message to send now with my own facts, polite and firm, with a date to answer by; brackets where only I know something',
      ],
      ['Reply', 'Say what they will likely answer, and what I do then'],
      ['Not', 'Name what not to sign, pay, admit or stop paying until it is settled'],
    ],
    checks: [],
    expert: [
      ['Worth', 'What the whole is worth against its cost in time and money, and when to let it go'],
      ['Evidence', 'What decides such cases in practice, and how to get it in writing'],
    ],
    returns: '',
  },
} as const satisfies Record<string, Deliverable>;
