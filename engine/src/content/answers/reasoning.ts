import { words } from '../deliverables/deliverable.ts';
import type { Deliverable } from '../deliverables/deliverable.ts';

/** Acts that end in an answer rather than in a document. */
export const reasoning = {
  compute: {
    rule: 'A3',
    form: 'prose',
    gist: 'Give the exact result, then the steps, then a check of the result.',
    parts: [
      ['First', 'Give the exact result first, with its unit where it has one, and rounded where that helps'],
      ['Then', 'Show the steps so that each can be followed'],
      ['Proof', 'Check the result another way, or put it back into what was given'],
    ],
    checks: [],
    expert: [
      ['Method', 'Name the method and why it applies here'],
      ['General', 'The general form, if the numbers were others'],
    ],
    returns: '',
  },
  proof: {
    rule: 'A3',
    form: 'prose',
    gist: 'Say first whether the statement is true; then prove it step by step, or give a counterexample.',
    parts: [
      ['First', 'Say first whether the statement is true as it stands'],
      ['If true', 'If it is, give a proof in numbered steps, each with its justification'],
      [
        'If false',
        'If it is not, give a counterexample with the numbers put in, and the statement that would be true',
      ],
    ],
    checks: [],
    expert: [['Need', 'Say where each premise is used']],
    returns: '',
  },
  explain: {
    rule: 'A1',
    form: 'prose',
    gist: 'Say the core first in one sentence, then build it up with a concrete example, put right the usual misunderstanding, and say where it is simplified.',
    parts: [
      ['First', 'Say the core in one sentence first'],
      ['Build', 'Then build it up, each step on the one before, with one concrete example carried through'],
      [
        'Error',
        'Put right the commonest misunderstanding, and explain each technical term where it first appears',
      ],
      ['Limits', 'Say where it is simplified or disputed'],
    ],
    checks: [],
    expert: [
      ['Depth', 'The question an expert would ask next, with its answer'],
      ['Sure', 'What the statements rest on, and how sure they are'],
    ],
    returns: '',
  },
  /** For a child: a picture from its day, no terms. */
  forChild: {
    rule: 'A1',
    form: 'prose',
    gist: "Explain it with one comparison from a child's day, in words a child of that age uses, and end with something to try.",
    parts: [
      ['Picture', "Use one comparison from a child's day, and stay with it"],
      ['Words', 'Use short sentences and no word that a child of that age does not use'],
      ['True', 'Leave out what is too hard, but say nothing that would have to be unlearned'],
      [
        'End',
        'End with something to try or to look at, and the question the child will ask next with its answer',
      ],
    ],
    checks: [],
    expert: [['Parent', 'A line for the adult on what was left out']],
    returns: '',
  },
  /** One word or name handed over, a small thing wanted of it. */
  small: {
    rule: 'A1',
    form: 'line',
    gist: 'Give the result first; add any choice you had to make.',
    parts: [['First', 'Give the result first; below it any choice you had to make']],
    checks: [],
    expert: [['Other', 'The second version that would also be right, if there is one']],
    returns: '',
  },
  /** "How do I calculate …": the formula with its symbols, worked once. */
  formula: {
    rule: 'A3',
    form: 'prose',
    gist: 'Give the formula with every symbol and its unit, work it through once with realistic figures, and say when it holds.',
    parts: [
      ['Formula', 'Give the formula first, with every symbol and its unit'],
      ['Example', 'Work it through once with realistic figures, marked as an example'],
      [
        'Holds',
        'Say when it holds, what to use where it does not, and the unit or sign that is most often got wrong',
      ],
    ],
    checks: [],
    expert: [['Check', 'How to see that a result is plausible']],
    returns: '',
  },
  /** A lecture, "step by step", "in depth": built up, not cut short. */
  lecture: {
    rule: 'A1',
    form: 'prose',
    gist: 'Build it up in steps, each on the one before and each with a worked example; end with one that needs them all.',
    parts: [
      ['Start', 'Begin with what the listener already knows, and say where it will end'],
      ['Steps', 'Build it up in steps, each on the one before, each with a worked example'],
      ['Error', 'Put right at its step the mistake most learners make there'],
      ['End', 'End with one example that needs all the steps, and a question to try alone'],
    ],
    checks: [],
    expert: [['Limits', 'Where the explanation is simplified, and what is in fact so']],
    returns: '',
  },
  estimate: {
    rule: 'A3',
    form: 'prose',
    gist: 'Give the estimate first as a range, then the values you assume with where each comes from, the steps, and which value moves it most.',
    parts: [
      ['First', 'Give the estimate first, as a range with its unit'],
      ['Values', 'List the values you assume: the figure, where it comes from, how sure you are'],
      ['Steps', 'Show the steps with the numbers put in, and check the order of magnitude a second way'],
      ['Moves', 'Say which value moves the result most'],
    ],
    checks: [],
    expert: [['Second', 'How the professionals in this field would do it']],
    returns: '',
  },
  view: {
    rule: 'A4',
    form: 'prose',
    gist: 'Give your view first, then the reasons, each with something concrete, then the best reason against it.',
    parts: [
      ['First', 'Give your view first'],
      ['Reasons', 'Give the reasons, each with something concrete that can be seen, done or checked'],
      ['Against', 'Name the best reason against it, and for whom it counts'],
    ],
    checks: [],
    expert: [['Known', 'Tell what is widely agreed from what is your own weighing']],
    returns: '',
  },
  variance: {
    form: 'prose',
    length: words(120, 220),
    gist: 'Write {length}: the whole difference in one sentence, then what it is made of by amount, one-off apart from lasting, what is not explained yet.',
    parts: [
      ['First', 'The whole difference in the first sentence, worked out and with its sign'],
      [
        'Made of',
        'A small table: item, planned, actual, difference; one-off effects apart from lasting ones',
      ],
      ['Causes', 'A cause only where it is given; a bracketed blank for the others'],
      ['Next', 'What it means for the rest of the period, marked as a forecast'],
    ],
    checks: ['The parts add up to the whole', 'No cause is made up'],
    expert: [
      ['Question', 'The first question it will draw, with a reply of two sentences'],
      ['Measure', 'The difference in percent where that tells more than the amount'],
    ],
    returns: 'the explanation with its table',
  },
  define: {
    rule: 'A1',
    form: 'line',
    gist: 'Give the meaning in one plain sentence, then sentences that use it.',
    parts: [
      ['First', 'Give the meaning in one plain sentence'],
      ['Example', 'Show it in use, and name the word it is most often confused with'],
      ['Readings', 'If it has several meanings, take the one that fits and name the other'],
    ],
    checks: [],
    expert: [['Origin', 'Where it comes from, if that helps to keep it']],
    returns: '',
  },
  list: {
    form: 'list',
    gist: 'Give them with the most useful first, each made concrete; choose for quality and range, not for number.',
    parts: [
      ['Each item', 'Make each item concrete: how, when, where or for whom'],
      [
        'Range',
        'Choose for quality and range, the most useful first; no two that are the same in other words',
      ],
    ],
    checks: [],
    expert: [['Limits', 'Say what was left out on purpose, and why']],
    returns: '',
  },
  compare: {
    form: 'table',
    gist: 'Begin with what the comparison shows, then one table with the criteria that decide, then what it does not show and for whom the other is right.',
    parts: [
      [
        'Verdict',
        'Begin with what the comparison shows; where there is something to choose, with which to take in my case and why',
      ],
      [
        'Table',
        'Then one table by the same criteria, the deciding ones first, with figures where they are known and a mark where they are not',
      ],
      [
        'When',
        'Say what the table does not show; where there is something to choose, for whom the other is right and the cost that shows only later',
      ],
    ],
    checks: ['Each candidate is measured by the same criteria'],
    expert: [['Weight', 'Which criterion decides, and for whom it would not']],
    returns: '',
  },
  prosAndCons: {
    rule: 'A4',
    form: 'table',
    gist: 'Give the pros and cons that decide, each with the case in which it matters, then a verdict for whom.',
    parts: [
      [
        'Points',
        'Give the pros and cons that decide, the strongest first, each with the case in which it matters and a figure where there is one',
      ],
      ['Verdict', 'Then say for whom the pros win and for whom the cons, and how to tell which I am'],
      ['Overlooked', 'Name the point that is usually overlooked on each side'],
    ],
    checks: [],
    expert: [['Evidence', 'Tell what is known from what is often said']],
    returns: '',
  },
  judge: {
    rule: 'A4',
    form: 'prose',
    gist: 'Begin with the verdict, then the findings in order of weight, each with its place, why it matters and the change written out.',
    parts: [
      ['First', 'Begin with the verdict, and by what you judge'],
      [
        'Findings',
        'Give the findings that matter in order of weight: the place in its own words, why it matters, the change written out',
      ],
      ['Strength', 'Name what works and should stay'],
      ['Next', 'Say what to change first if there is time for one thing'],
    ],
    checks: ['Each finding points to a place'],
    expert: [
      ['Measure', 'Say what somebody of the trade would look at first, and what they would see'],
      ['Doubt', 'Mark the finding you are least sure of'],
    ],
    returns: '',
  },
  shotList: {
    rule: 'R1',
    form: 'table',
    gist: 'Give a script and shot list as one table: shot, picture, words or sound, seconds.',
    parts: [
      ['Form', 'Give a script and shot list, since a chat cannot return a video'],
      ['Table', 'Use one table with shot, picture, words or sound, seconds'],
      ['Size', 'Plan 8 to 12 shots and state the total of the seconds'],
      ['People', 'Name a person, place or brand only if it is named here; use bracketed blanks elsewhere'],
    ],
    checks: ['The seconds add up to the total', 'Every line can be filmed without asking back'],
    expert: [
      ['First', 'The first 3 seconds work without sound'],
      ['Cheap', 'Mark the shots that can be filmed in one place'],
    ],
    returns: 'the shot list as one table, then the list of blanks',
  },
  audioSpot: {
    form: 'table',
    gist: 'Give one table: seconds, voice and words, sound or music; at about 2 spoken words a second.',
    parts: [
      ['Table', 'One table: seconds, voice and words, sound or music'],
      ['Opening', 'A sound or a line in the first 3 seconds that stops someone who is not listening'],
      ['One thing', 'One idea and one thing to do; the name is said twice'],
      ['Pace', 'About 2 spoken words a second, with room for sound'],
    ],
    checks: ['The seconds add up to the length asked for', 'It can be understood with half an ear'],
    expert: [
      ['Versions', 'A second opening that differs in approach'],
      ['Direction', 'How each voice speaks, in at most 6 words'],
    ],
    returns: 'the script as one table',
  },
  picture: {
    rule: 'R1',
    form: 'prose',
    gist: 'Describe the picture so that an image tool can draw it: subject, setting, light, view, in 40 to 80 words.',
    parts: [
      ['Form', 'Describe the picture so that an image tool can draw it, since a chat may not return one'],
      ['Order', 'Put the subject first, then setting, light, view and medium'],
      ['Size', 'Stay within 40 to 80 words'],
    ],
    checks: [],
    expert: [['Versions', 'A second version that changes only light and view']],
    returns: 'the description only',
  },
  schedule: {
    form: 'table',
    gist: 'Give one table by day with time, task and duration, fixed times first, with slack and what moves if something runs over.',
    parts: [
      ['Table', 'Give one table with time, task and duration; fixed times first, travel and meals included'],
      ['Order', 'Group what belongs together, and put hard things where I have strength for them'],
      ['Slack', 'Leave slack, and say what moves or drops first if something runs over'],
      ['Assumed', 'Say which times you assumed'],
    ],
    checks: ['Everything named here is in the table, once'],
    expert: [['Energy', 'Where the day is likely to break, and how to prevent it']],
    returns: '',
  },
  plan: {
    form: 'list',
    gist: 'Give the steps in the order of doing, with how long each takes and how to know that it is done, and what to do when it goes otherwise.',
    parts: [
      [
        'Steps',
        'Give the steps in the order of doing, from the first one today: what, who, how long, how to know that it is done',
      ],
      ['Figures', 'Work out the dates, amounts or costs that follow from what I gave; label what you assume'],
      ['Risks', 'Name the likeliest reason that it fails, its early sign, and the plan B'],
      ['Fit', 'Let every wish and limit I named show in the plan'],
    ],
    checks: ['No step depends on a later one'],
    expert: [['Cut', 'Say what to drop first if time runs short']],
    returns: '',
  },
  several: {
    rule: 'A1',
    form: 'prose',
    gist: 'Answer each part in the order asked, and say where one part changes the answer to another.',
    parts: [
      [
        'Order',
        'Answer each part in the order asked, under a heading of its own, as long as that part needs',
      ],
      ['Links', 'Say where one part changes the answer to another'],
      ['Unsure', 'Mark what you are not sure of, and how to check it'],
    ],
    checks: [],
    expert: [['Limits', 'Name what you left out on purpose']],
    returns: '',
  },
  write: {
    rule: 'A1',
    form: 'prose',
    gist: 'Deliver it complete and ready to use; a bracketed blank where only I know the fact.',
    parts: [
      ['Complete', 'Deliver it complete and ready to use, with the parts that its kind usually has'],
      ['Facts', 'Use only facts given here or certain ones; a bracketed blank where only I know one'],
      ['Fit', 'Let every wish and limit I named show in it'],
    ],
    checks: [],
    expert: [
      ['Reader', 'What its reader decides by stands where it is seen first'],
      ['Weak spot', 'Name at the end its weakest point and what would mend it'],
    ],
    returns: 'the result; below it, in one line, anything I should know before I use it',
  },
  /** As `write`, for goals in which nobody speaks of an own case. */
  made: {
    rule: 'A1',
    form: 'prose',
    gist: 'Deliver it complete and ready to use, with the parts that its kind usually has.',
    parts: [
      ['Complete', 'Deliver it complete and ready to use, with the parts that its kind usually has'],
      ['Fit', 'Let every wish and limit named here show in it'],
    ],
    checks: [],
    expert: [
      ['Reader', 'What its reader decides by stands where it is seen first'],
      ['Weak spot', 'Name at the end its weakest point and what would mend it'],
    ],
    returns: 'the result; below it, in one line, anything I should know before I use it',
  },
  text: {
    form: 'prose',
    gist: 'Write one continuous text: begin with a scene, a thing or a claim, keep one thread, end on something concrete.',
    parts: [
      ['Opening', 'Begin with a scene, a thing or a claim, not with an announcement'],
      ['Thread', 'Keep one thread from first to last; each paragraph adds something to it'],
      ['Concrete', 'Use things, names and moments as given here; a bracketed blank where only I can know it'],
      ['End', 'Let the last sentence be something concrete, no moral'],
    ],
    checks: ['No paragraph could be left out'],
    expert: [
      ['Angle', 'Three possible angles first, one line each; write the one you mark'],
      ['Cut', 'The sentence that could go, named at the end'],
    ],
    returns: 'the text; below it the blanks, if there are any',
  },
  open: {
    form: 'prose',
    lead: 'Help me with this:',
    gist: 'Give what I most likely need, concrete enough to use at once.',
    parts: [
      [
        'Use',
        'Answer for what I most likely need, concrete enough to use at once: figures, names, steps, words',
      ],
      ['Details', 'Let every detail I gave shape the answer, and say what you assumed'],
    ],
    checks: [],
    expert: [['Other', 'The second likeliest reading, in one line']],
    returns: '',
  },
} as const satisfies Record<string, Deliverable>;
