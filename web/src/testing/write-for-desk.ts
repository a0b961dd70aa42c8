import type { DeskRequest } from '@whetstone/contract';
import { generateCode, generateContent, generateVisual, type Generated } from '@whetstone/engine';

/** The engine for the desk of the home page, with the tools that the page names. */
export function writeForDesk({ kind, ...said }: DeskRequest): Generated {
  if (kind === 'code') return generateCode({ ...said, projectType: 'web-app', tool: 'cursor' });
  if (kind === 'text') return generateContent({ ...said, target: 'chatgpt' });
  const service = kind === 'image' ? 'midjourney' : 'gemini-omni';
  return generateVisual({ ...said, media: kind, service });
}
