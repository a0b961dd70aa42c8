import type { DeskRequest } from '@whetstone/contract';
import { generateCode, generateContent, generateVisual } from '@whetstone/engine';

/** Runs the engine for a goal on the home page, with one usual tool for each kind; the page names these tools. */
export const writeForDesk = ({ kind, ...said }: DeskRequest) => {
  switch (kind) {
    case 'text':
      return generateContent({ ...said, target: 'chatgpt' });
    case 'image':
      return generateVisual({ ...said, media: 'image', service: 'midjourney' });
    case 'video':
      return generateVisual({ ...said, media: 'video', service: 'gemini-omni' });
    case 'code':
      return generateCode({ ...said, projectType: 'web-app', tool: 'cursor' });
  }
};
