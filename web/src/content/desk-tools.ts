import type { DeskKind } from '@whetstone/contract';

/** The tool that the server writes for where a page shows its work, by name. */
export const deskTools: Record<DeskKind, string> = {
  text: 'ChatGPT',
  image: 'Midjourney',
  video: 'Gemini Omni Flash',
  code: 'Cursor',
};
