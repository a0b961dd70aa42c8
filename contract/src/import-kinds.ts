/** What a file of prompts can be: our own formats, and those of tools that people come from. */
export const importFormats = [
  'whetstone',
  'json',
  'csv',
  'markdown',
  'note',
  'blocks',
  'prompts-chat',
  'chatgpt',
  'claude-chats',
  'claude-projects',
  'langfuse',
  'librechat',
  'open-webui',
  'prompt-genius',
  'chathub',
  'promptlayer',
  'raycast-snippets',
  'raycast-prompts',
  'text-expander',
  'espanso',
  'github-models',
  'promptfoo',
  'prompty',
  'cursor-rule',
  'skill',
  'vscode-prompt',
  'rules',
  'notion',
] as const;

/** Encodings that a file can be read in. */
export const textEncodings = [
  'UTF-8',
  'UTF-16LE',
  'UTF-16BE',
  'Windows-1250',
  'Windows-1251',
  'Windows-1252',
  'ISO-8859-2',
  'KOI8-R',
  'Macintosh',
  'Shift_JIS',
  'EUC-JP',
  'EUC-KR',
  'Big5',
  'GB18030',
] as const;

/** What a column becomes: a field of a prompt, a line of its description under the column's name, or nothing. */
export const columnTargets = [
  'title',
  'prompt_text',
  'description',
  'category',
  'tags',
  'use_case',
  'folder',
  'created_at',
  'is_public',
  'keep',
  'leave',
] as const;

export type ImportFormat = (typeof importFormats)[number];
export type TextEncoding = (typeof textEncodings)[number];
export type ColumnTarget = (typeof columnTargets)[number];
