import type { VisualReading } from '../reading/read-visual-goal.ts';

const totals = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Where nobody can be seen from head to foot. */
const enclosed =
  / in (?:an?|the|their|his|her) (?:\w+ )?(?:car|van|bus|taxi|truck|train|boat|bath|bathtub|tub|pool|bed|tent|window|box|jar|basket|bowl|cup|crowd)\b/i;

/** What is shown from so near that feet are cut off. */
const isNear: ReadonlySet<string | undefined> = new Set(['handwork', 'handling', 'feeling']);

/** Counted groups said a second time, with their side where the goal gives one, and the total. */
export function countPhrases(
  { counts, relation, isLong, subject, view, genre, text, deed, absences }: VisualReading,
  showsAll: boolean,
): readonly string[] {
  if (isLong || counts.groups.length === 0) return [];
  const [only] = counts.groups;
  if (genre !== undefined)
    return counts.groups.map(
      ({ phrase }) => `exactly ${phrase}${genre === 'diagram' && absences.length === 0 ? ', numbered' : ''}`,
    );
  if (only !== undefined && counts.groups.length === 1) {
    const words = only.phrase.split(' ');
    const visible =
      !showsAll ||
      relation !== undefined ||
      enclosed.test(text) ||
      isNear.has(deed) ||
      /close|macro|portrait/.test(view ?? '')
        ? ''
        : `, ${only.count === 1 ? '' : 'all '}fully visible`;
    return [`exactly ${words[0]} ${words.at(-1)}${visible}`];
  }
  const sides = relation?.sides;
  const groups = counts.groups.map(({ count, phrase }) => {
    const exact = `exactly ${phrase}`;
    if (sides === undefined || counts.groups.length !== 2) return exact;
    const side = sides.onTheLeft.toLowerCase().includes(phrase) ? 'left' : 'right';
    return count > 1 ? `${exact} in one group on the ${side}` : `${exact} on the ${side}`;
  });
  if (counts.total === undefined || counts.total >= totals.length) return groups;
  const total = /^\d/.test(only?.phrase ?? '') ? String(counts.total) : totals[counts.total];
  return [...groups, `${total} ${subject.kind === 'person' ? 'people ' : ''}in total`];
}

/** Which party stands on which side, for goals that say nothing else. */
export function relationPhrase({ relation, counts, isLong }: VisualReading): string {
  const sides = relation?.sides;
  if (sides === undefined || isLong || counts.groups.length > 1) return '';
  return `${sides.onTheLeft} on the left, ${sides.onTheRight} on the right`;
}

/** A before and an after are two states of one thing, side by side in one picture. */
export const halvesPhrase = ({ text }: VisualReading): string =>
  /\bbefore[ -]and[ -]after\b/i.test(text.slice(0, 400))
    ? 'one picture in two halves, before on the left, after on the right, same view and framing in both'
    : '';

/** Several parties or groups: none may be cut off. */
export const wholenessPhrase = ({
  relation,
  counts,
  isLong,
  view,
  subject,
  genre,
  journey,
}: VisualReading): string => {
  if (journey !== undefined) return '';
  if (relation === undefined && counts.groups.length < 2 && !subject.isCompound) return '';
  // One counted group is called fully visible already.
  if (relation === undefined && counts.groups.length === 1) return '';
  if (isLong || genre !== undefined || /close|macro|portrait/.test(view ?? '')) return '';
  return 'everything fully visible';
};
