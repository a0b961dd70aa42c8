/** Programs of one statement, which want other cases and another return than code with tests (rules B8, D4). */
export interface StatementKind {
  readonly id: 'sql' | 'regex' | 'command' | 'schema' | 'config';
  /** Sought in the beginning of the task. */
  readonly cue: RegExp;
  readonly requirement: string;
  readonly check?: string;
  readonly closing: string;
}

const statementKinds: readonly StatementKind[] = [
  {
    id: 'regex',
    cue: /\b(?:regex|regexp|regular expression|pcre)\b/i,
    requirement: 'The flavour is named; 3 texts that match and 3 that do not are shown',
    closing: 'Return the pattern in one code block, the examples, and what each part does.',
  },
  {
    id: 'schema',
    cue: /\b(?:database|db|data|sql) (?:schema|model)\b|\bschema for\b/i,
    requirement: 'Each table states its key, what is unique, what may be empty, and what happens on deletion',
    check: 'Three questions the data must answer, each with its query and the index it uses',
    closing: 'Return the schema in one code block, the check, and your assumptions.',
  },
  {
    id: 'config',
    cue: /\b(?:docker ?file|docker[ -]?compose|makefile|nginx|apache|htaccess|github actions?|ci pipeline|kubernetes|helm|terraform|systemd|samba)\b/i,
    requirement:
      'Versions are pinned, no secret stands in the file, and nothing gets more rights than it needs',
    check: 'The command that builds or checks it, and what a good run prints',
    closing: 'Return the file in one code block, the check, and your assumptions.',
  },
  {
    id: 'sql',
    cue: /\bsql\b|\bquery\b/i,
    requirement:
      'Nulls, ties and an empty result are handled; every table or column that is not named here is listed as an assumption',
    check: 'Sample rows with an ordinary case, a tie, a null and no match, and the result for them',
    closing: 'Return the query in one code block, the check, and your assumptions.',
  },
  {
    id: 'command',
    cue: /\b(?:console|linux|unix|bash|shell|powershell|terminal|git) command\b|\bone-liner\b|\bcommand to\b/i,
    requirement: 'Names with spaces work; when nothing matches, it says so and changes nothing',
    closing:
      'Return the command in one code block, a form of it that only shows what would change, and what each part does.',
  },
];

/** The kind of statement that a task of a small program asks for, or undefined for ordinary code. */
export const statementKindOf = (task: string): StatementKind | undefined =>
  statementKinds.find(({ cue }) => cue.test(task.slice(0, 120)));
