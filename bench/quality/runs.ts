import {
  codeTools,
  imageServiceIds,
  levelIds,
  projectTypeIds,
  targetIds,
  videoServiceIds,
} from '@whetstone/engine/catalogue';
import {
  generateCode,
  generateContent,
  generateVisual,
  type CodeOptions,
  type ContentRequest,
  type Generated,
  type VisualOptions,
} from '@whetstone/engine';

/** One way in which the goals of a file are run. */
export interface Run {
  readonly name: string;
  readonly write: (goal: string) => Generated;
}

const content = (name: string, options: Omit<ContentRequest, 'goal'>): Run => ({
  name,
  write: (goal) => generateContent({ ...options, goal }),
});
const visual = (name: string, options: Omit<VisualOptions, 'goal'>): Run => ({
  name,
  write: (goal) => generateVisual({ ...options, goal }),
});
const code = (name: string, options: Omit<CodeOptions, 'goal'>): Run => ({
  name,
  write: (goal) => generateCode({ ...options, goal }),
});

/** Every level and target, every service, every type and tool. */
export const runsByFile: Readonly<Record<string, readonly Run[]>> = {
  'text_goals.txt': levelIds.flatMap((level) =>
    targetIds.map((target) => content(`${level}, ${target}`, { level, target })),
  ),
  'text_acts.txt': levelIds.map((level) => content(level, { level, humanize: true, noEmDashes: true })),
  'image_goals.txt': imageServiceIds.map((service) => visual(service, { media: 'image', service })),
  'video_goals.txt': videoServiceIds.map((service) => visual(service, { media: 'video', service })),
  'code_goals.txt': projectTypeIds.flatMap((projectType) =>
    codeTools.map((tool) => code(`${projectType}, ${tool.id}`, { projectType, tool: tool.id })),
  ),
};
