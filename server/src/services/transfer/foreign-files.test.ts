import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readImport } from './read-import.ts';

type Given = { name: string; text?: string; bytes?: Uint8Array };

const bodyOf = (files: readonly Given[], more: object = {}): ArrayBuffer =>
  new TextEncoder().encode(
    JSON.stringify({
      files: files.map(({ name, text, bytes }) =>
        bytes ? { name, base64: Buffer.from(bytes).toString('base64') } : { name, text },
      ),
      ...more,
    }),
  ).buffer;
const read = (name: string, text: string, more: object = {}) => readImport(bodyOf([{ name, text }], more));
const promptsOf = ({ items }: ReturnType<typeof readImport>) =>
  items.map((item) =>
    'prompt' in item
      ? {
          title: item.prompt.title,
          text: item.prompt.prompt_text,
          ...(item.prompt.tags.length > 0 && { tags: item.prompt.tags }),
          ...(item.prompt.folder.length > 0 && { folder: item.prompt.folder }),
          ...(item.prompt.description !== '' && { about: item.prompt.description }),
        }
      : item.problem,
  );
const seen = (name: string, text: string) => {
  const file = read(name, text);
  return { format: file.files[0]?.format, prompts: promptsOf(file), notes: file.notes };
};
const json = (value: unknown) => JSON.stringify(value);

