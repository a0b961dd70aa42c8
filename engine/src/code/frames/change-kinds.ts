/** Sorts of change to code that exists: each has its own proof (rules B4, B5). */
interface ChangeKind {
  readonly id: 'fix' | 'restructure' | 'add';
  readonly cue: RegExp;
  readonly requirements: readonly string[];
  readonly checks: readonly string[];
}

const changeKinds: readonly ChangeKind[] = [
  {
    id: 'fix',
    cue: /^(?:fix|debug|repair|solve|resolve)\b|^(?:my|our|the|this|when|why)\b.{0,120}\b(?:too (?:often|slow|many|late)|slow(?:ly)?|crash\w*|doesn['’]?t|does not|isn['’]?t|won['’]?t|can(?:no|['’])?t|cannot|not (?:work|show|updat|load|open|render|sav)\w*|fails?|failing|breaks?|broken|freez\w*|hangs?|leaks?|re-?renders?|flickers?|errors?|wrong|twice|disappears?|duplicates?|stuck|lags?)\b/i,
    requirements: [
      'Write a failing test for it first, then the smallest change that makes it pass',
      'Touch only what the cause needs; if the cause is unclear, report what you found and stop',
    ],
    checks: [
      'When the steps that showed the fault are repeated, then the expected result appears',
      'When the fix is taken out, then the new test fails',
    ],
  },
  {
    id: 'restructure',
    cue: /^(?:make (?:my|our|this)\b|rewrite|translate|refactor|migrate|upgrade|port|rename|replace|convert|improve|optimi[sz]e|speed)\b/i,
    requirements: [
      'Work in steps that each leave the tests passing',
      'What callers and people see stays the same, unless the goal says otherwise',
    ],
    checks: [
      'When the existing tests run, then all pass unchanged',
      'When something measurable should get better, then its value before and after is reported',
    ],
  },
  { id: 'add', cue: /./, requirements: [], checks: [] },
];

/** What sort of change the task begins with. */
export const changeKindOf = (task: string): ChangeKind | undefined =>
  changeKinds.find(({ cue }) => cue.test(task));
