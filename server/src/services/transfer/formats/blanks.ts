import { variableOf } from './variable-of.ts';

/** How a tool writes a blank, and what becomes of it; undefined leaves it as it is. */
interface BlankRule {
  readonly pattern: RegExp;
  readonly blank: (groups: Readonly<Record<string, string | undefined>>) => string | undefined;
}

const list = (text: string | undefined, separator: string | RegExp): string[] =>
  (text ?? '')
    .split(separator)
    .map((item) => item.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter((item) => item !== '');

const attribute = (text: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]{0,300})"`).exec(text)?.[1];

const dollar: BlankRule = {
  pattern: /\$\{(?<name>[\p{L}][\p{L}\p{N}_ -]{0,63})(?::(?<preset>[^{}\n]{0,300}))?\}/gu,
  blank: ({ name = '', preset }) => variableOf(name, { preset }),
};
const single: BlankRule = {
  pattern: /(?<!\{)\{(?<name>clipboard|cursor|date|time|datetime|day|selection|argument|uuid)\}(?!\})/g,
  blank: ({ name = '' }) => variableOf(name),
};

/** By the tool, from its documentation (see the facts in decision 0025). */
const rules = {
  'prompts-chat': [dollar],
  'raycast-snippets': [
    {
      pattern: /\{argument (?<rest>[^{}\n]{1,600})\}/g,
      blank: ({ rest = '' }) =>
        variableOf(attribute(rest, 'name') ?? '', {
          preset: attribute(rest, 'default'),
          choices: list(attribute(rest, 'options'), ','),
        }),
    },
    single,
  ],
  'open-webui': [
    {
      pattern: /\{\{ *(?<name>\w{1,64}) *\| *(?<type>\w{1,20})(?<rest>[^{}\n]{0,600})\}\}/g,
      blank: ({ name = '', type, rest = '' }) =>
        variableOf(name, {
          choices: list(/options=\[([^\]]{0,500})\]/.exec(rest)?.[1], ','),
          preset: attribute(rest, 'default'),
          isLong: type === 'textarea',
        }),
    },
  ],
  librechat: [
    {
      pattern: /\{\{(?<name>[\p{L}][\p{L}\p{N}_ -]{0,63}):(?<choices>[^{}\n]{1,300})\}\}/gu,
      blank: ({ name = '', choices }) => variableOf(name, { choices: list(choices, '|') }),
    },
  ],
  espanso: [{ pattern: /\[\[(?<name>\w{1,64})\]\]/g, blank: ({ name = '' }) => variableOf(name) }],
  'text-expander': [
    {
      pattern: /%fill(?<kind>text|area|popup):(?<rest>[^%\n]{1,600})%/g,
      blank: ({ kind, rest = '' }) => {
        const parts = rest.split(':');
        const said = (key: string) => parts.find((part) => part.startsWith(`${key}=`))?.slice(key.length + 1);
        const choices = kind === 'popup' ? parts.filter((part) => !/^(name|default|width)=/.test(part)) : [];
        return variableOf(said('name') ?? '', { preset: said('default'), choices, isLong: kind === 'area' });
      },
    },
  ],
  skill: [
    { pattern: /\$ARGUMENTS\b/g, blank: () => variableOf('arguments') },
    { pattern: /\$(?<name>[1-9])(?!\d)/g, blank: ({ name = '' }) => variableOf(`argument-${name}`) },
  ],
  'vscode-prompt': [
    {
      pattern: /\$\{input:(?<name>[\p{L}][\p{L}\p{N}_-]{0,63})(?::(?<preset>[^{}\n]{0,300}))?\}/gu,
      blank: ({ name = '', preset }) => variableOf(name, { preset }),
    },
    { pattern: /\$\{(?<name>selection|selectedText|file)\}/g, blank: ({ name = '' }) => variableOf(name) },
  ],
} satisfies Record<string, readonly BlankRule[]>;

export type BlankStyle = keyof typeof rules;

/** A text with the blanks of a tool written as ours, and how many they were. */
export const readBlanks = (text: string, style: BlankStyle): { text: string; count: number } => {
  let count = 0;
  const replaced = (rules[style] as readonly BlankRule[]).reduce(
    (whole, { pattern, blank }) =>
      whole.replace(pattern, (found: string, ...rest: unknown[]) => {
        const variable = blank((rest.at(-1) ?? {}) as Record<string, string | undefined>);
        if (variable === undefined) return found;
        count += 1;
        return variable;
      }),
    text,
  );
  return { text: replaced, count };
};
