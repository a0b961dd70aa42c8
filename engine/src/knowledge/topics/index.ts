import { letterTopics } from './letters.ts';
import { homeTopics } from './home.ts';
import { marketingTopics } from './marketing.ts';

export const topics = { ...letterTopics, ...homeTopics, ...marketingTopics };
