import type { Generated } from '@whetstone/engine';
import { writeCode } from '../../lib/engine/write-code.ts';
import { writeContent } from '../../lib/engine/write-content.ts';
import { writeVisual } from '../../lib/engine/write-visual.ts';
import type { DeskKind } from './desk-kinds.ts';

/** Writes a prompt with the product's own engine, for the tool that `deskKinds` names; each kind's part of the engine is loaded when first asked for. */
export async function writePrompt(kind: DeskKind, goal: string): Promise<Generated> {
  if (kind === 'text') return writeContent({ goal, target: 'chatgpt' });
  if (kind === 'code') return writeCode({ goal, projectType: 'web-app', tool: 'cursor' });
  return writeVisual({ goal, media: kind, service: kind === 'image' ? 'midjourney' : 'veo-2' });
}
