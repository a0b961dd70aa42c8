import { items, words } from './deliverable.ts';
import type { Deliverable } from './deliverable.ts';

/** Papers of the working day whose readers look for fixed parts. */
export const workPapers = {
  'status-report': {
    form: 'prose',
    length: words(150, 300),
    gist: 'Write {length}: on track or not in one sentence, what is done, what is late and why, what comes next, what I need decided.',
    parts: [
      ['State', 'First line: on track, at risk or late, with the one reason'],
      ['Done', 'Done, late, next: a short list each, with the figures and dates given here'],
      ['Late', 'For what is late: the cause, the effect on the end date or the money, what is done about it'],
      ['Ask', 'Last: the decision or help needed, from whom and by when; blanks where not given'],
    ],
    checks: [
      'A reader of the first line alone knows whether to worry',
      'No cause or new date is made up; a bracketed blank stands for it',
    ],
    expert: [
      ['Forecast', 'Where it ends, in time and money, if nothing changes; the working shown'],
      ['Change', 'What is different from the report before this one'],
    ],
    returns: 'the report only, ready to send',
  },
  'incident-report': {
    form: 'prose',
    length: words(400, 700),
    gist: 'Write {length}: what happened and for whom, a timeline, the cause, what was done, what will keep it from happening again.',
    parts: [
      ['Summary', 'Summary of at most 80 words: what failed, for how long, who noticed it, the cause'],
      ['Timeline', 'Timeline as a table: time, what happened, who did what; blanks where no time is given'],
      ['Cause', 'Cause and what let it go unnoticed, told apart; decisions and gaps, never persons'],
      ['Actions', 'Actions as a table: what, owner, date, whether it prevents, detects or limits'],
    ],
    checks: ['Each cause has an action or a reason why none', 'Only what is given here stands as fact'],
    expert: [
      ['Luck', 'What went well, and where it was luck'],
      ['Signal', 'The alarm that would have shown it earlier'],
    ],
    returns: 'the report only, then the list of blanks',
  },
  rubric: {
    form: 'table',
    gist: 'Give one table: 4 to 6 criteria as rows, 4 levels as columns, each cell saying what can be seen in the work.',
    parts: [
      ['Rows', '4 to 6 criteria with their weight in points; together they cover the whole task'],
      ['Cells', '4 levels from best to weakest; each cell says what can be seen or heard, no adjectives'],
      ['Group', 'Where several people share the work, what is marked for all and what for each'],
    ],
    checks: [
      'Two markers would give the same points',
      'Neighbouring levels differ in something that can be pointed at',
      'The points add up',
    ],
    expert: [
      ['Border', 'For each criterion, the case between two levels and where it falls'],
      ['Learners', 'One line per criterion in words that learners can check themselves by'],
    ],
    returns: 'the table only',
  },
  campaign: {
    form: 'list',
    gist: 'Give the aim as a number, for whom, the one message, the pieces by channel with their dates, and what to measure.',
    parts: [
      ['Aim', 'Aim as one number and a date; blanks where not given'],
      ['Message', 'For whom it is, what keeps them from acting today, and the one sentence that answers it'],
      ['Pieces', 'A table: date, channel, piece, first line, call to action; 5 to 8 rows in order'],
      ['Money', 'How time and money are split, and what goes first if there is half of it'],
    ],
    checks: ['Every piece carries the one message', 'Every piece can be made with what is named here'],
    expert: [
      ['Test', 'The cheapest piece to try first, and the result at which to stop'],
      ['Measure', 'Per channel the one number, and what it must not be mistaken for'],
    ],
    returns: 'the campaign part by part',
    slots: ['budget', 'dates', 'channels'],
  },
  'business-review': {
    form: 'list',
    length: items(7, 10, 'slides'),
    gist: 'Give {length}: what was promised, what came of it in figures, what went wrong, what comes next, what is asked for; each title a statement.',
    parts: [
      ['Look back', 'What was agreed last time and what came of it, each with its figure or a blank'],
      ['Trouble', 'What went wrong, its cause and what has changed since; before the client brings it up'],
      ['Ahead', "Next quarter: the client's own aims first, then what each side does, with dates"],
      ['Ask', 'Last slide: the decision wanted from the meeting'],
      ['Each slide', 'Title as a statement, at most 4 points of 8 words, what is shown'],
    ],
    checks: ['The titles alone tell the story', 'No figure stands there that was not given'],
    expert: [
      ['Value', "What the work was worth in the client's own measure, with the working"],
      ['Risk', 'One slide in reserve for the question that is hardest to answer'],
    ],
    returns: 'the slides in order',
    slots: ['period', 'results of the period', 'aims of the client', 'decision wanted'],
  },
  'business-case': {
    form: 'prose',
    length: words(400, 700),
    gist: 'Write {length}: the request in one sentence, the problem in figures, the options with doing nothing among them, cost and return, risk.',
    parts: [
      ['Request', 'First sentence: what is asked for, what it costs, what it brings'],
      ['Problem', 'What it costs to leave things as they are, worked out from what is given'],
      ['Options', 'A table: doing nothing, the cheapest way, the proposal; cost, return, risk'],
      ['Return', 'When it pays for itself; every input given, or labelled as an assumption'],
    ],
    checks: ['Each figure can be traced to an input', 'Doing nothing is treated fairly'],
    expert: [
      ['Break', 'The assumption at which it stops paying'],
      ['Afterwards', 'How and when it will be seen whether it worked'],
    ],
    returns: 'the paper only',
    slots: ['cost', 'present figures', 'who decides'],
  },
  'grant-proposal': {
    form: 'prose',
    length: words(600, 900),
    gist: 'Write {length}: the need, who gains, what will be done, what it costs line by line, how success is shown, what happens after.',
    parts: [
      ['Summary', 'Summary of 3 sentences: who asks, for how much, what changes for whom'],
      ['Need', 'The need through a fact given here; then the activities, each tied to it'],
      ['Fit', "The funder's aims in their own words, each met by something that will be done"],
      ['Budget', 'Budget as a table that adds up to the sum asked for; blanks for amounts not given'],
      ['Proof', '2 to 3 results that can be counted, by when, and who looks after it later'],
    ],
    checks: ['Every cost serves an activity, every activity a result', 'No number of people is made up'],
    expert: [
      ['Doubt', 'The question a reviewer would ask first, answered in the text'],
      ['Smaller', 'What would be done with half the sum'],
    ],
    returns: 'the proposal only, under headings',
    slots: ['funder', 'amount', 'organisation', 'start and end date'],
  },
  'research-proposal': {
    form: 'prose',
    length: words(600, 900),
    gist: 'Write {length}: the question, the gap it closes, the method, data and their limits, timetable, what the answer would change.',
    parts: [
      ['Question', 'One question that can be answered, and what would count as an answer'],
      ['Gap', 'What is known and what is not; [citation] wherever a source has to stand'],
      ['Method', 'Method, data, sample and why these; what they cannot show'],
      ['Time', 'Timetable as a table; ethics and access where people are concerned'],
    ],
    checks: ['The method could answer the question', 'No source is named that is not certain'],
    expert: [
      ['Rival', 'The method not chosen, and why'],
      ['Failure', 'What is still learned if the result is negative'],
    ],
    returns: 'the proposal, then the list of citations to find',
    slots: ['field', 'data or access', 'length of the project'],
  },
  bibliography: {
    form: 'list',
    length: items(6, 10, 'sources'),
    gist: 'Give {length}, each as a full reference with 60 to 100 words on its question, method, finding and use.',
    parts: [
      [
        'Each source',
        'Full reference in one style, then 60 to 100 words: question, method, finding, use here',
      ],
      ['Sure', 'Only works that you are certain exist; where a detail is unsure, [verify] in its place'],
      ['Order', 'Alphabetical by author; below the list, where the sources disagree, in 3 sentences'],
    ],
    checks: ['No reference is completed from memory without [verify]'],
    expert: [
      ['Weight', 'Per source how strong its evidence is, and why'],
      ['Hole', 'What no source here covers, and the words to search for it with'],
    ],
    returns: 'the list, then what has to be verified',
  },
  'release-notes': {
    form: 'list',
    gist: 'Give them grouped as new, better, fixed, removed; each in one sentence from the point of view of the person who uses it.',
    parts: [
      ['Top', 'First: version, date, and the one change that most people will notice'],
      ['Groups', 'New, better, fixed, removed; each change in one sentence: what one can do now'],
      ['Removed', 'For what ends or breaks: who is concerned, what to do instead and by when'],
    ],
    checks: ['Every change given here appears, and no other', 'No word of how it was programmed'],
    expert: [['Update', 'What to do before updating, and how to go back']],
    returns: 'the release notes in Markdown',
  },
  statement: {
    form: 'prose',
    length: words(120, 200),
    gist: 'Write {length}: what happened, whom it concerns and whom not, what is done, what those concerned should do, when more follows.',
    parts: [
      ['First', 'What happened and when, in the first two sentences, without softening'],
      ['Reach', 'Who is concerned and who is not; what is known, and what is not known yet'],
      ['Action', 'What has been done, what the people concerned should do now, where they get answers'],
      ['Tone', 'One apology, no excuse, no blame; when the next word follows'],
    ],
    checks: ['Nothing stands as fact that is not given here', 'Each promise can be kept'],
    expert: [
      ['Legal', 'Mark with [legal check] what admits or promises something'],
      ['Questions', 'The 3 hardest questions with replies of two sentences'],
    ],
    returns: 'the statement only, then the list of blanks',
  },
  battlecard: {
    form: 'list',
    gist: 'Give one page: when we win, when we lose, their 3 strongest points with our reply, questions to ask, proof.',
    parts: [
      ['Fit', 'When we win and when we should walk away, in one line each'],
      ['Replies', 'Their 3 strongest points as a customer would say them, each with a reply of 2 sentences'],
      ['Questions', '3 questions that make the difference visible without naming the other side'],
      ['Proof', 'One proof per reply, given here or a bracketed blank'],
    ],
    checks: ['A seller can find the reply within 10 seconds', 'Nothing untrue or unproven about the other'],
    expert: [['Price', 'What the cheaper offer costs in the end, as a calculation with blanks']],
    returns: 'the page only, then the list of blanks',
    slots: ['product', 'competitor', 'prices of both', 'proof'],
  },
} as const satisfies Record<string, Deliverable>;
