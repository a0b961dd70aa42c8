import { items, words } from '../deliverables/deliverable.ts';
import type { Deliverable } from '../deliverables/deliverable.ts';

/** Acts that end in an answer rather than in a document. */
export const reasoning = {
  compute: {
    rule: 'A3',
    form: 'prose',
    gist: 'Give the exact result, then the steps, one per line, then recheck the result.',
    parts: [
      ['First', 'Give the exact result first, with its unit where it has one'],
      ['Then', 'Show the steps, one per line'],
      ['Proof', 'Recompute the result another way and confirm that every given condition holds'],
    ],
    checks: [],
    expert: [
      ['Method', 'Name the method and why it applies here'],
      ['General', 'The general form, if the numbers were others'],
    ],
    returns: 'the result, the steps and the check, nothing else',
  },
  proof: {
    rule: 'A3',
    form: 'prose',
    gist: 'Say first whether the statement is true; then prove it step by step, or give a counterexample.',
    parts: [
      ['First', 'Say first whether the statement is true as it stands'],
      ['If true', 'If it is, give a proof in numbered steps, each with its justification'],
      ['If false', 'If it is not, give one counterexample with the numbers put in'],
    ],
    checks: [],
    expert: [['Need', 'Say where each premise is used']],
    returns: 'the verdict and the proof, or the verdict and the counterexample',
  },
  explain: {
    rule: 'A1',
    form: 'prose',
    length: words(150, 300),
    size: 'Stay within {length}',
    gist: 'Explain in {length}: the core in one sentence first, then how it works, then one example.',
    parts: [
      ['First', 'Give the core in one sentence first'],
      ['Then', 'Say how it works, in the order in which one thing depends on another'],
      ['Example', 'Give one concrete example'],
      ['Terms', 'Explain each technical term where it first appears'],
    ],
    checks: ['The first sentence alone answers the question'],
    expert: [
      ['Limits', 'Where the explanation is simplified, and what is in fact so'],
      ['Error', 'The commonest wrong idea about it, put right'],
    ],
    returns: 'the explanation only',
  },
  /** For a child: a picture from its day, no terms. */
  forChild: {
    rule: 'A1',
    form: 'prose',
    gist: "Explain it with one comparison from a child's day, in words a child of that age uses, in at most 120 words; end with something to try.",
    parts: [
      ['Picture', "Use one comparison from a child's day, and stay with it"],
      ['Words', 'Use no word that a child of that age does not use; sentences of at most 12 words'],
      ['True', 'Leave out what is too hard, but say nothing that would have to be unlearned'],
      ['End', 'End with something to try or to look at'],
    ],
    checks: [],
    expert: [['Next', 'The question the child will ask next, with its answer']],
    returns: 'the explanation in at most 120 words',
  },
  /** One word or name handed over, a small thing wanted of it. */
  small: {
    rule: 'A1',
    form: 'line',
    gist: 'Give the result first and alone; below it one sentence on any choice you had to make.',
    parts: [
      ['First', 'Give the result first and alone'],
      ['Choice', 'Add one sentence below it on any choice you had to make'],
    ],
    checks: [],
    expert: [['Other', 'The second version that would also be right, if there is one']],
    returns: 'the result, with that sentence if it is needed',
  },
  /** "How do I calculate …": the formula with its symbols, worked once. */
  formula: {
    rule: 'A3',
    form: 'prose',
    gist: 'Give the formula first with every symbol and its unit, then the steps with one worked example, then the assumption under which it holds.',
    parts: [
      ['Formula', 'Give the formula first, with every symbol and its unit'],
      ['Example', 'Work it through once with round numbers, one step per line; mark them as an example'],
      ['Holds', 'Name the assumption under which it holds, and what to use where it does not'],
    ],
    checks: [],
    expert: [['Slip', 'The unit or sign that is most often got wrong']],
    returns: 'the formula, the example and the assumption',
  },
  /** A lecture, "step by step", "in depth": built up, not cut short. */
  lecture: {
    rule: 'A1',
    form: 'prose',
    gist: 'Build it up in steps, each on the one before and each with a worked example; end with what can now be done that could not be done at the start.',
    parts: [
      ['Start', 'Begin with what the listener already knows, and say in one sentence where it will end'],
      ['Steps', 'Build it up in steps, each on the one before, each with a worked example'],
      ['End', 'End with one example that needs all the steps, and a question to try alone'],
    ],
    checks: ['No term is used before it is explained'],
    expert: [
      ['Limits', 'Where the explanation is simplified, and what is in fact so'],
      ['Error', 'The commonest wrong idea at each step, put right'],
    ],
    returns: 'the explanation only',
  },
  estimate: {
    rule: 'A3',
    form: 'prose',
    gist: 'Give the estimate first as a range with its unit, then the values you assume with where each comes from, then the steps and which value moves it most.',
    parts: [
      ['First', 'Give the estimate first, as a range with its unit'],
      ['Values', 'List every value you assume: the figure, where it comes from, how sure you are'],
      ['Steps', 'Show the steps, one per line, with the numbers put in'],
      ['Moves', 'Say which value moves the result most, and by how much'],
    ],
    checks: [],
    expert: [['Second', 'A second way to the same figure, and how far the two lie apart']],
    returns: 'the estimate with its values and steps',
  },
  view: {
    rule: 'A4',
    form: 'prose',
    gist: 'Give your view in the first sentence, then 3 reasons, each with something concrete, then the best reason against it.',
    parts: [
      ['First', 'Give your view in the first sentence'],
      ['Reasons', 'Give 3 reasons, each with something concrete that can be seen, done or checked'],
      ['Against', 'Name the best reason against it, and for whom it counts'],
    ],
    checks: [],
    expert: [['Known', 'Tell what is widely agreed from what is your own weighing']],
    returns: 'the view and its reasons, in at most 200 words',
  },
  define: {
    rule: 'A1',
    form: 'line',
    gist: 'Give the meaning in one sentence of at most 25 words, then one sentence that uses it.',
    parts: [
      ['First', 'Give the meaning in one sentence of at most 25 words'],
      ['Example', 'Give one sentence that uses it'],
      ['Readings', 'If it has several meanings, take the one that fits and name the other'],
    ],
    checks: [],
    expert: [['Nearby', 'Name the word it is most often confused with, and the difference']],
    returns: 'the meaning and the example only',
  },
  list: {
    form: 'list',
    length: items(8, 12, 'items'),
    gist: 'Give {length}, the most useful first, each with one line that makes it concrete.',
    parts: [
      ['Each item', 'Give each item one line that makes it concrete: how, when, where or for whom'],
      ['Order', 'Put the most useful first'],
    ],
    checks: ['No item repeats another in different words'],
    expert: [
      ['Limits', 'Say what was left out on purpose, and why'],
      ['Choice', 'Mark the three that matter most'],
    ],
    returns: 'the numbered list only',
  },
  compare: {
    form: 'table',
    gist: 'Give one table with the same criteria for each, then the choice for two different situations.',
    parts: [
      ['Form', 'Give one table: a row per criterion, a column per candidate, the deciding criteria first'],
      ['Cells', 'Use at most 12 words per cell, and "unknown" where you are not sure'],
      ['Verdict', 'Say below it which to take in which situation, in at most 3 sentences'],
    ],
    checks: ['Each candidate is measured by the same criteria'],
    expert: [
      ['Weight', 'Say which criterion decides, and for whom it would not'],
      ['Hidden cost', 'What each one costs after the first month'],
    ],
    returns: 'the table, then the verdict',
  },
  prosAndCons: {
    rule: 'A4',
    form: 'table',
    gist: 'Give one table of pros and cons, strongest first, each with the case in which it matters, then a verdict in 2 sentences.',
    parts: [
      ['Form', 'Give one table of pros and cons, the strongest first, 3 to 6 on each side'],
      ['Cells', 'Say for each in which case it matters, in at most 15 words'],
      ['Verdict', 'Give a verdict below it in 2 sentences: for whom the pros win, for whom the cons'],
    ],
    checks: [],
    expert: [
      ['Weight', 'Mark the one point on each side that decides'],
      ['Evidence', 'Tell what is known from what is often said'],
    ],
    returns: 'the table and the verdict only',
  },
  judge: {
    rule: 'A4',
    form: 'prose',
    gist: 'Begin with the verdict, then at most 5 findings in order of weight, each with its evidence and what to change.',
    parts: [
      ['First', 'Begin with the verdict in one sentence'],
      [
        'Findings',
        'Give at most 5 findings in order of weight: the evidence in its own words, why it matters, what to change',
      ],
      ['Strength', 'Name one thing that works and should stay'],
    ],
    checks: ['Each finding points to a place', 'Each change could be made as written'],
    expert: [
      ['Measure', 'Say what it was judged against'],
      ['Doubt', 'Mark the finding you are least sure of'],
    ],
    returns: 'verdict and findings only',
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
    gist: 'Give one table by day with time, task and duration; fixed dates first, a free stretch each day.',
    parts: [
      ['Table', 'One table by day: time, task, duration'],
      ['Order', 'Fixed dates first, then what others wait for, then the rest'],
      ['Slack', 'A free stretch each day, and what moves if something runs over'],
    ],
    checks: ['Everything named here is in the table, once'],
    expert: [
      ['Energy', 'Hard work where the day is quiet; say where that is a guess'],
      ['Drop', 'What to drop first'],
    ],
    returns: 'the table, then the assumptions in at most 3 lines',
  },
  plan: {
    form: 'list',
    gist: 'Give phases in order; per phase the steps, how long they take, and the sign that it is finished.',
    parts: [
      ['Phases', '3 to 6 phases in order, each with its aim, its steps and the sign that it is finished'],
      ['Time', 'A duration per phase; say where it is an assumption'],
      ['Risks', 'The 3 likeliest reasons for failure, each with an early sign and what to do then'],
    ],
    checks: ['No step depends on a later one'],
    expert: [['Cut', 'Say what to drop first if time runs short']],
    returns: 'the plan phase by phase',
  },
  several: {
    rule: 'A1',
    form: 'prose',
    gist: 'Answer each part in the order asked, each under a heading of its own and in at most 150 words.',
    parts: [
      ['Order', 'Answer each part in the order asked, each under a heading of its own'],
      ['Size', 'Use at most 150 words per part, and start each with its main point'],
      ['Unsure', 'Say which parts you are not sure of, and what would settle them'],
    ],
    checks: [],
    expert: [
      ['Links', 'Say where one part changes the answer to another'],
      ['Limits', 'Name what you left out on purpose'],
    ],
    returns: 'the parts only',
  },
  write: {
    rule: 'A1',
    form: 'prose',
    gist: 'Deliver it complete and ready to use, with the parts that its kind usually has; a bracketed blank where only I know the fact.',
    parts: [
      ['Complete', 'Deliver it complete and ready to use, not a description of it'],
      ['Kind', 'Give it the parts and the length that its kind usually has; the most important comes first'],
      ['Facts', 'Use only facts given here or certain ones; a bracketed blank where only I know one'],
    ],
    checks: [],
    expert: [
      ['Reader', 'What its reader decides by stands where it is seen first'],
      ['Weak spot', 'Name at the end its weakest point and what would mend it'],
    ],
    returns: 'the result, then the choices you had to take, if there were any',
  },
  /** As `write`, for goals in which nobody speaks of an own case. */
  made: {
    rule: 'A1',
    form: 'prose',
    gist: 'Deliver it complete and ready to use, with the parts and the length that its kind usually has.',
    parts: [
      ['Complete', 'Deliver it complete and ready to use, not a description of it'],
      ['Kind', 'Give it the parts and the length that its kind usually has; the most important comes first'],
    ],
    checks: [],
    expert: [
      ['Reader', 'What its reader decides by stands where it is seen first'],
      ['Weak spot', 'Name at the end its weakest point and what would mend it'],
    ],
    returns: 'the result, then the choices you had to take, if there were any',
  },
  text: {
    form: 'prose',
    length: words(300, 500),
    gist: 'Write one continuous text of {length}: begin with a scene, a thing or a claim, keep one thread, end on something concrete.',
    parts: [
      ['Opening', 'Begin with a scene, a thing or a claim, not with an announcement'],
      ['Thread', 'Keep one thread from first to last; each paragraph adds something to it'],
      ['Concrete', 'Things, names and moments as given here; a bracketed blank where only I can know it'],
      ['End', 'The last sentence is something concrete, no moral'],
    ],
    checks: ['No paragraph could be left out'],
    expert: [
      ['Angle', 'Three possible angles first, one line each; write the one you mark'],
      ['Cut', 'The sentence that could go, named at the end'],
    ],
    returns: 'the text, then the list of blanks if there are any',
  },
  open: {
    form: 'prose',
    lead: 'Help me with this:',
    gist: 'Give what somebody who writes this most likely needs, the most useful first, in at most 200 words; end with the one question whose answer would change it.',
    parts: [
      ['First', 'Give what somebody who writes this most likely needs, the most useful first'],
      ['Missing', 'Name what you assume; end with the one question whose answer would change it'],
    ],
    checks: [],
    expert: [['Other', 'Name the second likeliest reading in one line']],
    returns: 'the answer in at most 200 words, then that question',
  },
} as const satisfies Record<string, Deliverable>;
