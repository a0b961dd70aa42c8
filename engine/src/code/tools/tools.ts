import type { CodeToolId } from '../../catalogue/code.ts';
import { anyTool } from './any-tool.ts';
import { bolt } from './bolt.ts';
import { claude } from './claude.ts';
import { cursor } from './cursor.ts';
import { githubCopilot } from './github-copilot.ts';
import { lovable } from './lovable.ts';
import { replit } from './replit.ts';
import type { ToolProfile } from './tool-profile.ts';

const toolProfiles: Readonly<Record<CodeToolId, ToolProfile>> = {
  cursor,
  lovable,
  bolt,
  claude,
  'github-copilot': githubCopilot,
  replit,
};

/** The profile of a tool; without one, a form that every tool understands. */
export const toolProfileOf = (tool: CodeToolId | undefined): ToolProfile =>
  tool === undefined ? anyTool : toolProfiles[tool];
