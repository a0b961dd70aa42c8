import type { Deliverable } from '../deliverables/deliverable.ts';

/** Work on a text that the goal hands over (A2): what may change is bounded, the result comes alone. */
export const transforms = {
  correct: {
    rule: 'A2',
    form: 'prose',
    gist: "Change only what is wrong; keep the meaning, the order and the writer's voice.",
    parts: [
      ['Bounds', "Change only what is wrong; keep the meaning, the order and the writer's voice"],
      ['Kept', 'Leave names, numbers, quotes and line breaks as they are'],
    ],
    checks: [],
    expert: [['Doubt', 'Where two corrections are possible, take the smaller one']],
    returns: 'the corrected text; below it, in one line, anything I should know before I use it',
  },
  rewrite: {
    rule: 'A2',
    form: 'prose',
    gist: 'Keep every fact, name and number; change the wording only as asked.',
    parts: [
      ['Bounds', 'Keep every fact, name and number; add nothing'],
      ['Scope', 'Change only what was asked for; the rest keeps its order'],
    ],
    checks: [],
    expert: [['Versions', 'Two versions that differ in how far they go, the nearer one first']],
    returns: 'the new text; below it, in one line, anything I should know before I use it',
  },
  expand: {
    rule: 'A2',
    form: 'prose',
    gist: 'Keep its meaning and every fact; add what can be seen, heard or done, and no name, date or figure that is not there.',
    parts: [
      ['Keep', 'Keep its meaning, its voice and every fact'],
      ['Add', 'Add what can be seen, heard or done; no name, date or figure that is not there'],
      ['Size', 'Make it 3 to 5 times as long; every new sentence adds something'],
    ],
    checks: [],
    expert: [['Versions', 'Two versions that take it in different directions']],
    returns: 'the new text; below it, in one line, anything I should know before I use it',
  },
  translate: {
    rule: 'A2',
    form: 'prose',
    gist: 'Keep meaning, tone and layout; names, numbers, code and placeholders stay as they are.',
    parts: [
      ['Bounds', 'Keep meaning, tone and layout; leave names, numbers, code and placeholders as they are'],
      ['Wording', 'Turn idioms into what a native speaker would say'],
      [
        'Doubt',
        'Where a word has two readings, take the one that fits the text and mark it with an asterisk',
      ],
    ],
    checks: [],
    expert: [
      ['Terms', 'One term is translated the same way throughout'],
      ['Register', 'Form of address and politeness fit the reader of the translation'],
    ],
    returns: 'the translation, then the marked words if there are any',
  },
  summarise: {
    rule: 'A2',
    form: 'prose',
    gist: 'Put the most important point first, as short as it can be without losing what the reader decides by, and add nothing.',
    parts: [
      ['Order', 'Put the main point first, then what supports it'],
      ['Kept', 'Keep what the reader decides by: numbers, names, dates, conditions, what is open'],
      ['Bounds', 'Add nothing; as short as it can be without losing that'],
    ],
    checks: [],
    expert: [
      ['Weight', 'Space is shared out as in the source'],
      ['Certainty', "The source's doubts stay doubts"],
    ],
    returns: 'the summary',
  },
  extract: {
    rule: 'A2',
    form: 'list',
    gist: 'Take only what stands there, in its own words; write "not stated" where it is silent.',
    parts: [
      ['Source', 'Take only what stands there, in its own words'],
      ['Gaps', 'Write "not stated" where it is silent'],
      ['Form', 'Give one item per line, in the order of the source'],
    ],
    checks: [],
    expert: [['Evidence', 'Behind each item the words it was taken from']],
    returns: 'the items',
  },
  table: {
    rule: 'A2',
    form: 'table',
    gist: 'Give one table with a header row, a row per entry in the order of the source; "not stated" where it is silent.',
    parts: [
      ['Table', 'Give one table with a header row: a row per entry, a column per kind of thing asked for'],
      ['Source', 'Take only what stands there, in its own words, in its order'],
      ['Gaps', 'Write "not stated" in a cell where it is silent'],
    ],
    checks: [],
    expert: [['Evidence', 'A last column with the words that each row was taken from']],
    returns: 'only the table',
  },
  findings: {
    rule: 'A2',
    form: 'list',
    gist: 'Give the findings in order of weight, each with how often it occurs and one quote that shows it.',
    parts: [
      ['Each', 'Name each finding in a few words, with how often it occurs and one quote that shows it'],
      ['Order', 'Put the one that weighs most first, and say by what you weighed'],
      ['Bounds', 'Take only what stands there; what fits none goes into one line at the end'],
    ],
    checks: [],
    expert: [
      ['Cause', 'What lies behind it, marked as a guess'],
      ['Next', 'The smallest change that would answer it'],
    ],
    returns: 'the numbered findings',
  },
  decide: {
    rule: 'A2',
    form: 'line',
    gist: 'Give the decision first, then the reason that names what decided it.',
    parts: [
      ['First', 'Give the decision first, in one sentence'],
      ['Reason', 'Give the reason, naming what decided it'],
      ['Doubt', 'If it could go either way, say what would tip it'],
    ],
    checks: [],
    expert: [['Certainty', 'A certainty of high, medium or low, with what would raise it']],
    returns: 'the decision and the reason',
  },
  label: {
    rule: 'A2',
    form: 'line',
    gist: 'Name the label first, then the reason in one sentence.',
    parts: [
      ['First', 'Name the label first'],
      ['Reason', 'Give the reason in one sentence'],
      ['Tie', 'If two fit equally well, name both, the likelier one first'],
    ],
    checks: [],
    expert: [['Certainty', 'A certainty of high, medium or low, with what would raise it']],
    returns: 'the label and the reason',
  },
  classify: {
    rule: 'A2',
    form: 'line',
    gist: 'Name the label first, spelled as it is here, then the reason in one sentence that quotes the deciding words.',
    parts: [
      ['First', 'Name the label first, spelled as it is here'],
      ['Reason', 'Give the reason in one sentence that quotes the deciding words'],
      ['Tie', 'If two labels fit equally well, name the likelier one and say so'],
    ],
    checks: [],
    expert: [['Certainty', 'A certainty of high, medium or low, with what would raise it']],
    returns: 'the label and the reason',
  },
} as const satisfies Record<string, Deliverable>;