describe('files of other tools are seen for what they are', () => {
  it('[ML-08] prompts.chat, its table and its list', () => {
    expect(
      seen(
        'prompts.csv',
        'act,prompt,for_devs,type,contributor\nTutor,"Teach ${topic:maths}\\nslowly",TRUE,TEXT,ada\n',
      ),
    ).toEqual({
      format: 'prompts-chat',
      prompts: [
        {
          title: 'Tutor',
          text: 'Teach {{topic=maths}}\nslowly',
          tags: ['coding'],
          about: 'contributor: ada',
        },
      ],
      notes: ['1 blank is now written as {{name}}.'],
    });
    const list = [
      {
        id: '1',
        title: 'Tutor',
        slug: 'tutor',
        description: 'Teaches',
        content: 'Teach ${topic}',
        type: 'TEXT',
        viewCount: 3,
        createdAt: '2026-01-02T03:04:05.000Z',
        category: { id: '7', name: 'Learning' },
        tags: [{ name: 'school' }],
      },
    ];
    const file = read('prompts.json', json(list));
    expect(promptsOf(file)).toEqual([
      { title: 'Tutor', text: 'Teach {{topic}}', tags: ['school'], about: 'Teaches' },
    ]);
    expect(file.items[0]).toMatchObject({
      prompt: { category: 'Learning', created_at: '2026-01-02T03:04:05.000Z' },
    });
    expect(file.columns.filter(({ target }) => target === 'leave').map(({ name }) => name)).toEqual([
      'id',
      'slug',
      'type',
      'viewCount',
    ]);
  });

  it('[ML-08] chats of ChatGPT: the first message of each branch that is shown, none of them taken unasked', () => {
    const node = (id: string, parent: string | null, role: string, text: string) => ({
      id,
      parent,
      children: [],
      message: { author: { role }, content: { content_type: 'text', parts: [text] } },
    });
    const chat = {
      title: null,
      create_time: 1_760_000_000.5,
      current_node: 'c',
      mapping: {
        root: { id: 'root', parent: null, children: [], message: null },
        x: {
          id: 'x',
          parent: 'root',
          children: [],
          message: {
            author: { role: 'user' },
            content: {
              content_type: 'user_editable_context',
              user_profile: 'I bake.',
              user_instructions: 'Be brief.',
            },
          },
        },
        a: node('a', 'root', 'user', 'Plan a week of bread'),
        b: node('b', 'a', 'assistant', 'Monday: rye'),
        c: node('c', 'b', 'user', 'And rolls?'),
        old: node('old', 'root', 'user', 'Another beginning'),
      },
    };
    const file = read('conversations-000.json', json([chat]));
    expect(promptsOf(file)).toEqual([
      { title: 'Custom instructions', text: 'I bake.\n\nBe brief.' },
      { title: 'Plan a week of bread', text: 'Plan a week of bread' },
    ]);
    expect(file.items).toMatchObject([
      { isOptional: true },
      { isOptional: true, notes: ['Your first message; the 2 that follow are left out.'] },
    ]);
    expect(file.notes[0]).toContain('Chats (1)');
  });

  it('[ML-08] an export of Claude: instructions of projects, chats, and what is left out by name', () => {
    const zip = zipSync({
      'conversations.json': strToU8(
        json([
          {
            uuid: 'u',
            name: 'Bread',
            created_at: '2026-01-02T03:04:05.678901Z',
            chat_messages: [
              { sender: 'human', text: 'Plan bread' },
              { sender: 'assistant', text: 'Rye' },
            ],
          },
        ]),
      ),
      'projects.json': strToU8(
        json([
          {
            uuid: 'p',
            name: 'Bakery',
            description: 'Ours',
            prompt_template: 'You bake.',
            docs: [{ filename: 'a' }],
          },
          { uuid: 'q', name: 'Empty', prompt_template: '', docs: [] },
        ]),
      ),
      'users.json': strToU8(json([{ uuid: 'me', email_address: 'a@example.test' }])),
      'photo.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]),
    });
    const file = readImport(bodyOf([{ name: 'claude.zip', bytes: zip }]));
    expect(file.files.map(({ format }) => format)).toEqual(['claude-chats', 'claude-projects']);
    expect(promptsOf(file)).toEqual([
      { title: 'Bread', text: 'Plan bread' },
      { title: 'Bakery', text: 'You bake.', about: 'Ours' },
    ]);
    expect(file.notes).toEqual([
      'Left out because they are not text: "photo.png".',
      expect.stringContaining('"users.json" is left out.'),
      expect.stringContaining('conversations.json: Chats (1)'),
      'projects.json: Projects without instructions are left out: "Empty".',
    ]);
  });

  it('[ML-08] Langfuse, PromptLayer, Open WebUI, LibreChat, ChatHub, AI Prompt Genius and Raycast', () => {
    expect(
      seen(
        'langfuse-prompts.json',
        json([
          {
            name: 'mails/outreach/first',
            type: 'chat',
            prompt: [
              { role: 'system', content: 'Be brief.' },
              { type: 'placeholder', name: 'history' },
              { role: 'user', content: 'Write to {{name}}' },
            ],
            config: { temperature: 1 },
            tags: ['mail'],
            labels: ['production'],
            commitMessage: null,
          },
        ]),
      ),
    ).toMatchObject({
      format: 'langfuse',
      prompts: [
        {
          title: 'first',
          text: 'System:\nBe brief.\n\nMessages:\n{{history}}\n\nUser:\nWrite to {{name}}',
          tags: ['mail'],
          folder: ['mails', 'outreach'],
          about: 'config: {"temperature":1}\nlabels: ["production"]',
        },
      ],
    });
    expect(
      seen(
        'promptlayer.json',
        json([
          {
            prompt_name: 'Greet',
            tags: ['a'],
            prompt_template: {
              type: 'completion',
              content: [{ type: 'text', text: 'Greet {name} in {"json"}' }],
              input_variables: ['name'],
              template_format: 'f-string',
            },
            version: 3,
          },
        ]),
      ),
    ).toMatchObject({
      format: 'promptlayer',
      prompts: [{ title: 'Greet', text: 'Greet {{name}} in {"json"}' }],
    });
    expect(
      seen(
        'open-webui.json',
        json([
          {
            command: '/mail',
            title: 'Mail',
            content: 'Write {{tone | select:options=["warm","dry"]}} to {{who}}',
            access_control: null,
            timestamp: 1_760_000_000,
            user_id: 'u',
          },
        ]),
      ),
    ).toMatchObject({
      format: 'open-webui',
      prompts: [{ title: 'Mail', text: 'Write {{tone=warm|dry}} to {{who}}', tags: ['/mail'] }],
    });
    expect(
      seen(
        'librechat.json',
        json({
          groups: [
            {
              _id: 'g',
              name: 'Mail',
              oneliner: 'Short',
              command: 'mail',
              category: 'write',
              productionId: 'p2',
            },
          ],
          prompts: [
            { _id: 'p1', groupId: 'g', prompt: 'Old' },
            { _id: 'p2', groupId: 'g', prompt: 'Write {{tone:warm|dry}}' },
          ],
        }),
      ),
    ).toMatchObject({
      format: 'librechat',
      prompts: [
        {
          title: 'Mail',
          text: 'Write {{tone=warm|dry}}',
          tags: ['mail'],
          about: 'Short\nearlier texts: ["Old"]',
        },
      ],
    });
    expect(seen('chathub.json', json({ prompts: [{ id: '1', title: 'A', prompt: 'B' }] }))).toMatchObject({
      format: 'chathub',
      prompts: [{ title: 'A', text: 'B' }],
    });
    expect(
      seen('genius.json', json([{ title: 'A', text: 'B', category: 'Work', tags: ['x', 'y'] }])),
    ).toMatchObject({ format: 'prompt-genius', prompts: [{ title: 'A', text: 'B', tags: ['x', 'y'] }] });
    expect(
      seen(
        'snippets.json',
        json([
          { name: 'Sig', text: 'Best, {argument name="who" default="Ada"} {clipboard}', keyword: '!sig' },
        ]),
      ),
    ).toMatchObject({
      format: 'raycast-snippets',
      prompts: [{ title: 'Sig', text: 'Best, {{who=Ada}} {{clipboard}}', tags: ['!sig'] }],
    });
    expect(
      seen(
        'raycast.json',
        json([{ title: 'A', prompt: 'B {selection}', creativity: 'low', icon: 'x', model: 'm' }]),
      ),
    ).toMatchObject({ format: 'raycast-prompts', prompts: [{ title: 'A', text: 'B {{selection}}' }] });
  });

  it('[ML-08] Espanso and TextExpander: fields become blanks, nothing is run', () => {
    expect(
      seen(
        'base.yml',
        `matches:
  - trigger: ":hi"
    label: Greeting
    form: |
      Dear [[who]], [[tone]]
    form_fields:
      tone: { type: choice, values: [warm, dry] }
  - triggers: [":ip", ":addr"]
    replace: "My address: {{out}}"
    vars: [{ name: out, type: shell, params: { cmd: "curl x" } }]
global_vars: []
`,
      ),
    ).toMatchObject({
      format: 'espanso',
      prompts: [
        { title: 'Greeting', text: 'Dear {{who}}, {{tone=warm|dry}}\n', tags: [':hi'] },
        { title: ':ip', text: 'My address: {{out}}', tags: [':ip', ':addr'] },
      ],
      notes: ['Also in the file, but left out: "global_vars".'],
    });
    expect(
      seen(
        'Mails.csv',
        ';sig,"Best,\n%filltext:name=who:default=Ada%",Signature\n;ty,"Thank you %fillpopup:name=how:so much:a lot%",Thanks\n',
      ),
    ).toMatchObject({
      format: 'text-expander',
      prompts: [
        { title: 'Signature', text: 'Best,\n{{who=Ada}}', tags: [';sig'] },
        { title: 'Thanks', text: 'Thank you {{how=so much|a lot}}', tags: [';ty'] },
      ],
    });
  });

  it('[ML-08] GitHub Models, Promptfoo, Prompty, Cursor, skills, VS Code and rules', () => {
    expect(
      seen(
        'sum.prompt.yml',
        'name: Sum up\ndescription: Short\nmodel: m\nmessages:\n  - role: system\n    content: Be brief.\n  - role: user\n    content: "Sum up {{text}}"\n',
      ),
    ).toMatchObject({
      format: 'github-models',
      prompts: [
        { title: 'Sum up', text: 'System:\nBe brief.\n\nUser:\nSum up {{text}}', about: 'Short\nmodel: m' },
      ],
    });
    expect(
      seen(
        'promptfooconfig.yaml',
        'prompts:\n  - "Sum up {{text}}"\n  - file://other.txt\n  - { id: p, label: Labelled, raw: "Say {{x | upper}}" }\nproviders: [a]\n',
      ),
    ).toMatchObject({
      format: 'promptfoo',
      prompts: [
        { title: 'Sum up {{text}}', text: 'Sum up {{text}}' },
        { title: 'Labelled', text: 'Say {{x | upper}}' },
      ],
      notes: [
        'These prompts are in other files; choose those too: "file://other.txt".',
        'Also in the file, but left out: "providers".',
      ],
    });
    const notes = [
      [
        'a.prompty',
        '---\nname: Greet\ninputs:\n  who: string\n---\nHello {{who}}',
        'prompty',
        'Greet',
        'Hello {{who}}',
      ],
      [
        'style.mdc',
        '---\nglobs: *.ts\nalwaysApply: false\n---\nUse tabs.',
        'cursor-rule',
        'style',
        'Use tabs.',
      ],
      [
        'notes/SKILL.md',
        '---\nname: release\ndescription: Ship it\n---\nTag $ARGUMENTS',
        'skill',
        'release',
        'Tag {{arguments}}',
      ],
      [
        'fix.prompt.md',
        '---\nmode: agent\n---\nFix ${input:what:the bug}',
        'vscode-prompt',
        'fix',
        'Fix {{what=the bug}}',
      ],
      ['.cursorrules', 'Use tabs.\n# Always', 'rules', 'cursorrules', 'Use tabs.\n# Always'],
      ['AGENTS.md', '# Rules\n## One\nUse tabs.', 'rules', 'AGENTS', '# Rules\n## One\nUse tabs.'],
    ] as const;
    for (const [name, text, format, title, said] of notes)
      expect(seen(name, text)).toMatchObject({ format, prompts: [{ title, text: said }] });
  });

  it('[ML-08] Notion and Obsidian: pages of a ZIP keep folders, tags and properties', () => {
    const id = '0123456789abcdef0123456789abcdef';
    const zip = zipSync({
      [`Prompts ${id}/Mail ${id}.md`]: strToU8(
        '# Mail: first\n\nTags: sales, mail\nOwner: Ada\n\nWrite a mail\n',
      ),
      'Vault/Work/Menu.md': strToU8(
        '---\ntags:\n  - food\n  - work\naliases: [Card]\n---\n# Menu\n\n## Starters\nSoup\n',
      ),
      '__MACOSX/Vault/._Menu.md': new Uint8Array([0, 1]),
    });
    const file = readImport(bodyOf([{ name: 'notes.zip', bytes: zip }]));
    expect(promptsOf(file)).toEqual([
      {
        title: 'Mail: first',
        text: 'Write a mail',
        tags: ['sales', 'mail'],
        folder: ['Prompts'],
        about: 'Owner: Ada',
      },
      {
        title: 'Menu',
        text: '# Menu\n\n## Starters\nSoup',
        tags: ['food', 'work'],
        folder: ['Vault', 'Work'],
        about: 'aliases: [Card]',
      },
    ]);
    expect(file.notes).toEqual([]);
  });
});

