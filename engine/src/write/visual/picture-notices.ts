import type { Service } from '../../knowledge/services/service.ts';
import type { Notice } from '../../result.ts';
import type { Picture } from './read-picture.ts';

const longLettering = 25;
const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

interface NoticeInput {
  readonly picture: Picture;
  readonly service?: Service;
  readonly hasStyleBeside: boolean;
  readonly wasCut: boolean;
}

/** What the person should know and the prompt cannot say. */
export const noticesFor = ({ picture, service, hasStyleBeside, wasCut }: NoticeInput): readonly Notice[] => {
  const { goal, flags, isEdit } = picture;
  const letters = goal.frozen.some(({ kind, text }) => kind === 'quote' && text.length > longLettering + 2);
  return [
    service?.retired && {
      rule: 'V9',
      message: `${service.name} was switched off on ${day.format(new Date(service.retired.since))}: this is written for ${service.retired.successor}, which took its place.`,
    },
    wasCut && {
      rule: 'V9',
      message: `${service?.name ?? 'The service'} takes a shorter text: the end of your goal was cut.`,
    },
    hasStyleBeside && {
      rule: 'V4',
      message: 'Your goal names a way of making, so the chosen style is added beside it.',
    },
    goal.language.code !== 'en' && {
      rule: 'L1',
      message: `Your words stay in ${goal.language.name}; what we add is English, which these services read best.`,
    },
    letters && {
      rule: 'V6',
      message: `Lettering of more than ${longLettering} characters is often misspelled: shorten it, or add it afterwards.`,
    },
    flags.length > 0 &&
      !service?.flags && {
        rule: 'V9',
        message: 'Your goal holds Midjourney flags, which this service does not read: they were left out.',
      },
    isEdit && {
      rule: 'V11',
      message: 'This changes a picture that exists: upload it with this prompt.',
    },
    service?.id === 'stable-video' && {
      rule: 'M4',
      message:
        'Stable Video reads no text: make the first frame, then animate it. Its clips last about 4 seconds.',
    },
  ].filter((notice) => notice !== false && notice !== undefined);
};
