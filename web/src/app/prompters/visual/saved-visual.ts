import type { Media } from '@whetstone/engine/catalogue';
import { firstCharacters, savedPrompt } from '../result/saved-prompt.ts';

const titleLength = 50;
const words = {
  image: { prefix: 'Image Prompt:', category: 'Image Generation' },
  video: { prefix: 'Video Prompt:', category: 'Video Generation' },
} as const;

/** What is saved of an image or video prompt: its kind and the first 50 characters of the goal as title. */
export function savedVisual(goal: string, media: Media, text: string) {
  const { prefix, category } = words[media];
  return savedPrompt(goal, text, category, `${prefix} ${firstCharacters(goal.trim(), titleLength)}`);
}
