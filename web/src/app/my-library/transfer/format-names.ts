import type { ColumnTarget, ImportFormat } from '@whetstone/contract';

/** What a file is, as people call it. */
export const formatNames: Readonly<Record<ImportFormat, string>> = {
  whetstone: 'Whetstone export',
  json: 'JSON',
  csv: 'Table (CSV)',
  markdown: 'Markdown, one prompt per heading',
  note: 'One prompt per file',
  blocks: 'Prompts separated by --- lines',
  'prompts-chat': 'prompts.chat',
  chatgpt: 'ChatGPT export',
  'claude-chats': 'Claude chats',
  'claude-projects': 'Claude projects',
  langfuse: 'Langfuse',
  librechat: 'LibreChat',
  'open-webui': 'Open WebUI',
  'prompt-genius': 'AI Prompt Genius',
  chathub: 'ChatHub',
  promptlayer: 'PromptLayer',
  'raycast-snippets': 'Raycast snippets',
  'raycast-prompts': 'Raycast prompts',
  'text-expander': 'TextExpander',
  espanso: 'Espanso',
  'github-models': 'GitHub Models',
  promptfoo: 'Promptfoo',
  prompty: 'Prompty',
  'cursor-rule': 'Cursor rule',
  skill: 'Skill or command',
  'vscode-prompt': 'VS Code prompt',
  rules: 'Rules file',
  notion: 'Notion page',
};

/** Ways to read a file that a person can choose where the one that was seen is wrong. */
export const readings = [
  'json',
  'csv',
  'markdown',
  'note',
  'blocks',
] as const satisfies readonly ImportFormat[];

export const targetNames: Readonly<Record<ColumnTarget, string>> = {
  title: 'Title',
  prompt_text: 'Text',
  description: 'Description',
  category: 'Category',
  tags: 'Tags',
  use_case: 'Use case',
  folder: 'Folder',
  created_at: 'Date',
  is_public: 'Public or private',
  keep: 'Add to description',
  leave: 'Leave out',
};
