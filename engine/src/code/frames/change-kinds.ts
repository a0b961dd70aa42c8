/** Sorts of change to code that exists: each has its own proof (rules B4, B5). */
export interface ChangeKind {
  readonly id: 'tests' | 'fix' | 'speed' | 'data' | 'replace' | 'restructure' | 'add';
  readonly requirements: readonly string[];
  readonly checks: readonly string[];
}

const fault =
  "too (?:often|slow|many|late)|slow(?:ly)?|crash\\w*|doesn['’]?t|does not|don['’]t|isn['’]?t|aren['’]t|won['’]?t|can(?:no|['’])?t|cannot|not (?:work|show|updat|load|open|render|sav|send|refresh)\\w*|fails?|failing|breaks?|broken|freez\\w*|hangs?|leaks?|re-?renders?|flickers?|errors?|wrong(?:ly)?|twice|disappears?|duplicates?|stuck|lags?|throws?|redirects? in|in a loop|endless|rotated|cut off|cuts? off|loses? (?:the |its |their |all )?(?:data|entries|rows|settings|session|state|formatting|values?|input)|overlaps?|overwrites?|swallows?|still \\p{L}+|shows? (?:deleted|old)|missing|blank|jumps?|(?:in|into|as) spam|stop(?:s|ped) work\\w*|no longer \\p{L}+|(?:is|are|comes?(?: out)?|stays?|remains?) empty|empty page|times? out|off by|404|500|works? locally|locally it works|in production|on staging|null|undefined|exception|double(?! opt)|(?:gets?|have|has|shows?) the (?:same|wrong) \\p{L}+";

/** Tests for code that exists. */
export const testing =
  /^(?:write|add|create|generate) (?:me |some |more |the |missing )*(?:unit |integration |e2e |end-to-end |browser |snapshot |regression )?tests? (?:for|of) (?:our|my|the|this|these|all|every)\b/i;

const changeKinds: readonly (ChangeKind & { readonly cue: RegExp })[] = [
  {
    id: 'tests',
    cue: testing,
    requirements: [
      'Expected values are worked out by hand from the rule, not copied from what the code returns today; each test names the one behaviour it holds',
      'The code under test stays as it is: a test that fails because the code is wrong stays, with a note of what is wrong',
    ],
    checks: [
      'When a line of the tested code is made wrong on purpose, then a test fails; say which lines were tried',
      'When the tests run twice and in any order, then the result is the same',
    ],
  },
  {
    id: 'speed',
    cue: /^(?:speed up|make .{2,60}\bfaster|optimi[sz]e (?:the )?(?:speed|performance|load))|\b(?:takes?|needs?|loads? in) (?:up to |about |over |more than )?\d+ ?(?:s|sec|seconds?|minutes?|ms)\b(?!.*\bafter (?:a|the) click)|\b(?:is|are|gets?|became|very|so|too) slow(?:er)?\b/i,
    requirements: [
      'Measure first: say where the time goes, with figures, before anything is changed',
      'Change only what the figures point to; what people see and get stays the same',
    ],
    checks: [
      'When the slow case runs before and after on the same data, then both times are reported and the target is met',
      'When the existing tests run, then all pass unchanged',
    ],
  },
  {
    id: 'data',
    cue: /^(?:move|migrate|transfer|copy) .{3,80}\b(?:from|to|into) (?:the |an? |our )?(?:\w+ )?(?:database|server|cloud|s3|bucket|postgres\w*|mysql|mongo\w*|sqlite|redis|local ?storage|cookies?|spreadsheets?|excel|account)\b/i,
    requirements: [
      'Old data is copied, compared by count and content, and only then no longer used; until then both ways work and going back is possible',
      'The move can stop and start again anywhere without losing or doubling an entry; say how long it takes on the real amount',
    ],
    checks: [
      'When somebody with old data comes back after the change, then nothing is lost; where both places have data, the newer counts',
      'When the move runs twice or stops half way, then the result is the same',
    ],
  },
  {
    id: 'replace',
    cue: /^(?:replace|migrate|convert|port|upgrade|rename|switch|swap|translate)\b/i,
    requirements: [
      'First list every use of the old and what each relies on (formats, defaults, edge cases)',
      'Where no test covers a use, pin its present result by a test before it changes',
      'One folder at a time, type check and tests after each; the old one is removed last',
    ],
    checks: [
      'When the existing tests run, then all pass; a test that had to change is listed with its reason',
      'When the old is searched for at the end, then none of it is left, or what remains is listed with the reason',
    ],
  },
  {
    id: 'restructure',
    cue: /^(?:make (?:my|our|this)\b|rewrite|refactor|improve|optimi[sz]e|speed|split|extract|move(?! .{3,60} to the (?:top|bottom|left|right|front|end|header|footer|side\w*|start)\b)|merge|simplify|clean up|tidy|reorgani[sz]e|restructure|decouple)\b|\bwithout (?:changing|breaking) (?:the |its |any )?(?:behaviou?r|functionality|api|anything)/i,
    requirements: [
      'First, without edits: list what others use of it, who calls it, and which of it no test covers',
      'Untested parts get tests that pin what they do today, oddities included, before they move',
      'One piece at a time: behaviour and signatures stay, old import paths go on working, no import cycles; type check and tests after each',
    ],
    checks: [
      'When the public names and types before and after are compared, then they are the same',
      'When the existing tests run, then all pass unchanged',
    ],
  },
  {
    id: 'fix',
    cue: new RegExp(
      `^(?:fix|debug|repair|solve|resolve|bug)\\b|^(?:(?:our|the|my|some|many|several|all) )?(?:users?|customers?|clients?|people|members?|visitors?|colleagues|teachers?|staff) (?:complain|report|keep getting|are getting|get logged out)\\b|^(?!(?:add|let|allow|show|build|create|make|write|implement|users?|customers?|people|if|i (?:want|need))\\b|when (?:an? |the )?(?:user|customer|person|people|someone))(?:[\\p{L}\\d'’.,-]+ ){1,14}?(?:${fault})\\b|^(?!(?:add|let|make|show|use)\\b).{0,80}\\b(?:shows?|displays?|gives?|returns?|prints?|opens?|sends?|says?|gets?|have|has)\\b.{1,60}\\binstead of\\b|\\bbut (?:it )?(?:shows?|gives?|returns?|does|still)\\b|\\bshould .{3,60}\\b(?:and not|instead of|but)\\b|\\bdo(?:es)? nothing\\b|\\bnothing happens\\b`,
      'iu',
    ),
    requirements: [
      'Reproduce it first and name the cause with file and line; if it is unclear, report what you found and stop',
      'Write a test that fails because of it, then mend the cause where it arises, not the symptom; no other edits',
    ],
    checks: [
      'When the new test runs without the fix, then it fails; with the fix, it passes',
      'When the same code is reached on another way, then the fault is not there either',
    ],
  },
];

const addition: ChangeKind = { id: 'add', requirements: [], checks: [] };

/** What sort of change the task begins with. */
export const changeKindOf = (task: string): ChangeKind =>
  changeKinds.find(({ cue }) => cue.test(task.slice(0, 400))) ?? addition;
