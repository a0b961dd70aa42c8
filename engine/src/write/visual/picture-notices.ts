import type { Media } from '../../catalogue/visual.ts';
import type { Service } from '../../knowledge/services/service.ts';
import type { Shape } from '../../knowledge/visual/rows.ts';
import { nameEnds } from '../../knowledge/visual/aspects.ts';
import { otherTasks, purposeWords } from '../../knowledge/visual/names.ts';
import { notices } from '../../knowledge/visual/notices.ts';
import { subjects } from '../../knowledge/visual/subjects/index.ts';
import type { Notice } from '../../result.ts';
import { indexAll, indexRows, lengthAt } from '../../goal/phrases.ts';
import { english } from '../../knowledge/grammar.ts';
import { isGerund } from './name-subject.ts';
import { furtherRatios } from './ratio-asked.ts';
import type { Picture } from './read-picture.ts';
import {
  isShapeTorn,
  isSoundLeft,
  isSoundMissing,
  levelsOf,
  nearestSet,
  resolutionAsked,
  type Form,
} from './settings.ts';

const texts = indexRows([[true, otherTasks.content]]);
const software = indexRows([[true, otherTasks.code]]);
/** Who says more than a few words of an idea says what is to be seen. */
const longestIdea = 5;
const purposes = new Set(purposeWords);
const ends = indexAll([...english.ends, ...nameEnds]);
const ownerWords = new Set(['my', 'our']);
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const notMade = (message: string): Notice => ({ rule: 'V10', message });

const retiredNotice = ({ name, retired }: Service): readonly Notice[] => {
  if (!retired) return [];
  const since = day.format(new Date(retired.since));
  const message = `${name} was switched off on ${since}: this is written for ${retired.successor}, which took its place.`;
  return [{ rule: 'V9', message }];
};

/** What a service makes otherwise, or has no setting for. */
const missingNotices = (picture: Picture, service: Service, shape: Shape): readonly Notice[] => {
  const name = service.retired?.successor ?? service.name;
  const resolution = levelsOf(service).length === 0 ? resolutionAsked(picture) : undefined;
  return [
    ...nearestSet(picture, service, shape).map(({ asked, set }) =>
      notMade(`${name} does not make ${asked}, so we set the closest: ${set}.`),
    ),
    ...(isSoundMissing(picture, service) ? [notices.silent] : []),
    ...(isSoundLeft(picture, service) ? [notices.mute] : []),
    ...(resolution ? [notMade(`${name} has no setting for ${resolution}: upscale it afterwards.`)] : []),
  ];
};

/** One run makes one format: of several that are typed the first is set, of several in words none. */
const furtherNotices = (picture: Picture, media: Media): readonly Notice[] => {
  const further = furtherRatios(picture).join(' and ');
  if (further === '') return isShapeTorn(picture, media) ? [notices.torn] : [];
  return [notMade(`One format at a time: for ${further}, change it and run the prompt again.`)];
};

interface NoticeInput {
  readonly picture: Picture;
  readonly service?: Service;
  readonly form: Form;
  readonly hasStyle: boolean;
}

/** What the person should know and the prompt cannot say. */
export const noticesFor = ({ picture, service, form, hasStyle }: NoticeInput): readonly Notice[] => {
  const { goal, flags, isEdit, isReference, subject, words } = picture;
  const { name, code } = goal.language;
  const named = Math.min(...picture.own);
  // "My old dog", not "a dog for our shop".
  const last = Math.max(...picture.own);
  const [mine, next] = [words[last], words[last + 1]];
  // "Our harbor authority needs" is who asks.
  const isWhole =
    !mine || !next || lengthAt(ends, words, last + 1) > 0 || isGerund(next) || next.start > mine.end + 1;
  const isOwned =
    isWhole &&
    [1, 2].some(
      (back) =>
        ownerWords.has(words[named - back]?.text ?? '') && !purposes.has(words[named - back - 1]?.text ?? ''),
    );
  const isLongQuote =
    picture.lettering !== 'speech' &&
    goal.frozen.some(({ kind, text }) => kind === 'quote' && text.length > 27);
  return [
    ...(service ? [...retiredNotice(service), ...missingNotices(picture, service, form.shape)] : []),
    ...furtherNotices(picture, form.media),
    ...(picture.end - picture.start > (service?.longest ?? Infinity) ? [notices.cut] : []),
    ...(hasStyle && picture.said.has('medium') ? [notices.beside] : []),
    ...(code === 'en' || !hasStyle
      ? []
      : [
          {
            rule: 'L1',
            message: `Your words stay in ${name}; what we add is English, which these services read best.`,
          },
        ]),
    ...(isLongQuote ? [notices.lettering] : []),
    ...(flags.length > 0 && !service?.flags ? [notices.flags] : []),
    ...(isEdit ? [service?.flags ? notices.editor : notices.edit] : []),
    ...(isReference ? [notices.reference] : []),
    ...(isOwned && !isEdit && !isReference && subject && subject.group !== 'design' ? [notices.yours] : []),
    ...(lengthAt(texts, words, 0) > 0 &&
    !picture.said.has('medium') &&
    !picture.said.has('view') &&
    !picture.hasAction
      ? [notices.text]
      : []),
    ...(lengthAt(software, words, 0) > 0 ? [notices.code] : []),
    ...(subject === subjects['idea'] && words.length <= longestIdea ? [notices.idea] : []),
    ...(service?.opening ? [notices.firstFrame] : []),
  ];
};
