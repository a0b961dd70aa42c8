import { wordsOf } from '../../goal/words.ts';
import { imageServices, videoServices } from '../../knowledge/services/index.ts';
import type { Service } from '../../knowledge/services/service.ts';
import type { Aspect, StyleRow } from '../../knowledge/visual/rows.ts';
import { ranks } from '../../knowledge/visual/slots.ts';
import { styleRows } from '../../knowledge/visual/styles.ts';
import { defaultQuality, imageStyleIds, videoStyleIds } from '../../catalogue/visual.ts';
import type { Notice, Section } from '../../result.ts';
import { arrange } from './arrange.ts';
import { askPicture, type PictureAsks } from './ask-picture.ts';
import { noticesFor } from './picture-notices.ts';
import { planTakes, type PlannedTake } from './plan-takes.ts';
import { readPicture, type Picture } from './read-picture.ts';
import { flagsOf, isShapeDecided, settingsOf, shapeOf, type Setting } from './settings.ts';
import { groundOf, type Touch } from './touch.ts';
import type { VisualRequest } from './visual-request.ts';

/** A prompt for a picture or clip, three others, and what can still be said. */
export interface WrittenVisual {
  readonly text: string;
  readonly sections: readonly Section[];
  readonly variations: readonly { readonly label: string; readonly axis: string; readonly text: string }[];
  /** What is to be set in the service, beside the prompt. */
  readonly settings: readonly Setting[];
  readonly asks: PictureAsks;
  readonly notices: readonly Notice[];
  /** Names of the services that read this prompt. */
  readonly services: readonly string[];
  readonly picture: Picture;
}

/** The row of a service of the medium. */
export const serviceOf = ({ media, service }: VisualRequest): Service | undefined =>
  (media === 'image' ? imageServices : videoServices).find(({ id }) => id === service);

const styleOf = ({ media, style }: VisualRequest): StyleRow | undefined => {
  const ids: readonly string[] = media === 'image' ? imageStyleIds : videoStyleIds;
  return style !== undefined && ids.includes(style) ? styleRows[style] : undefined;
};

/** The touches for which there is room, in words and characters, the weightier first; in the order given. */
const fitting = (
  touches: readonly Touch[],
  spare: { readonly words: number; readonly characters: number },
): readonly Touch[] => {
  let { words, characters } = spare;
  const kept = new Set<Touch>();
  for (const touch of touches.toSorted((a, b) => ranks.indexOf(a.slot) - ranks.indexOf(b.slot))) {
    const needs = wordsOf(touch.text).length;
    const isChosen = touch.slot === 'medium' || touch.slot === 'lettering' || touch.slot === 'twist';
    if ((!isChosen && needs > words) || touch.text.length + 6 > characters) continue;
    words -= needs;
    characters -= touch.text.length + 6;
    kept.add(touch);
  }
  return touches.filter((touch) => kept.has(touch));
};

const textOf = (sections: readonly Section[]): string => sections.map(({ text }) => text).join('');

const nothing = { text: '', sections: [], variations: [], settings: [], notices: [] };

/** The prompt for an image or video service. Same request, same prompt; never throws; an empty goal gives an empty prompt. */
export const writeVisual = (request: VisualRequest): WrittenVisual => {
  const { media, quality = defaultQuality } = request;
  const picture = readPicture(request.goal);
  const service = serviceOf(request);
  const all = media === 'image' ? imageServices : videoServices;
  const services = service
    ? [service.retired?.successor ?? service.name]
    : all.flatMap((row: Service) => (row.retired ? [] : [row.name]));
  const asks = askPicture(picture, request);
  if (picture.goal.text === '')
    return { ...nothing, asks: { questions: [], offers: [], additions: [] }, services, picture };
  const style = styleOf(request);
  const further = asks.additions.map(({ text }) => text).join(' ');
  const taken = new Set<Aspect>([
    ...(style?.decides ?? []),
    ...asks.additions.flatMap(({ settles }) => settles),
  ]);
  const ground = groundOf(picture, further, taken);
  // A service that makes no clip from text is given its first frame.
  const isClip = media === 'video' && service?.opening === undefined;
  const plans = planTakes(ground, {
    media: isClip ? 'video' : 'image',
    quality,
    hasSound: isClip && (service ? service.hasSound === true : true),
    ...(style && { style }),
  });
  const shape = shapeOf(picture, media, further);
  const isLifelike = style
    ? style === styleRows.photorealistic
    : ['photo', 'photograph', 'dslr'].some((word) => picture.words.some(({ text }) => text === word));
  const form = { media, shape, isShapeKnown: isShapeDecided(picture, media, further), isLifelike, quality };
  const flags = flagsOf(picture, service, form);
  const longest = service?.longest ?? Infinity;
  const spare = {
    words: (service?.enoughWords ?? 120) - Math.min(picture.words.length, 60) - wordsOf(further).length,
    characters: longest - (picture.end - picture.start) - further.length - flags.join(' ').length - 20,
  };
  const write = ({ touches }: Pick<PlannedTake, 'touches'>): readonly Section[] =>
    arrange({
      picture,
      additions: asks.additions,
      touches: fitting(touches, spare),
      flags,
      ...(service && { service }),
    });
  const [main = { touches: [] }, ...others] = plans;
  const sections = write(main);
  return {
    text: textOf(sections),
    sections,
    variations: others.map((plan) => ({ label: plan.name, axis: plan.frame, text: textOf(write(plan)) })),
    settings: settingsOf(picture, service, form),
    asks,
    notices: noticesFor({ picture, form, hasStyle: style !== undefined, ...(service && { service }) }),
    services,
    picture,
  };
};
