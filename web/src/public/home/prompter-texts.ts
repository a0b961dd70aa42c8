import { measured, tools } from '../../content/measured.ts';

const content = {
  id: 'content',
  tab: 'Content',
  headline: 'Text you can use as is',
  description: 'Keeps your words, asks for what only you know and adds nothing you did not choose.',
  benefits: [
    'Keeps facts, names and numbers',
    'Asks what a specialist would ask',
    'Says why each line is there',
  ],
  uses: ['blog posts', 'marketing copy', 'email', 'social posts and documents'],
  metrics: [
    { figure: String(measured.specialties), text: `specialties in ${measured.industries} industries` },
    { figure: String(measured.levels), text: 'levels, from plain to expert' },
  ],
  start: 'Start Creating Content Prompts',
} as const;

const visual = {
  id: 'visual',
  tab: 'Visual',
  headline: 'Pictures and clips the way you see them',
  description: 'Adds only what you left open, in your service’s format.',
  benefits: [
    'Flags and settings each service expects',
    'Three variations of each prompt',
    'Clips no longer than the service allows',
  ],
  uses: ['product shots', 'illustrations', 'storyboards and social clips'],
  metrics: [
    { figure: String(tools.image.length + tools.video.length), text: 'image and video services' },
    { figure: String(measured.styles), text: 'styles' },
  ],
  start: 'Start Creating Visual Prompts',
} as const;

const code = {
  id: 'code',
  tab: 'Code',
  headline: 'Builds that pass review',
  description: 'Asks about hard-to-change decisions and writes the checks.',
  benefits: ['Decisions, steps and checks', 'Names a stack only if you do'],
  uses: ['websites', 'web apps', 'APIs', 'mobile apps and components'],
  metrics: [
    { figure: String(measured.projectTypes), text: 'project types' },
    { figure: String(tools.code.length), text: 'coding tools' },
  ],
  start: 'Start Creating Code Prompts',
} as const;

export const prompters = [content, visual, code];
export type Prompter = (typeof prompters)[number];
