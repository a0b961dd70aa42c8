import type { StatedRule } from '../stated-rule.ts';
import { subjectOf, tries } from '../subject.ts';

const hiddenPattern =
  /^(?<what>[\p{L}'’ -]{3,40}?) (?:is|are|stays?|remains?) (?:hidden|invisible|secret)(?: (?:from|in|to) (?<where>(?!until\b)[^,]+?))?(?: (?:until|till|before) (?<until>[^,]+?))?(?: but .+| and (?:can|may|must|should|will) .+)?$/iu;
const place =
  /\b(?:lists?|search|results?|menus?|pages?|overviews?|catalogu?e|shop|site|feed|calendar|map|api|exports?)\b/i;
const openedPattern =
  /^(?<what>[\p{L}'’ -]{3,40}?) (?:is|are|becomes?) (?:public|visible|shown|published|seen) (?:only )?(?:after|once) (?<until>[^,]{3,60})$/iu;

/** "prices are hidden from guests", "new entries stay hidden until someone checks them", "results are public after the final". */
export const hidden: StatedRule = {
  id: 'hidden',
  cue: /\b(?:hidden|invisible|secret|public|visible|shown|published|seen)\b/i,
  check(statement) {
    const { what, where, until } =
      hiddenPattern.exec(statement)?.groups ?? openedPattern.exec(statement)?.groups ?? {};
    if (what === undefined || /\b(?:not|only|never|can|may|must|should|if|when)\b/i.test(what))
      return undefined;
    const { text, isMany } = subjectOf(what);
    const [they, are] = isMany ? ['they', 'are'] : ['it', 'is'];
    if (until !== undefined)
      return `When ${text} ${are} asked for before ${until}, also by address, then nothing of ${isMany ? 'them' : 'it'} is sent; right after, ${they} ${are} there`;
    if (where === undefined) return undefined;
    return place.test(where)
      ? `When ${text} ${are} looked for in ${where}, then ${they} ${are} not there`
      : `When ${tries(subjectOf(where), `see ${text}`)}, also by address, then nothing of ${isMany ? 'them' : 'it'} is sent`;
  },
};
