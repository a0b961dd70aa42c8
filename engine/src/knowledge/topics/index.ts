import { letterTopics } from './letters.ts';
import { homeTopics } from './home.ts';

export const topics = { ...letterTopics, ...homeTopics };
