import type { Notice } from '../../result.ts';
import { articleFor } from '../reading/inflect.ts';
import type { PlanContext } from './plan-context.ts';
import { stackChoices, stackNotices } from './stack-section.ts';

const pictureAct =
  /^(?:draw|paint|generate|create|make) (?:an? |the )?(?:\w+ ){0,2}?(?:picture|image|photo|illustration|painting|video clip|poster)\b(?! (?:app|gallery|editor|viewer|upload|site|website))/i;
const textAct =
  /^(?:write|draft|compose) (?:an? |the )?(?:\w+ ){0,2}?(?:e-?mail|blog post|article|essay|poem|story|letter|speech)\b/i;

/** What the person should know that does not stand in the prompt (rules R1, B1, B6). */
export function planNotices({ reading, options, named, form, type }: PlanContext): readonly Notice[] {
  const notices: Notice[] = [];
  if (pictureAct.test(reading.task))
    notices.push({
      rule: 'R1',
      message: 'This looks like a picture or a clip. Open it in Visual Prompter?',
      screen: 'visual',
    });
  else if (textAct.test(reading.task))
    notices.push({
      rule: 'R1',
      message: 'This looks like a text. Open it in Content Prompter?',
      screen: 'content',
    });
  if (form === 'program' && type.id !== 'feature') {
    notices.push({
      rule: 'B1',
      message: `This reads as a small program, so nothing of ${articleFor(type.thing)} ${type.thing} was added.`,
    });
  }
  if (type.id !== options.projectType) {
    notices.push({
      rule: 'B1',
      message:
        type.id === 'feature'
          ? 'Your goal changes something that exists, so it was treated as a feature.'
          : `Your goal names ${type.id === 'mobile-app' ? 'a mobile app' : 'a product of its own'}, so it was treated as one.`,
    });
  }
  if (type.id === 'api' && /\b(?:web ?site|web ?page|landing page)\b/i.test(reading.task)) {
    notices.push({
      rule: 'R1',
      message: 'Your goal speaks of a website; the chosen type is API. Choose Website for pages.',
    });
  }
  return [...notices, ...stackNotices(stackChoices(options, named))];
}
