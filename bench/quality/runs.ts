import {
  codeTools,
  imageServiceIds,
  levelIds,
  projectTypeIds,
  targetIds,
  videoServiceIds,
} from '@whetstone/engine/catalogue';
import { generateCode, generateContent, generateVisual, type Generated } from '@whetstone/engine';

/** The ways in which a goal of a file is run: every level and target, every service, every type and tool. */
export const runsByFile: Readonly<
  Record<string, readonly { name: string; write: (goal: string) => Generated }[]>
> = {
  'text_goals.txt': levelIds.flatMap((level) =>
    targetIds.map((target) => ({
      name: `${level}, ${target}`,
      write: (goal: string) => generateContent({ goal, level, target }),
    })),
  ),
  'text_acts.txt': levelIds.map((level) => ({
    name: level,
    write: (goal: string) => generateContent({ goal, level, humanize: true, noEmDashes: true }),
  })),
  'image_goals.txt': imageServiceIds.map((service) => ({
    name: service,
    write: (goal: string) => generateVisual({ goal, media: 'image' as const, service }),
  })),
  'video_goals.txt': videoServiceIds.map((service) => ({
    name: service,
    write: (goal: string) => generateVisual({ goal, media: 'video' as const, service }),
  })),
  'code_goals.txt': projectTypeIds.flatMap((projectType) =>
    codeTools.map((tool) => ({
      name: `${projectType}, ${tool.id}`,
      write: (goal: string) => generateCode({ goal, projectType, tool: tool.id }),
    })),
  ),
};
