import type { FileEntry, Reading } from '../file-entry.ts';
import { firstWords } from '../first-words.ts';
import { readBlanks } from './blanks.ts';
import { isFields, type Fields } from './fields.ts';
import { roleText } from './role-text.ts';
import { variableOf } from './variable-of.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const rest = (fields: Fields, known: readonly string[]): [string, string][] =>
  Object.entries(fields)
    .filter(([key, value]) => !known.includes(key) && value !== null && value !== undefined && value !== '')
    .map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]);
const lines = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([key, value]) => `${key}: ${value}`).join('\n');

/** Blanks that are filled in by running something here become blanks to write in: nothing of a file is ever run. */
const espansoText = (match: Fields): { text: string; count: number } => {
  const form = readBlanks(text(match['form']), 'espanso');
  const fields = isFields(match['form_fields']) ? match['form_fields'] : {};
  const filled = Object.entries(fields).reduce((whole, [name, field]) => {
    if (!isFields(field)) return whole;
    const choices = Array.isArray(field['values']) ? field['values'].map(String) : [];
    const blank = variableOf(name, {
      choices,
      preset: text(field['default']),
      isLong: field['multiline'] === true,
    });
    return blank === undefined ? whole : whole.replaceAll(`{{${name}}}`, () => blank);
  }, form.text);
  return match['form'] === undefined
    ? { text: text(match['replace']), count: 0 }
    : { text: filled, count: form.count };
};

const espansoEntry = (match: Fields, index: number): FileEntry => {
  const triggers = (
    Array.isArray(match['triggers']) ? match['triggers'] : [match['trigger'] ?? match['regex']]
  ).map(String);
  const read = espansoText(match);
  const isRun = JSON.stringify(match['vars'] ?? []).match(/"type":"(shell|script)"/) !== null;
  return {
    where: `Match ${index + 1}`,
    candidate: {
      title: text(match['label']) || (triggers[0] ?? '') || firstWords(read.text.split('\n')),
      prompt_text: read.text || text(match['markdown']) || text(match['html']),
      description: lines(
        rest(match, [
          'trigger',
          'triggers',
          'regex',
          'replace',
          'form',
          'form_fields',
          'label',
          'markdown',
          'html',
        ]),
      ),
      tags: triggers.filter((trigger) => trigger !== 'undefined').map((trigger) => trigger.slice(0, 50)),
    },
    notes: [
      ...(read.count > 0 ? ['Its fields are now blanks.'] : []),
      ...(isRun
        ? ['Commands in this file were replaced with blanks. We never run anything from an imported file.']
        : []),
    ],
  };
};

const espanso = (file: Fields): Reading => {
  const others = Object.keys(file).filter((key) => key !== 'matches');
  return {
    format: 'espanso',
    entries: (file['matches'] as unknown[]).map((match, index) =>
      isFields(match) ? espansoEntry(match, index) : { where: `Match ${index + 1}`, candidate: match },
    ),
    notes:
      others.length > 0
        ? [
            `Also in the file, but left out: ${others
              .map((key) => `"${key.slice(0, 50)}"`)
              .slice(0, 10)
              .join(', ')}.`,
          ]
        : [],
  };
};

const fileTitle = (name: string) => (name.split('/').at(-1) ?? '').replace(/(\.prompt)?\.(ya?ml|json)$/i, '');

const githubModels = (file: Fields, name: string): Reading => {
  const said = roleText(file['messages']) ?? '';
  return {
    format: 'github-models',
    entries: [
      {
        where: 'The prompt',
        candidate: {
          title: text(file['name']) || fileTitle(name) || firstWords(said.split('\n')),
          description: [text(file['description']), lines(rest(file, ['name', 'description', 'messages']))]
            .filter(Boolean)
            .join('\n'),
          prompt_text: said,
        },
      },
    ],
  };
};

const isElsewhere = (prompt: string) =>
  /^(file|exec|package|https?):/.test(prompt) ||
  /^[\w./*-]+\.(txt|json|ya?ml|js|cjs|mjs|ts|py|md|csv|j2)(:\w+)?$/.test(prompt);

const promptfoo = (file: Fields): Reading => {
  const list = Array.isArray(file['prompts']) ? file['prompts'] : [file['prompts']];
  const elsewhere: string[] = [];
  const entries = list.flatMap((prompt, index): FileEntry[] => {
    const raw = isFields(prompt) ? (prompt['raw'] ?? prompt['id']) : prompt;
    if (typeof raw === 'string' && isElsewhere(raw)) {
      elsewhere.push(raw);
      return [];
    }
    const where = `Prompt ${index + 1}`;
    const label = isFields(prompt) ? text(prompt['label']) || text(prompt['id']) : '';
    const said = roleText(raw) ?? text(raw);
    const hasFilters = /\{\{[^}]*\||\{%/.test(said);
    return [
      {
        where,
        candidate: { title: label || firstWords(said.split('\n')), prompt_text: said },
        notes: hasFilters ? ['Its filters and conditions stay as text; they do not run here.'] : [],
      },
    ];
  });
  const others = Object.keys(file).filter((key) => key !== 'prompts');
  return {
    format: 'promptfoo',
    entries,
    notes: [
      ...(elsewhere.length > 0
        ? [
            `These prompts are in other files; choose those too: ${elsewhere
              .slice(0, 10)
              .map((path) => `"${path.slice(0, 100)}"`)
              .join(', ')}.`,
          ]
        : []),
      ...(others.length > 0
        ? [
            `Also in the file, but left out: ${others
              .slice(0, 10)
              .map((key) => `"${key.slice(0, 50)}"`)
              .join(', ')}.`,
          ]
        : []),
    ],
  };
};

/** A file of a tool that keeps prompts among other settings; undefined for any other value. */
export const readSettingsFile = (value: unknown, name: string): Reading | undefined => {
  if (!isFields(value)) return undefined;
  if (Array.isArray(value['matches'])) return espanso(value);
  if (Array.isArray(value['messages'])) return githubModels(value, name);
  const isTest = ['providers', 'targets', 'tests'].some((key) => Object.hasOwn(value, key));
  return value['prompts'] !== undefined && isTest ? promptfoo(value) : undefined;
};
