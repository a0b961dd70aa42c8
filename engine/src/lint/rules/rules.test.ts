import { describe, expect, it } from 'vitest';
import { lintPrompt, lintRules, type LintInput, type LintRuleId } from '../index.ts';

type Case = string | LintInput;

interface Cases {
  readonly spec: string;
  readonly passes: Case;
  readonly fails: Case;
  /** Absent for the rules that every prompt can break: those can only be taken out. */
  readonly notApplicable?: Case;
}

const long =
  'The orchard committee meets on Mondays and keeps its notes in a blue folder near the door of the shed. '.repeat(
    4,
  );
const sentence = (count: number): string =>
  Array.from({ length: count }, (_, index) => `Line ${index} holds the number ${index * 7}.`).join('\n');

const cases: Readonly<Record<LintRuleId, Cases>> = {
  'task-stated-early': {
    spec: 'LT-01',
    passes: 'Write a toast for my sister.',
    fails: `${long}Write a toast.`,
    notApplicable: { prompt: 'round table, soft light', kind: 'visual' },
  },
  'deliverable-named': {
    spec: 'LT-02',
    passes: 'Draft an email to the choir.',
    fails: 'Do something about the choir and its singers.',
    notApplicable: { prompt: 'a choir in a chapel', kind: 'visual' },
  },
  'output-format-stated': {
    spec: 'LT-03',
    passes: 'Compare both boats. Return one table.',
    fails: 'Compare both boats for a beginner.',
    notApplicable: { prompt: 'both boats at anchor', kind: 'visual' },
  },
  'length-bounded': {
    spec: 'LT-04',
    passes: 'Write a speech of 200 to 250 words.',
    fails: 'Write a speech for the harbour fair.',
    notApplicable: { prompt: 'Write a function that sorts boats.', kind: 'code' },
  },
  'audience-named': {
    spec: 'LT-05',
    passes: 'Write an article on tides for first-time sailors and other beginners.',
    fails: 'Write an article on tides.',
    notApplicable: 'Calculate the tide at noon.',
  },
  'purpose-given': {
    spec: 'LT-06',
    passes: 'Write a newsletter so that members renew in May.',
    fails: 'Write a newsletter on the harbour.',
    notApplicable: 'Translate this word.',
  },
  'context-separated': {
    spec: 'LT-07',
    passes: {
      prompt: `## Context\nWe are a choir. ${long}\n## Task\nWrite a flyer.`,
      goal: `We are a choir. ${long} Write a flyer.`,
    },
    fails: {
      prompt: `We are a choir. ${long} Write a flyer.`,
      goal: `We are a choir. ${long} Write a flyer.`,
    },
    notApplicable: 'Write a flyer.',
  },
  'constraints-listed': {
    spec: 'LT-08',
    passes: `${long}\n- under 90 words\n- no names`,
    fails: `${long}\nUnder 90 words, and no names.`,
    notApplicable: 'Write a haiku.',
  },
  'success-criteria': {
    spec: 'LT-09',
    passes: `${long}\n## Done when\n- every boat is named\n- the sum is right`,
    fails: `Write a report. ${long}`,
    notApplicable: 'Write a haiku.',
  },
  'sections-delimited': {
    spec: 'LT-10',
    passes: `## Task\nWrite a report.\n## Context\n${long}`,
    fails: `Write a report. ${long} ${long} ${long}`,
    notApplicable: 'Write a haiku.',
  },
  'delimiters-balanced': {
    spec: 'LT-11',
    passes: '<task>Write a haiku.</task>',
    fails: '<task>Write a haiku.',
  },
  'request-after-long-input': {
    spec: 'LT-12',
    passes: `Sum the numbers.\n\`\`\`\n${sentence(60)}\n\`\`\`\nReturn the sum of the numbers above.`,
    fails: `Sum the numbers.\n\`\`\`\n${sentence(60)}\n\`\`\``,
    notApplicable: 'Sum the numbers 3 and 4.',
  },
  'ends-on-deliverable': {
    spec: 'LT-13',
    passes: 'The choir sings on Friday.\nReturn the announcement only.',
    fails: 'Write an announcement.\nThe choir sings on Friday.',
    notApplicable: { prompt: 'a choir on a Friday', kind: 'visual' },
  },
  'stop-stated': {
    spec: 'LT-44',
    passes: 'Write an announcement: the choir sings on Friday.\nReturn the announcement only.',
    fails: 'Write an announcement: the choir sings on Friday.',
    notApplicable: { prompt: 'a choir on a Friday', kind: 'visual' },
  },
  'answer-described': {
    spec: 'LT-45',
    passes: {
      prompt:
        'Write an announcement for the choir.\nBegin with the day and the hall.\nReturn the announcement only.',
      applies: { 'answer-described': true },
    },
    fails: {
      prompt: 'Write an announcement for the choir.\nReturn the announcement only.',
      applies: { 'answer-described': true },
    },
    notApplicable: 'Write an announcement for the choir.',
  },
  'no-contradictions': {
    spec: 'LT-14',
    passes: 'Write at least 3 lines and at most 5 lines.',
    fails: 'Write at least 9 lines. Write at most 5 lines.',
  },
  'no-open-placeholders': {
    spec: 'LT-15',
    passes: 'Write to Ada. Put a blank such as [your date] where one is missing.',
    fails: 'Write to [insert name].',
  },
  'goal-facts-kept': {
    spec: 'LT-16',
    passes: { prompt: 'Write to Ada Byron about 3 boats.', goal: 'write to Ada Byron about 3 boats' },
    fails: { prompt: 'Write to the owner about 3 boats.', goal: 'write to Ada Byron about 3 boats' },
    notApplicable: { prompt: 'Write about boats.', goal: 'write about boats' },
  },
  'nothing-invented': {
    spec: 'LT-17',
    passes: { prompt: 'Write about boats in 90 words.', goal: 'write about boats', added: ['in 90 words'] },
    fails: { prompt: 'Write about boats in 1987.', goal: 'write about boats', added: ['in 90 words'] },
    notApplicable: 'Write about boats in 1987.',
  },
  'no-filler': { spec: 'LT-18', passes: 'Write about boats.', fails: 'Please write about boats.' },
  'few-vague-words': {
    spec: 'LT-19',
    passes: 'Write a nice poem.',
    fails: 'Write a nice poem with some good and various things.',
  },
  'positive-phrasing': {
    spec: 'LT-20',
    passes: 'Write it.\n- Use rhyme\n- Keep it short\n- No names',
    fails: 'Write it.\n- No names\n- Do not rhyme\n- Avoid dates',
    notApplicable: 'Write it.\n- No names',
  },
  'no-shouting': {
    spec: 'LT-21',
    passes: 'You must use JSON and NATO spelling.',
    fails: 'You MUST ALWAYS use JSON.',
  },
  'role-short': {
    spec: 'LT-22',
    passes: 'You edit tide tables for a harbour.\nYou are a copy editor for a harbour journal.',
    fails: 'You are a world-class copy editor.',
    notApplicable: 'Edit this.',
  },
  'thinking-cue-fits': {
    spec: 'LT-23',
    passes: 'Explain it step by step for a child.',
    fails: 'Think step by step about the tide.',
    notApplicable: { prompt: 'a tide pool', kind: 'visual' },
  },
  'no-duplicates': {
    spec: 'LT-24',
    passes: 'Name every boat in port. Sum their lengths.',
    fails: 'Name every boat in port. Name every boat in port.',
  },
  'unknowns-and-budget': {
    spec: 'LT-25',
    passes: `Write a report. ${long}If a date is missing, say so.`,
    fails: `Write a report. ${long}`,
  },
  'service-syntax': {
    spec: 'LT-27',
    passes: { prompt: 'A boat at anchor --ar 3:2', kind: 'visual', problems: [] },
    fails: { prompt: 'A boat at anchor --ar wide', kind: 'visual', problems: ['--ar takes a ratio'] },
    notApplicable: { prompt: 'A boat at anchor', kind: 'visual' },
  },
  'view-named': {
    spec: 'LT-28',
    passes: { prompt: 'A boat at anchor, seen from above', kind: 'visual', applies: { 'view-named': true } },
    fails: { prompt: 'A boat at the anchor of a pier', kind: 'visual', applies: { 'view-named': true } },
    notApplicable: { prompt: 'A boat at anchor', kind: 'visual' },
  },
  'light-named': {
    spec: 'LT-29',
    passes: {
      prompt: 'A boat at anchor, soft morning light',
      kind: 'visual',
      applies: { 'light-named': true },
    },
    fails: { prompt: 'A boat at the anchor of a pier', kind: 'visual', applies: { 'light-named': true } },
    notApplicable: { prompt: 'A boat at anchor', kind: 'visual' },
  },
  'no-long-dashes': {
    spec: 'LT-26',
    passes: { prompt: 'A well-made boat --ar 3:2', noEmDashes: true },
    fails: { prompt: 'A boat \u2014 well made', noEmDashes: true },
    notApplicable: 'A boat \u2014 well made',
  },
};

