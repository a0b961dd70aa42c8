import { letterTopics } from './letters.ts';

export const topics = { ...letterTopics };
