import { letterTopics } from './letters.ts';
import { homeTopics } from './home.ts';
import { marketingTopics } from './marketing.ts';
import { workTopics } from './work.ts';
import { learningTopics } from './learning.ts';
import { creativeTopics } from './creative.ts';
import { techTopics } from './tech.ts';
import { lifeTopics } from './life.ts';

export const topics = {
  ...letterTopics,
  ...homeTopics,
  ...marketingTopics,
  ...workTopics,
  ...learningTopics,
  ...creativeTopics,
  ...techTopics,
  ...lifeTopics,
};
