import type { ColumnTarget, ImportFormat } from '@whetstone/contract';
import type { BlankStyle } from './blanks.ts';

/** A tool whose file is a list of records. */
export interface RecordFormat {
  readonly format: ImportFormat;
  /** Each record has these; the first format whose keys are all there is it. */
  readonly keys: readonly string[];
  /** One of these as well. */
  readonly oneOf?: readonly string[];
  /** What the keys become whose names alone do not say it. */
  readonly targets: Readonly<Record<string, ColumnTarget>>;
  readonly blanks?: BlankStyle;
}

/** Sources of the keys: decision 0025. */
export const recordFormats: readonly RecordFormat[] = [
  {
    format: 'prompts-chat',
    keys: ['act', 'prompt'],
    oneOf: ['for_devs', 'contributor', 'type'],
    targets: { for_devs: 'leave', type: 'leave', contributor: 'keep' },
    blanks: 'prompts-chat',
  },
  {
    format: 'prompts-chat',
    keys: ['title', 'content', 'slug', 'type'],
    targets: {
      content: 'prompt_text',
      id: 'leave',
      slug: 'leave',
      type: 'leave',
      viewCount: 'leave',
      voteCount: 'leave',
      isFeatured: 'leave',
      requiresMediaUpload: 'leave',
      updatedAt: 'leave',
      createdAt: 'created_at',
      author: 'keep',
    },
    blanks: 'prompts-chat',
  },
  {
    format: 'open-webui',
    keys: ['command', 'title', 'content'],
    targets: {
      command: 'tags',
      content: 'prompt_text',
      access_control: 'leave',
      access_grants: 'leave',
      timestamp: 'created_at',
      user_id: 'leave',
      id: 'leave',
    },
    blanks: 'open-webui',
  },
  {
    format: 'langfuse',
    keys: ['name', 'type', 'prompt'],
    oneOf: ['config', 'labels', 'commitMessage'],
    targets: { type: 'leave', config: 'keep', labels: 'keep', commitMessage: 'keep' },
  },
  {
    format: 'promptlayer',
    keys: ['prompt_name', 'prompt_template'],
    targets: {
      prompt_name: 'title',
      prompt_template: 'prompt_text',
      commit_message: 'keep',
      metadata: 'keep',
      release_labels: 'keep',
      version: 'leave',
    },
  },
  {
    format: 'librechat',
    keys: ['name', 'oneliner'],
    targets: {
      oneliner: 'description',
      command: 'tags',
      prompt: 'prompt_text',
      createdAt: 'created_at',
      updatedAt: 'leave',
      productionId: 'leave',
      _id: 'leave',
      __v: 'leave',
      author: 'leave',
      authorName: 'keep',
      numberOfGenerations: 'leave',
    },
    blanks: 'librechat',
  },
  {
    format: 'raycast-prompts',
    keys: ['title', 'prompt', 'creativity'],
    targets: { creativity: 'keep', icon: 'leave', model: 'keep' },
    blanks: 'raycast-snippets',
  },
  {
    format: 'raycast-snippets',
    keys: ['name', 'text'],
    oneOf: ['keyword'],
    targets: { keyword: 'tags' },
    blanks: 'raycast-snippets',
  },
  {
    format: 'chathub',
    keys: ['id', 'title', 'prompt'],
    targets: { id: 'leave' },
  },
  {
    format: 'prompt-genius',
    keys: ['title', 'category', 'tags'],
    oneOf: ['text', 'content'],
    targets: { id: 'leave', lastChanged: 'leave' },
  },
];
