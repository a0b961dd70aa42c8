import type { Deliverable } from '../../deliverables/deliverable.ts';
import { help } from '../help.ts';

export const rights = {
  question: {
    rule: 'A1',
    form: 'prose',
    gist: 'Begin with the answer and the rule behind it in two sentences, say where it holds and what the exceptions are, then what I can do next.',
    parts: [
      ['First', 'Begin with the answer and the rule behind it, in at most 2 sentences'],
      ['Exceptions', 'Name the usual exceptions, and the fact about my case that would turn the answer'],
      ['Valid', 'Say for which place and year this holds, and what to check because it may have changed'],
      ['Next', 'End with the next step: its deadline, the proof to keep, who advises for free'],
    ],
    checks: [],
    expert: [
      ['Source', 'The law or office that each statement rests on; mark what you are not certain of'],
      ['Cost', 'What it costs if I get this wrong'],
    ],
    returns: 'the answer in at most 200 words',
  },
  trouble: {
    rule: 'A1',
    form: 'prose',
    lead: help,
    gist: 'Say what I am usually entitled to and what depends on the place, then the steps, the mildest first, each with deadline and proof, then a message to send.',
    parts: [
      ['Rights', 'Say first what I am usually entitled to, and what depends on the place'],
      ['Steps', 'Give the steps in order, the mildest first, each with its deadline and the proof to keep'],
      [
        'Message',
        'Add the message to send now, at most 120 words, with bracketed blanks for what I have not said',
      ],
      ['Missing', 'End with the one question whose answer would change this most'],
    ],
    checks: [],
    expert: [
      ['Source', 'The law or office that each right rests on; mark what you are not certain of'],
      ['Their side', 'What the other side will answer, and what then'],
    ],
    returns: 'my rights, the steps and the message, then that question',
  },
} as const satisfies Record<string, Deliverable>;