const inputOf = (example: Case): LintInput => (typeof example === 'string' ? { prompt: example } : example);
const found = (example: Case, rule: LintRuleId) =>
  lintPrompt(inputOf(example)).findings.find((finding) => finding.rule === rule);

/** Whether a rule counts in the score at all: taking it out changes nothing where it does not apply. */
const outcome = (example: Case, id: LintRuleId) => {
  const { score } = lintPrompt(inputOf(example));
  const without = lintPrompt({ ...inputOf(example), applies: { [id]: false } }).score;
  return { score, without };
};

describe.each(lintRules.map((rule) => [rule.id, cases[rule.id]] as const))(
  '%s',
  (id, { spec, passes, fails, notApplicable }) => {
    it(`[${spec}] says nothing about a prompt that keeps it`, () => {
      expect(found(passes, id)).toBeUndefined();
    });

    it(`[${spec}] finds the fault, in a sentence, with a fix`, () => {
      const finding = found(fails, id);
      expect(finding?.message).toMatch(/^.{10,160}[.]$/);
      expect(finding?.fix).toMatch(/^[A-Z].{5,}[."]$/);
      const { score, without } = outcome(fails, id);
      expect(score).toBeLessThan(without);
    });

    it(`[${spec}] has no say where it does not apply`, () => {
      const example = notApplicable ?? { ...inputOf(fails), applies: { [id]: false } };
      expect(found(example, id)).toBeUndefined();
      const { score, without } = outcome(example, id);
      expect(score).toBe(without);
    });
  },
);
