import { measured, tools } from '../../content/measured.ts';

const content = {
  id: 'content',
  tab: 'Content',
  headline: 'Texts that come back usable',
  description:
    'Say what you need in your own words. The Content Prompter asks for what only you know, says what makes such an answer good, keeps every limit you set, and adds nothing that would get in the way.',
  benefits: [
    'Keeps every fact, name and number in your goal',
    'Knows what each kind of text needs: a subject line, a first step, a check',
    'Says why each line is there, so that you can take it out again',
  ],
  uses: ['blog posts', 'marketing copy', 'email', 'social posts', 'documents', 'business texts'],
  metrics: [
    { figure: String(measured.specialties), text: `specialties in ${measured.industries} industries` },
    { figure: String(measured.lintRules), text: 'rules check each prompt' },
  ],
  start: 'Start Creating Content Prompts',
} as const;

const visual = {
  id: 'visual',
  tab: 'Visual',
  headline: 'Pictures and clips as you see them',
  description:
    'Describe the scene. The Visual Prompter adds only what you left open (light, view, movement), moves what must not appear to where the service looks for it, and writes in the syntax of the service you chose.',
  benefits: [
    'Each service in its own syntax, flags and negative fields included',
    'Three variations, each another view, light or place',
    'Clips with one camera move and a length the service allows',
  ],
  uses: ['product pictures', 'illustrations', 'storyboards', 'social clips', 'mood boards'],
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
  description:
    'Say what the thing should do. The Code Prompter sorts features by what they act on, names the stack only where you did, and writes the acceptance checks a reviewer would run.',
  benefits: [
    'Requirements and checks in lines that can be ticked off',
    'Assumptions listed instead of buried',
    'Written for the tool: builder, agent or assistant',
  ],
  uses: ['websites', 'web apps', 'APIs', 'mobile apps', 'components', 'single features'],
  metrics: [
    { figure: String(measured.projectTypes), text: 'project types' },
    { figure: String(tools.code.length), text: 'coding tools' },
  ],
  start: 'Start Creating Code Prompts',
} as const;

export const prompters = [content, visual, code];
export type Prompter = (typeof prompters)[number];
