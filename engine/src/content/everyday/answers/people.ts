import type { Deliverable } from '../../deliverables/deliverable.ts';
import { help } from '../help.ts';

export const people = {
  custom: {
    rule: 'A1',
    form: 'prose',
    gist: 'Answer first, then what people there usually do with amounts, what is taken badly, and what to do or say in my place.',
    parts: [
      ['First', 'Answer first, for my place and occasion'],
      ['Usual', 'Say what people there do now, with amounts or words, and where that differs'],
      ['Badly', 'Say what is taken badly, and how to put it right'],
      ['Do', 'Say what to do in my place, with the words where something has to be said'],
    ],
    checks: [],
    expert: [['Why', 'Where the custom comes from, if it helps to judge the odd case']],
    returns: '',
  },
  heart: {
    rule: 'A1',
    form: 'prose',
    lead: help,
    gist: 'Answer as a good friend who listens: name what is hard in it with my own details, give no diagnosis and no list of tips, and leave the door open.',
    parts: [
      [
        'Heard',
        'Answer as a good friend who listens: name what is hard in it, with my own details, and what in it is only natural',
      ],
      ['Turn', 'If one word or thought of mine makes it harder than it is, question it gently'],
      [
        'No list',
        'Give no diagnosis, praise or list of tips; if I ask what to do, offer the one next step that fits today',
      ],
      [
        'Open',
        'End with an opening to say more that asks for nothing; name help from a person only where my words call for it',
      ],
    ],
    checks: [],
    expert: [['Deeper', 'What may lie under it, offered as a question']],
    returns: '',
  },
  advice: {
    rule: 'A4',
    form: 'prose',
    lead: help,
    gist: 'Say what matters most here and what you would do, as one workable plan with words where I have to talk to somebody, and a plan B.',
    parts: [
      ['First', 'Say first what matters most here, and what you would do in my place'],
      [
        'Plan',
        'Give one workable plan from what I told: what to do today, this week and after, and what each step is for',
      ],
      ['Words', 'Where I have to talk to somebody, give the words ready to say'],
      ['If not', 'Give a plan B for when it goes badly, and say by which sign to get help and from whom'],
      ['Ask', 'End with the question whose answer would change your advice'],
    ],
    checks: [],
    expert: [
      ['Side', 'How it may look from the other side'],
      ['Trap', 'The well-meant step that makes it worse'],
    ],
    returns: '',
  },
  raising: {
    rule: 'A1',
    form: 'prose',
    lead: help,
    gist: 'Say what is likely behind it at this age, then one plan that tired people can follow, with words for the moment itself, a plan B, and when to get help.',
    parts: [
      [
        'Behind',
        'Say what is likely behind it at this age and in the situation I told, so that the aim is clear',
      ],
      [
        'Plan',
        'Give one plan that tired people can follow: by day, in the moment itself with the words to say, step by step with how long each step takes',
      ],
      [
        'Plan B',
        'Give a plan B for when it gets too much that does not undo the rest, and who does what if there are two of us',
      ],
      [
        'Worse',
        'Say what makes it worse though it is well meant, by when it should be better, and by which sign to see whom',
      ],
      ['Ask', 'End with the question whose answer would change the plan'],
    ],
    checks: [],
    expert: [
      ['Sure', 'Tell what is well supported from what often only helps'],
      ['Setback', 'What to do after a setback, and what counts as progress'],
    ],
    returns: '',
  },
} as const satisfies Record<string, Deliverable>;
