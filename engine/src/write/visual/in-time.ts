import { deeds, travelling } from '../../knowledge/visual/deeds.ts';
import { motions, singleEvent } from '../../knowledge/visual/motions.ts';
import type { Deed, Group } from '../../knowledge/visual/rows.ts';
import type { First } from './first-open.ts';
import type { Picture } from './read-picture.ts';
import type { Touch } from './touch.ts';

const movers: ReadonlySet<Group> = new Set<Group>(['person', 'animal', 'vehicle', 'open']);
/** Whether it moves at all, so that no place of ours can hold it. */
export const isMoving = ({ deed, group, place }: Picture): boolean =>
  deed ? !deed.value.isStill && movers.has(group) : group === 'vehicle' && place?.value.where !== 'indoors';

const going: ReadonlySet<Deed> = new Set(travelling.flatMap((id) => deeds[id] ?? []));
/** Whether what is shown goes somewhere, so that a camera can go with it; a dance does not. */
export const pathOf = ({ deed, group, place }: Picture): 'moving' | 'staying' | 'free' => {
  if (deed)
    return going.has(deed.value) && movers.has(group) ? 'moving' : deed.value.isStill ? 'staying' : 'free';
  return group === 'vehicle' && place?.value.where !== 'indoors' ? 'moving' : 'staying';
};

/** What a clip of a single event does: one camera move, one shot, and sound where the service makes it. */
export const inTime = (
  picture: Picture,
  turn: number,
  first: First,
  hasSound: boolean,
): readonly (Touch | undefined)[] => {
  const { deed, place, condition, subject, hasOrder } = picture;
  const fitting = motions.filter(({ fits }) => fits === 'any' || fits === pathOf(picture));
  const usual = hasOrder ? undefined : subject?.sound;
  const sounds = [deed?.value.sound, place?.value.sound, condition?.value.sound, usual];
  return [
    first(
      'camera',
      fitting.map(({ say }) => say),
      turn,
    ),
    first('timing', [singleEvent]),
    hasSound
      ? first(
          'sound',
          sounds.map((sound) => sound && `audio: ${sound}`),
        )
      : undefined,
  ];
};
