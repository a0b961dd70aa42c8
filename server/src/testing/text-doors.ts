import { goalMaxLength, longestDeskGoal, promptLimits, transferFormats } from '@whetstone/contract';

export interface TextRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A route that reads a person's text, with the longest text that it takes. */
export interface TextDoor {
  readonly name: string;
  readonly longest: number;
  readonly request: (text: string) => TextRequest;
}

const json = { 'content-type': 'application/json' };
const post =
  (path: string, bodyOf: (text: string) => object) =>
  (text: string): TextRequest => ({
    method: 'POST',
    path,
    body: JSON.stringify(bodyOf(text)),
    headers: json,
  });
const get =
  (path: string) =>
  (text: string): TextRequest => ({ method: 'GET', path: `${path}${encodeURIComponent(text)}` });

const goals = [
  ['content', { kind: 'content', level: 'expert', humanize: true }],
  ['picture', { kind: 'visual', media: 'image', service: 'midjourney' }],
  ['code', { kind: 'code', project_type: 'web-app', tool: 'cursor' }],
] as const;

const form = new Map<string, (text: string) => string>([
  ['json', (text) => JSON.stringify([{ title: 'a', prompt_text: text.slice(0, 100_000) }, text])],
  ['csv', (text) => `title,prompt_text,tags,folder\n${text}`],
  ['markdown', (text) => `## a\n\n${text}\n`],
]);

const longestSearch = 200;
/** Characters of a long imported text. */
const longImport = 4_000_000;

/** Where a body of the greatest size goes, whatever it is. */
const bodies: readonly (readonly [name: string, path: string, body: (length: number) => string])[] = [
  ['nested lists', '/api/prompts', (length) => '['.repeat(length / 2) + ']'.repeat(length / 2)],
  [
    'unknown fields',
    '/api/prompts',
    (length) => `{${Array.from({ length: length / 12 }, (_, at) => `"${at}a":1`).join(',')}}`,
  ],
  [
    'assumptions',
    '/api/questions',
    (length) =>
      `{"kind":"content","goal":"a","assumptions":{${Array.from({ length: length / 12 }, (_, at) => `"${at}a":1`).join(',')}}}`,
  ],
];

export const textDoors: readonly TextDoor[] = [
  ...goals.map(([name, options]) => ({
    name: `questions, ${name}`,
    longest: goalMaxLength,
    request: post('/api/questions', (goal) => ({ ...options, goal })),
  })),
  ...(['content', 'image', 'code'] as const).map((type) => ({
    name: `enhance, ${type}`,
    longest: goalMaxLength,
    request: post('/functions/v1/enhance', (description) => ({ description, options: { type } })),
  })),
  {
    name: 'generate',
    longest: goalMaxLength,
    request: (text) => {
      const made = post('/api/generations', (goal) => ({ ...goals[0][1], goal }))(text);
      return { ...made, headers: { ...made.headers, 'idempotency-key': crypto.randomUUID() } };
    },
  },
  {
    name: 'desk',
    longest: longestDeskGoal,
    request: post('/api/desk', (goal) => ({ kind: 'text', goal })),
  },
  {
    name: 'save a prompt',
    longest: promptLimits.promptText,
    request: post('/api/prompts', (text) => ({
      title: text.slice(0, 200),
      description: text.slice(0, promptLimits.description),
      prompt_text: text,
    })),
  },
  ...transferFormats.map((format) => ({
    name: `import, ${format}`,
    longest: longImport - 100_100,
    request: post('/api/prompts/import', (text) => ({ format, files: [{ text: form.get(format)?.(text) }] })),
  })),
  {
    name: 'import and keep',
    longest: longImport / 2,
    request: post('/api/prompts/import', (text) => ({
      format: 'json',
      dry_run: false,
      files: [
        {
          text: JSON.stringify(
            Array.from({ length: Math.ceil(text.length / 90_000) }, (_, at) => ({
              title: `a ${at} ${crypto.randomUUID()}`,
              prompt_text: `a${text.slice(at * 90_000, (at + 1) * 90_000)}`,
            })),
          ),
        },
      ],
    })),
  },
  { name: 'search the library', longest: longestSearch, request: get('/api/library?search=') },
  { name: 'search my prompts', longest: longestSearch, request: get('/api/prompts?search=') },
  { name: 'tag', longest: promptLimits.tag, request: get('/api/library?tag=') },
  { name: 'search accounts', longest: longestSearch, request: get('/api/admin/users?search=') },
  {
    name: 'sign up with a name',
    longest: 50_000,
    request: post('/auth/v1/signup', (text) => ({
      email: `a${crypto.randomUUID()}@example.test`,
      password: `not so long ${text.slice(0, 20)}`,
      data: { full_name: text },
    })),
  },
  {
    name: 'sign in',
    longest: 25_000,
    request: post('/auth/v1/token?grant_type=password', (text) => ({ email: text, password: text })),
  },
  {
    name: 'mail a link',
    longest: 25_000,
    request: post('/auth/v1/recover', (text) => ({
      email: `${text.slice(0, 200)}@example.test`,
      redirect_to: text,
    })),
  },
];

/** Bodies of the greatest size that no route asks for. */
export const tangledBodies: readonly TextDoor[] = bodies.map(([name, path, body]) => ({
  name: `a body of ${name}`,
  longest: 512 * 1024 - 1024,
  request: (text) => ({ method: 'POST', path, body: body(text.length), headers: json }),
}));