describe('a table that nobody knows', () => {
  const table = 'Thema;Wortlaut;Ordner\nMail;Schreibe eine Mail an alle, die noch nicht da waren;Arbeit\n';

  it('[ML-08] its longest column is taken for the text, said to be a guess, and can be said otherwise', () => {
    const guess = read('x.csv', table);
    expect(guess.columns.map(({ name, target, is_guess }) => [name, target, is_guess])).toEqual([
      ['Thema', 'keep', true],
      ['Wortlaut', 'prompt_text', true],
      ['Ordner', 'keep', true],
    ]);
    expect(guess.has_heads).toBe(true);
    const mapped = read('x.csv', table, {
      columns: { Thema: 'title', Wortlaut: 'prompt_text', Ordner: 'folder' },
    });
    expect(promptsOf(mapped)).toEqual([
      { title: 'Mail', text: 'Schreibe eine Mail an alle, die noch nicht da waren', folder: ['Arbeit'] },
    ]);
    expect(promptsOf(read('x.csv', table, { has_heads: false }))).toHaveLength(2);
    expect(promptsOf(read('x.csv', `${table}Leer;;Arbeit\n`))[1]).toBe('Row 2 has no text.');
  });

  it('[ML-08] bytes of Windows-1252, UTF-16 and ZIP come to the same prompts', () => {
    const text = 'title,prompt_text\nCafé,Für alle größeren Gäste\n';
    const western = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    const wide = Buffer.from(`\uFEFF${text}`, 'utf16le');
    const expected = [{ title: 'Café', text: 'Für alle größeren Gäste' }];
    for (const bytes of [western, wide, zipSync({ 'a.csv': western }), strToU8(text)])
      expect(promptsOf(readImport(bodyOf([{ name: 'a.csv', bytes }])))).toEqual(expected);
    const cyrillic = Uint8Array.from([
      ...strToU8('title,prompt_text\n'),
      0xcf,
      0xf0,
      0x2c,
      0xcf,
      0xf0,
      0xe8,
      0xe2,
      0xe5,
      0xf2,
    ]);
    const chosen = readImport(bodyOf([{ name: 'a.csv', bytes: cyrillic }], { encoding: 'Windows-1251' }));
    expect(promptsOf(chosen)).toEqual([{ title: 'Пр', text: 'Привет' }]);
  });
});

