import type { Deliverable } from '../../deliverables/deliverable.ts';
import { help } from '../help.ts';

export const people = {
  custom: {
    rule: 'A1',
    form: 'prose',
    gist: 'Answer in the first sentence, then what people there usually do and what is taken badly, then what to do or say.',
    parts: [
      ['First', 'Answer in the first sentence'],
      ['Usual', 'Say what people there usually do now, where that differs, and what is taken badly'],
      ['Do', 'Say what to do in my place, with the words if something has to be said'],
    ],
    checks: [],
    expert: [['Slip', 'How to put it right if it has gone wrong']],
    returns: 'the answer in at most 120 words',
  },
  heart: {
    rule: 'A1',
    form: 'prose',
    lead: help,
    gist: 'Say first what you understood, without a diagnosis, then offer 3 small steps for the coming days, then ask one question.',
    parts: [
      ['Heard', 'Say first what you understood, in two or three sentences, without a diagnosis or advice'],
      ['Steps', 'Then offer 3 small steps for the coming days, the first for today, each with how to begin'],
      ['Limits', 'Say in one sentence by what sign I should talk to somebody trained for it'],
      ['Question', 'End with one question that I can answer in a sentence'],
    ],
    checks: [],
    expert: [['Hard day', 'The smallest version of each step, for a day when it is too much']],
    returns: 'the steps, then the question, in at most 200 words',
  },
  advice: {
    rule: 'A4',
    form: 'prose',
    lead: help,
    gist: 'Say first what you would do and why, then 2 other ways with what each may cost me, the words to begin with where I have to talk to somebody, then one question.',
    parts: [
      ['First', 'Say in the first sentence what you would do in my place, with the reason that decides it'],
      ['Ways', 'Give 2 other ways, each with its first step and what it may cost me'],
      ['Words', 'Where I have to talk to somebody, add the words to begin with, at most 50'],
      ['Missing', 'End with the one question whose answer would change your advice'],
    ],
    checks: [],
    expert: [['Their side', 'How it may look from the other side, in two sentences']],
    returns: 'your advice, the other ways and the words, then that question',
  },
} as const satisfies Record<string, Deliverable>;
