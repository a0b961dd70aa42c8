import type { Deliverable } from '../../deliverables/deliverable.ts';

export const machines = {
  readingCode: {
    rule: 'A1',
    form: 'prose',
    lead: 'Explain this:',
    gist: 'Say what it does as a whole, then go through it part by part in the order in which it runs, then what could surprise me.',
    parts: [
      ['First', 'Say what it does as a whole, with an example of input and output'],
      ['Parts', 'Then go through it part by part, in the order in which it runs'],
      [
        'Trap',
        'Name the input or situation in which it does something unexpected, and the safer way to write it',
      ],
    ],
    checks: [],
    expert: [['Cost', 'What it costs on large input']],
    returns: '',
  },
  fault: {
    rule: 'A1',
    form: 'code',
    lead: 'Help me fix this:',
    gist: 'Say what the message means and the likeliest cause here, then the fixes to paste in the order to try them with what I should see.',
    parts: [
      ['Means', 'Say what the message or the symptom means, and the likeliest cause for what I describe'],
      [
        'Fix',
        'Give the fix to paste, as code, command or setting; where it could be several things, in the order to try them, each with what I should see',
      ],
      ['Tell', 'Say how to tell the causes apart with one command or line'],
      ['Care', 'Mark any step that can lose data; end with the output to send if it is still there'],
    ],
    checks: [],
    expert: [['Root', 'What made it possible, and how to keep it from coming back']],
    returns: '',
  },
  bug: {
    rule: 'A1',
    form: 'code',
    lead: 'Help me fix this:',
    gist: 'Name the cause with its line and why it happens, give the smallest fix as code and a cleaner one if there is, and a check.',
    parts: [
      ['Cause', 'Name the cause with its line, and why it happens, as certain as the code shows it'],
      ['Fix', 'Give the smallest fix as code, then a cleaner one if there is'],
      ['Check', 'Show an input with the result before and after'],
      ['Also', 'Name another place in this code where the same fault bites, if there is one'],
    ],
    checks: [],
    expert: [['Habit', 'The rule or tool that keeps this fault from coming back']],
    returns: '',
  },
  undo: {
    rule: 'A1',
    form: 'code',
    lead: 'Help me undo this:',
    gist: 'Give the command that shows where I stand, then the commands that undo it with what each does, and which would lose work.',
    parts: [
      ['Look', 'Begin with the command that shows where I stand and changes nothing'],
      ['Undo', 'Give the commands that undo it, in order, with what I should see after each'],
      [
        'Case',
        'Say what changes if others already had it, which command would lose work, and how to get that back',
      ],
    ],
    checks: [],
    expert: [['Guard', 'The setting or habit that keeps it from happening again']],
    returns: '',
  },
  multipleChoice: {
    rule: 'A1',
    form: 'line',
    gist: 'Give the letter and the option first, then why it is right, then why each other option is wrong.',
    parts: [
      ['First', 'Give the letter and the option first, then why it is right'],
      ['Others', 'Say in a line each why the others are wrong'],
    ],
    checks: [],
    expert: [['Trap', 'Which wrong option is chosen most often, and from what mistake']],
    returns: '',
  },
  fromData: {
    rule: 'A2',
    form: 'prose',
    gist: 'Give each answer first with the rows it rests on, then how each figure was worked out, and any value that looks wrong.',
    parts: [
      ['First', 'Give each answer first, with the rows it rests on and how it was worked out'],
      ['Odd', 'Name any value that is missing or looks wrong, and how you treated it'],
      ['More', 'Add what else these data show that I should know, if there is something'],
    ],
    checks: [],
    expert: [['Limits', 'What these data cannot show']],
    returns: '',
  },
} as const satisfies Record<string, Deliverable>;
