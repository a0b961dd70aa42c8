/** How what somebody does is best pictured. */
export type DeedKind = 'handwork' | 'sport' | 'quiet' | 'feeling' | 'handling' | 'travel';

const kinds: readonly (readonly [DeedKind, RegExp])[] = [
  [
    'handwork',
    / (?:mend|knit|knitt|sew|carv|knead|shap|paint|draw|writ|repair|fix|cook|bak|weav|polish|plant|braid|sculpt|fold|chop|slic|pour|chisel|embroider|typ|iron|forg|mix|stirr?|peel|cutt?|build|assembl|unbox|unpack|wrapp?|decorat|solder|grind|whisk|craft|crochet|wash|hammer|flipp?|fry|fri|count|open|press|roll)(?:ing|e?s) /,
  ],
  [
    'sport',
    / (?:runn?|jump|surf|skat|skateboard|sledd|ski|climb|box|kick|swimm?|sprint|danc|leap|jogg|wrestl|fight|fenc|dribbl|row|div|cycl|gallop|rac|hik|snowboard|stretch|throw|toss|catch)(?:ing|e?s) /,
  ],
  [
    'feeling',
    / (?:laugh|cry|crie|smil|shout|scream|hugg?|kiss|talk|argu|whisper|sing|yawn|grinn?|frown|wink|cheer|gossip)(?:ing|e?s) /,
  ],
  [
    'handling',
    / (?:touch|putt?|push|pull|hold|lift|carry|carrie|play|tak|giv|pick|eat|drink|sipp?|bit|feed|smok|apply|brush|comb|shoot|help|groom|sell|buy|teach|cleann?|shav|pluck|harvest)(?:ing|e?s) /,
  ],
  [
    'travel',
    / (?:walk|hunt|attack|cross|enter|leav|pass|march|wander|driv|rid|crawl|sneak|flee|chas|follow|arriv|stroll)(?:ing|e?s) /,
  ],
  [
    'quiet',
    / (?:watch|look|wait|sleep|think|dream|pray|meditat|rest|listen|gaz|read|napp?|loung|relax|daydream)(?:ing|e?s) /,
  ],
];

const sports = / (play(?:s|ing)?) (?:\w+ )?(?:\w*ball|soccer|tennis|hockey|rugby|cricket|golf|frisbee) /;

/** What somebody does, and the goal's word for it. */
export interface Doing {
  readonly kind: DeedKind;
  readonly verb: string;
}

/** The goal's first known deed, if any. */
export function findDoing(spoken: string): Doing | undefined {
  const game = sports.exec(spoken)?.[1];
  if (game !== undefined) return { kind: 'sport', verb: game };
  for (const [kind, pattern] of kinds) {
    const verb = pattern.exec(spoken)?.[0];
    if (verb !== undefined) return { kind, verb: verb.trim() };
  }
  return undefined;
}
