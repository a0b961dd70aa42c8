import type { Generated } from '../result.ts';
import type { ContentOptions } from './content-options.ts';
import { setScene } from './set-scene.ts';
import { writeInScene } from './write-in-scene.ts';

/** The prompt for a chat assistant that asks for what `options.goal` says. Same options, same prompt; never throws. */
export const generateContent = (options: ContentOptions): Generated => writeInScene(setScene(options));