describe('broken files', () => {
  const binary = new Uint8Array([0x89, 0x50, 0, 1]);
  const office = zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8('<w/>'),
  });
  const damaged = zipSync({ 'a.csv': strToU8(`title,prompt_text\n${'a,b\n'.repeat(300)}`) }).subarray(0, 60);
  it.each([
    ['JSON', { name: 'a.json', text: '[\n{"title": "a",,}\n]' }, 'This file is not valid JSON'],
    ['YAML', { name: 'a.yml', text: 'matches:\n  - a: [\n' }, 'This file is not valid YAML: look at line'],
    ['a table', { name: 'a.csv', text: 'title,prompt_text\n"open' }, 'a quotation mark is not closed'],
    ['a ZIP', { name: 'a.zip', bytes: damaged }, '"a.zip" is damaged'],
    ['a picture', { name: 'a.PNG', bytes: binary }, '“a.PNG” is a picture. Choose a text file: JSON,'],
    ['a PDF', { name: 'a.pdf', bytes: binary }, '“a.pdf” is a document. Paste its text below.'],
    ['a spreadsheet', { name: 'a.xlsx', bytes: office }, '“a.xlsx” is a spreadsheet. Save it as CSV and'],
    ['a document', { name: 'a.docx', bytes: office }, '“a.docx” is a document. Save it as plain text'],
    ['what has no known ending', { name: 'png', bytes: binary }, '“png” is not text, or its encoding'],
    ['a list of nothing', { name: 'a.json', text: '[]' }, 'There are no prompts in this file.'],
    [
      'aliases of aliases',
      { name: 'a.yml', text: `a: &a [x]\nb: [${'*a, '.repeat(200)}]\n` },
      'This file is not valid YAML',
    ],
  ])('[ML-08] %s is refused in a sentence', (_what, file, sentence) => {
    expect(() => readImport(bodyOf([file]))).toThrow(sentence);
  });

  it('[ML-08] one of several is named, and the others are read', () => {
    const file = readImport(
      bodyOf([
        { name: 'bad.json', text: '{' },
        { name: 'good.csv', text: 'title,prompt_text\na,b\nc,\n' },
      ]),
    );
    expect(file.notes).toEqual([
      expect.stringContaining('"bad.json" is left out. This file is not valid JSON'),
    ]);
    expect(promptsOf(file)).toEqual([{ title: 'a', text: 'b' }, 'Row 2 in good.csv has no text.']);
  });

  it('[ML-08] a document packed among texts is left out whole, and the texts are read', () => {
    const zip = zipSync({ 'menu.docx': office, 'good.csv': strToU8('title,prompt_text\na,b\n') });
    const file = readImport(bodyOf([{ name: 'all.zip', bytes: zip }]));
    expect(file.notes).toEqual(['Left out because they are not text: "menu.docx".']);
    expect(promptsOf(file)).toEqual([{ title: 'a', text: 'b' }]);
  });

  it('[ML-08] a ZIP that would fill the memory is refused before it is unpacked', () => {
    const bomb = zipSync({ 'a.txt': new Uint8Array(60_000_000) });
    expect(() => readImport(bodyOf([{ name: 'a.zip', bytes: bomb }]))).toThrow('more than 50 MB');
  });
});

describe('large files', () => {
  const quick = (work: () => unknown) => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };

  it('[ML-08] 10 MB and 5,000 rows are read within the time that a thread has', () => {
    const wordsOf = (at: number) => `Write a text number ${at} ${'with many words in it '.repeat(90)}`;
    const rows = Array.from({ length: 5000 }, (_, at) => [`Number ${at}`, wordsOf(at)] as const);
    const csv = `title,prompt_text\n${rows.map(([title, text]) => `${title},"${text}"\n`).join('')}`;
    expect(csv.length).toBeGreaterThan(10_000_000);
    const list = json(rows.map(([title, content]) => ({ title, content })));
    for (const [name, text] of [
      ['a.csv', csv],
      ['a.json', list],
    ] as const) {
      const body = bodyOf([{ name, bytes: strToU8(text) }]);
      const ms = quick(() => expect(readImport(body).items).toHaveLength(5000));
      expect(ms).toBeLessThan(4000);
    }
  });
});
