import { letterTopics } from './letters.ts';
import { homeTopics } from './home.ts';
import { marketingTopics } from './marketing.ts';
import { workTopics } from './work.ts';
import { learningTopics } from './learning.ts';

export const topics = {
  ...letterTopics,
  ...homeTopics,
  ...marketingTopics,
  ...workTopics,
  ...learningTopics,
};
