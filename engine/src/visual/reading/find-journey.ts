/** The way that something in a clip takes, in the goal's own words. */
export interface Journey {
  /** Who or what goes, where one word before the verb says so. */
  readonly who: string | undefined;
  /** Where it sets out, such as `the post box`. */
  readonly from: string | undefined;
  /** Where it arrives, with its preposition: `at the lake`. */
  readonly to: string | undefined;
  readonly course: 'rising' | 'crossing' | 'entering' | 'along';
  /** Whether it is lost from sight at the end. */
  readonly vanishes: boolean;
}

const going =
  /\b(?:fl(?:y|ies|ying)|leaving|carr(?:ies|ying)|(?:follow|float|drift|sail|driv|rid|runn?|rac|gallop|travel|glid|roll|walk|climb|swimm?|ris|wander|crawl|sneak|slid|slip|stroll|soar|descend|ascend|hik|enter|return|escap|blow|march|rush|cross|pass|sledd?|ski|jump|leap|fall|div)(?:e?s|ing)|go(?:es|ing)(?= (?:down|up|through|along|across|past|over|into|out of|around) )|(?<=s |people |men |women |children )(?:follow|run|race|march|walk|drive|ride|fly|swim|sail|cross))\b/giu;
const ends =
  /[.;!?]|,? (?:and then|then|while|as|with|who|that|which|before|after|at (?:dawn|dusk|night|sunrise|sunset|noon))\b|, /iu;
const steps =
  /\b(out of|away from|from|off|into|onto|towards?|to|in through|through|across|along|over|past|down|up|around|between|above|under|behind|beneath|on)\b/giu;

const rising =
  /\b(?:rises?|rising|soars?|soaring|ascends?|ascending)\b|\b(?:floats?|flies|flying|floating|drifts?|drifting|shoots?) up\b/i;
/** Over before a camera could go along. */
const short = /^(?:jump|leap|hop|fall|tumbl|slip|div)/i;
const leads =
  /^(?:out of|away from|from|off|into|onto|towards?|to|in through|through|across|along|over|past|down|up)$/i;
const onSurface =
  /\b(?:down|on|over|along) (?:(?:an?|the|my|his|her|\p{L}+'s) )?(?:\p{L}+ )?(?:windows?|panes?|glass|windscreen|windshield|face|cheeks?|mirror|screen)\b/iu;

/** The words after a preposition, as long as they name one thing. */
const named = (words: string): string | undefined => {
  const name = words
    .replace(/ and (?:\p{L}+s|\p{L}+ing)\b.*$/iu, '')
    .trim()
    .replace(/^an? /i, 'the ');
  return name === '' ||
    name.split(' ').length > 6 ||
    /^the (?:left|right|other)\b/i.test(name) ||
    !/^(?:the|his|her|its|their|my|\p{Lu})/u.test(name)
    ? undefined
    : name;
};

/** The way that the goal's subject takes through a clip, if its words name one. */
export function findJourney(text: string): Journey | undefined {
  const head = text.slice(0, 400).replace(/\bthen\b.*$/is, '');
  const verbs = [...head.matchAll(going)];
  const [verb] = verbs;
  if (verb === undefined || head.slice(0, verb.index).includes(',')) return undefined;
  const rest = head.slice(verb.index + verb[0].length);
  const end = rest.search(ends);
  const way = end < 0 ? rest : rest.slice(0, end);
  const marks = [...way.matchAll(steps)];
  const parts = marks.map((mark, index) => ({
    step: mark[0].toLowerCase(),
    name: named(way.slice(mark.index + mark[0].length, marks[index + 1]?.index ?? way.length)),
  }));
  const of = (pattern: RegExp): string | undefined =>
    parts.findLast(({ step, name }) => name !== undefined && pattern.test(step))?.name;
  const from = of(/^(?:from|out of|away from|off)$/);
  const into = of(/^into$/);
  const onto = of(/^(?:onto|to|towards?)$/);
  const [, where, there = ''] =
    /\b(?:lands?|settles?|arrives?|washes up) (on|at|in) ([^.,;]+)/iu.exec(head) ?? [];
  const landing = where && named(there);
  const to = landing ? `${where} ${landing}` : into === undefined ? onto && `at ${onto}` : `in ${into}`;
  const crosses = /^cross/i.test(verb[0]);
  const rises = rising.test(verb[0] + way);
  const vanishes = /\b(?:disappears?|vanish(?:es)?|out of sight)\b/i.test(head);
  if (onSurface.test(way)) return undefined;
  if (verbs.every(([word]) => short.test(word)) && !rises) return undefined;
  if (!marks.some(([step]) => leads.test(step)) && !crosses && !rises && !vanishes) return undefined;
  return {
    who: /^(?:(?:an?|the|my|our|one) (?:\p{L}+ ){0,3}?|(?:\p{L}+ )?)(\p{L}{3,}) $/iu
      .exec(head.slice(0, verb.index))?.[1]
      ?.toLowerCase(),
    from,
    to,
    vanishes,
    course: rises
      ? 'rising'
      : crosses
        ? 'crossing'
        : parts.some(({ step }) => /^(?:into|in through|through)$/.test(step))
          ? 'entering'
          : 'along',
  };
}
