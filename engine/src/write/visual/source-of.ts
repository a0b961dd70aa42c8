import type { Word } from '../../goal/words.ts';
import { hitsOf, indexAll, lengthAt, type Hit } from '../../goal/phrases.ts';
import { editVerbs } from '../../knowledge/visual/aspects.ts';
import {
  drawnSigns,
  handedSigns,
  ownSigns,
  pictureNouns,
  pieceNouns,
  pointers,
  purposeWords,
  reach,
} from '../../knowledge/visual/names.ts';

const editing = indexAll(editVerbs);
const given = new Set(pointers);
const pictureIndex = indexAll(pictureNouns);
const pieceIndex = indexAll(pieceNouns);
const owning = indexAll(ownSigns);
const handing = indexAll(handedSigns);
const drawn = indexAll(drawnSigns);
const purposes = new Set(purposeWords);

/** "(attached)", "attached is": handed over, whatever it is called. */
const isApart = (words: readonly Word[], { at, length }: Hit<true>): boolean => {
  const [sign, next] = [words[at + length - 1], words[at + length]];
  return next?.text === 'is' || sign === undefined || (next?.start ?? Infinity) - sign.end > 1;
};

/** "Upload to" tells where the new one goes, "attached to" how a thing hangs. */
const onwards = new Set(['to', 'on']);
const isHanded = (words: readonly Word[], pictures: readonly Hit<true>[]): boolean =>
  hitsOf(handing, words).some(
    (sign) =>
      isApart(words, sign) ||
      (!onwards.has(words[sign.at + sign.length]?.text ?? '') &&
        pictures.some(({ at }) => Math.abs(at - sign.at) <= reach.handed)),
  );

/** What a picture or clip that exists is for: it is changed, one of the person's own or one that is handed over, or it shows what is in a new piece. */
export const sourceOf = (words: readonly Word[], start: number): 'edit' | 'reference' | undefined => {
  const pictures = hitsOf(pictureIndex, words);
  const piece = hitsOf(pieceIndex, words.slice(start, start + reach.piece))[0];
  const isNew =
    piece && pictures.every(({ at, length }) => start + piece.at < at || start + piece.at >= at + length);
  const changes = hitsOf(editing, words);
  // "Turn it into a toy" makes something new of it.
  const isTurned = changes.some(({ at }) =>
    words.slice(at, at + reach.turned).some(({ text }) => text === 'into'),
  );
  const use = isTurned || (isNew && changes.length === 0) ? 'reference' : 'edit';
  if (hitsOf(drawn, words).length > 0) return use;
  const isGiven = ({ at }: Hit<true>): boolean => !purposes.has(words[at - 1]?.text ?? '');
  // "My grandma's old photo": two words may stand between.
  const owned = hitsOf(owning, words.slice(0, reach.opening)).filter((sign) =>
    pictures.some(({ at }) => at >= sign.at + sign.length && at <= sign.at + sign.length + 2),
  );
  if (owned.some(isGiven) || isHanded(words, pictures)) return use;
  // "Old photo of my mum is faded, fix the crease": it begins with the picture, and says what is to be done to it.
  const toldOf = changes.find(({ at, length }) => given.has(words[at + length]?.text ?? ''));
  if (toldOf && pictures.some(({ at }) => at < reach.piece)) return use;
  const first = words[start]?.text === 'to' ? start + 1 : start;
  const behind = first + lengthAt(editing, words, first);
  if (behind === first) return undefined;
  const isChange =
    [0, 1].some((more) => given.has(words[behind - 1 + more]?.text ?? '')) ||
    pictures.some(({ at }) => at >= behind && at < behind + reach.changed);
  return isChange ? use : undefined;
};
