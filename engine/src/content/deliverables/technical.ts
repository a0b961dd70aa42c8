import { words } from './deliverable.ts';
import type { Deliverable } from './deliverable.ts';

/** Code, documents about code, and work papers of jobs. */
export const technical = {
  code: {
    form: 'code',
    gist: 'Give one complete code block, then how to run it in at most 3 lines.',
    parts: [
      ['Scope', 'Complete code with its imports, nothing left out'],
      ['Input', 'Empty, missing and wrong input lead to a clear message or a defined result'],
      ['Assumptions', 'Name the versions and names you assume, each in a comment where it matters'],
    ],
    checks: ['It runs as it stands, with an example call and its output'],
    expert: [
      ['Cost', 'Running time and memory in one line'],
      ['Choice', 'The main alternative and why it loses here'],
      ['Tests', 'Three tests: usual, edge, failure'],
    ],
    returns: 'the code block, then at most 5 sentences',
  },
  query: {
    form: 'code',
    gist: 'Give the query first, in one code block, then the tables, columns and dialect you assumed, in at most 4 lines.',
    parts: [
      ['Query', 'The query first, in one code block, ready to run'],
      ['Assumed', 'After it, every table and column you assumed, each in one line with its type'],
      [
        'Edges',
        'What happens to NULLs, ties and duplicate rows, in one line each where it changes the result',
      ],
    ],
    checks: ['Each column of the result answers to something asked'],
    expert: [
      ['Sample', 'A few sample rows and the result the query gives for them'],
      ['Choice', 'The main other form of the query, and when it is better'],
    ],
    returns: 'the query, then what you assumed',
  },
  rule: {
    form: 'code',
    gist: 'Give the rule first, in one code block, then each condition in one line and two events: one that fires it, one that does not.',
    parts: [
      ['Rule', 'The complete rule first, in one code block, in the syntax of the tool named here'],
      ['Conditions', 'After it, each condition in one line: what it matches and which field it reads'],
      ['Assumed', 'Every field, source and version you assumed; say where the syntax is uncertain'],
    ],
    checks: ['One sample event that fires it and one that does not'],
    expert: [
      ['False alarms', 'The commonest harmless case that fires it, and how to leave it out'],
      ['Evasion', 'The way round it that is tried first'],
      ['Cost', 'What it costs to evaluate, and how to narrow it'],
    ],
    returns: 'the rule, then conditions, assumptions and the two events',
  },
  regex: {
    form: 'code',
    gist: 'Give the pattern first, in a code block, then each part in one line, then 3 texts it matches and 3 it does not.',
    parts: [
      ['Pattern', 'The pattern first, in one code block, with its flags'],
      ['Parts', 'After it, each part of the pattern in one line'],
      ['Flavour', 'The engine it is written for; if none is named, one that most engines read'],
      ['Bounds', 'Whether it matches the whole text or a part of it, and how to change that'],
    ],
    checks: ['3 texts it matches and 3 that come close and do not'],
    expert: [
      ['Limits', 'What a pattern cannot tell here, and what has to check it instead'],
      ['Speed', 'No part that can run away on long input, or how to keep it from that'],
    ],
    returns: 'the pattern, its parts and the six texts',
  },
  formula: {
    form: 'code',
    gist: 'Give the formula in a code block, then what each part does in at most 3 sentences.',
    parts: [
      ['Formula', 'One formula that can be pasted as it stands'],
      ['Meaning', 'Each part explained in one line; what it returns for an empty cell or zero'],
    ],
    checks: ['One worked example with its result'],
    expert: [['Limits', 'Where it breaks, and the sturdier form']],
    returns: 'the formula, then the explanation',
  },
  documentation: {
    form: 'prose',
    length: words(400, 800),
    gist: 'Write {length}: what it is, how to start in 5 minutes, reference, trouble.',
    parts: [
      ['Start', 'What it is for in two sentences, then the shortest path to a first result'],
      ['Reference', 'Each option with type, default and an example'],
      ['Trouble', 'The errors people meet, in their exact words, with the cause'],
      ['Facts', 'Only what was given; [unknown] elsewhere'],
    ],
    checks: ['Each example can be copied and run', 'Nothing is described that was not given'],
    expert: [
      ['Decisions', 'Why it is so and not otherwise, where that surprises'],
      ['Limits', 'What it does not do'],
    ],
    returns: 'the document in Markdown',
    slots: ['name', 'version', 'how to install'],
  },
  'technical-design': {
    form: 'prose',
    length: words(500, 900),
    gist: 'Write {length}: the problem and its limits, the choice, the parts and what flows between them, failure, open questions.',
    parts: [
      ['Problem', 'What has to be solved, with its limits as numbers; assumptions labelled'],
      ['Choice', 'The choice, two alternatives and why they lose'],
      ['Structure', 'Parts with their tasks, and what flows between them'],
      ['Failure', 'What happens when each part is slow, down or called twice'],
    ],
    checks: ['Each decision names what it costs', 'Someone else could build it without asking back'],
    expert: [
      ['Growth', 'What breaks first at ten times the load'],
      ['Way back', 'How to undo the step that is hardest to undo'],
    ],
    returns: 'the document in Markdown, open questions last',
    slots: ['expected load', 'what exists already'],
  },
  'user-story': {
    form: 'list',
    gist: 'Give each story as role, wish and benefit, with acceptance criteria as Given, When, Then.',
    parts: [
      ['Form', 'As a ..., I want ..., so that ...: one wish per story'],
      ['Criteria', '3 to 5 per story as Given, When, Then, one of them for failure'],
      ['Out', 'What is not part of it'],
    ],
    checks: ['Each criterion can be tested without asking back', 'No story prescribes the solution'],
    expert: [
      ['Edges', 'Empty, too many, no permission, no network'],
      ['Slices', 'How to cut it smaller and still deliver value'],
    ],
    returns: 'the stories with their criteria',
  },
  requirements: {
    like: 'user-story',
    form: 'list',
    gist: 'Give numbered requirements, one sentence each with one testable "shall", grouped, with how each is verified.',
    parts: [
      ['Form', 'Numbered; one "shall" per requirement, with its value, unit and condition'],
      ['Proof', 'Per requirement how it is verified: test, analysis or inspection, and what passes'],
      ['Trace', 'Which wish or higher requirement each one serves'],
      ['Open', 'Values that are not given as bracketed blanks; questions and what is left out, last'],
    ],
    checks: ['Each can be failed by a test', 'No requirement holds "and", "fast" or "user-friendly"'],
    expert: [
      ['Failure', 'What shall happen when an input is missing, late or out of range'],
      ['Conflict', 'Pairs that pull apart, and which one gives way'],
    ],
    returns: 'the numbered requirements, then open points',
  },
  'bug-report': {
    like: 'user-story',
    form: 'list',
    gist: 'Give title, version and device, steps, what was expected, what happened, how often; only what is given, blanks elsewhere.',
    parts: [
      ['Title', 'Title of at most 70 characters: what fails, where, under which condition'],
      [
        'Steps',
        'Numbered steps from a fresh start that lead to it, with an example of the input that triggers it',
      ],
      ['Seen', 'What was expected and what happened, one sentence each; how often; who is affected'],
      [
        'System',
        'Version, device and system as bracketed blanks where not given; the log or picture to attach',
      ],
    ],
    checks: [
      'Someone else can make it happen from the steps alone',
      'No cause is claimed that was not found',
    ],
    expert: [
      ['Bounds', 'The nearest case that works, so that the condition is narrowed'],
      ['Weight', 'Severity with its reason, and a way round it until then'],
    ],
    returns: 'the bug report in Markdown, then the list of blanks',
    slots: ['version', 'device'],
  },
  ticket: {
    like: 'user-story',
    form: 'list',
    gist: 'Give title, why it matters, what is to be done, 3 to 5 acceptance criteria, what is not part of it.',
    parts: [
      ['Title', 'Title of at most 70 characters that says what is different afterwards'],
      ['Why', 'For whom and why now, in at most 2 sentences'],
      ['Work', 'What is to be done as short steps; what is not part of it'],
      ['Criteria', '3 to 5 acceptance criteria that anyone can check off, one of them for failure'],
    ],
    checks: ['Someone new could start without asking back'],
    expert: [
      ['Slices', 'How to cut it smaller and still deliver value'],
      ['Links', 'What it waits for, and what waits for it'],
    ],
    returns: 'the ticket in Markdown',
  },
  'test-plan': {
    form: 'table',
    gist: 'Give a table: what is tested, steps, expected result, priority.',
    parts: [
      ['Rows', 'Precondition, steps, data, expected result, priority'],
      ['Cover', 'Usual path, edges, failure, permission'],
      ['Exit', 'When testing may stop'],
    ],
    checks: ['Each expected result can be seen or measured'],
    expert: [
      ['Risk', 'Order by what failure would cost'],
      ['Blind spots', 'What this plan does not find'],
    ],
    returns: 'the table, then entry and exit rules',
    slots: ['system', 'environment'],
  },
  prompt: {
    form: 'list',
    gist: 'Write the prompt ready to paste, with blanks in square brackets for what changes from use to use.',
    parts: [
      ['Parts', 'Task, context, requirements, output form, in this order; nothing that changes no answer'],
      ['Blanks', 'Each blank in square brackets, with an example'],
      ['Unknowns', 'What the model does when something is missing'],
    ],
    checks: ['Someone else would get the same kind of answer with it'],
    expert: [['Test', 'One input that a weak version of this prompt would fail on']],
    returns: 'the prompt in one code block',
  },
  design: {
    form: 'prose',
    length: words(400, 700),
    gist: 'Write {length}: requirements as numbers, the design with its parts, the calculation behind it, risks.',
    parts: [
      ['Needs', 'Requirements as numbers with units; assumptions labelled'],
      ['Parts', 'Components with values and why this value'],
      ['Working', 'Formulas with the numbers put in'],
      ['Safety', 'What can go wrong and how it is prevented'],
    ],
    checks: [
      'Every value follows from a requirement or a labelled assumption',
      'Units are right in every line',
    ],
    expert: [
      ['Margins', 'Tolerance and worst case per critical value'],
      ['Test', 'How to prove it before building the whole'],
    ],
    returns: 'the design, part by part',
  },
  resume: {
    form: 'line',
    length: words(40, 70),
    gist: 'Write {length}, using only what I gave.',
    parts: [
      ['Facts', 'Every claim comes from what I gave; no employer, date or result is added'],
      ['Voice', 'No pronoun for the person; strong verbs first'],
    ],
    checks: ['Each quality is tied to a skill or a fact'],
    expert: [['Match', 'The words of the job offer where they are true of me']],
    returns: 'the text only',
    slots: ['target position', 'years of experience', 'two achievements'],
  },
  'performance-review': {
    form: 'prose',
    length: words(200, 350),
    gist: 'Write {length}: what went well, what did not and its effect, what comes next with dates.',
    parts: [
      [
        'Strengths',
        'Each strength with an instance and what it brought; bracketed blanks where none was given',
      ],
      ['Gaps', 'Each gap as behaviour and effect, never as character'],
      ['Next', '2 or 3 goals with a measure, a date and the help offered'],
    ],
    checks: [
      'Nothing in it would surprise someone who was told during the year',
      'Each judgement has its instance or a blank',
    ],
    expert: [
      ['Talk', 'One opening sentence for the conversation, and one question to ask'],
      ['Fair', 'Each sentence would stand for anyone in the same role'],
    ],
    returns: 'the performance review only',
  },
  'job-description': {
    form: 'prose',
    length: words(300, 450),
    gist: 'Write {length}: what the person will achieve, duties, must-haves, nice-to-haves, what is offered, how to apply.',
    parts: [
      ['Start', 'First, what the person will have achieved after a year'],
      ['Lists', '4 to 6 duties; at most 5 must-haves, kept apart from nice-to-haves'],
      ['Offer', 'Pay, place, hours: bracketed blanks where not given'],
    ],
    checks: ['Each must-have is needed on the first day', 'Wording is open to everyone'],
    expert: [
      ['Honesty', 'The hardest part of the job in one sentence'],
      ['Process', 'Steps and dates of the selection'],
    ],
    returns: 'the job description only',
    slots: ['position', 'company', 'location', 'pay range'],
  },
} as const satisfies Record<string, Deliverable>;
