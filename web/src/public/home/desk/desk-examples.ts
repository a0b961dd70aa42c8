import type { DeskKind } from '@whetstone/contract';

/** What the desk on the home page can write for; each kind names the tool that the server writes for and opens with an example goal of its own. */
export const deskKinds = [
  {
    id: 'text',
    label: 'Text',
    tool: 'ChatGPT',
    example: 'write a reply to a customer whose parcel came late, keep it short',
  },
  {
    id: 'image',
    label: 'Image',
    tool: 'Midjourney',
    example: 'please make a picture of a lighthouse in a storm, no text',
  },
  {
    id: 'video',
    label: 'Video',
    tool: 'Gemini Omni Flash',
    example: 'please make a clip of a lighthouse in a storm, no music',
  },
  {
    id: 'code',
    label: 'Code',
    tool: 'Cursor',
    example: 'please make a page with the opening hours of our museum',
  },
] as const satisfies readonly { id: DeskKind; [text: string]: string }[];
