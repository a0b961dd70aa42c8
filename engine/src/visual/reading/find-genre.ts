import type { GoalWords } from './goal-words.ts';

/** Kinds of picture that bring a frame of their own. */
export type Genre =
  | 'logo'
  | 'icon'
  | 'poster'
  | 'comic'
  | 'diagram'
  | 'interface'
  | 'pattern'
  | 'map'
  | 'sticker'
  | 'cover'
  | 'tattoo'
  | 'coloring-page'
  | 'character-sheet'
  | 'floor-plan'
  | 'social-post'
  | 'banner'
  | 'card'
  | 'wallpaper'
  | 'mascot'
  | 'print'
  | 'avatar'
  | 'label'
  | 'set';

const genres: readonly (readonly [Genre, RegExp])[] = [
  ['coloring-page', /^(?:colou?ring (?:page|book)|line art page)$/],
  ['character-sheet', /^(?:character (?:sheet|turnaround|design)|reference sheet)$/],
  ['floor-plan', /^floor ?plan$/],
  ['logo', /^(?:logo|logotype|wordmark|emblem|monogram|brand mark)$/],
  ['icon', /^(?:icon|app icon|favicon|pictogram|emoji)$/],
  ['poster', /^(?:poster|flyer|leaflet|billboard|playbill)$/],
  ['comic', /^(?:comic|comic strip|comic page|graphic novel page|storyboard|manga page)$/],
  [
    'diagram',
    /^(?:diagram|cutaway|cross[- ]section|infographic|chart|flow ?chart|mind ?map|schematic|timeline graphic)$/,
  ],
  [
    'interface',
    /^(?:(?:ui|app|web ?site|web ?page|dashboard|landing page|login|mobile) (?:mock-?up|screen|design|interface|page|ui)|wireframe|screenshot|user interface|dashboard|landing page)$/,
  ],
  [
    'pattern',
    /^(?:pattern|seamless (?:tile )?(?:pattern|texture|tile)|(?:textile|tile|repeat(?:ing)?) pattern|texture)$/,
  ],
  ['map', /^map$/],
  ['sticker', /^(?:sticker|sticker design)$/],
  ['cover', /^(?:(?:book|album|magazine) cover|cover)$/],
  ['tattoo', /^(?:tattoo|tattoo design)$/],
  [
    'social-post',
    /^(?:(?:instagram|facebook|linkedin|pinterest|social media|social) (?:post|ad|pin|story))$/,
  ],
  [
    'banner',
    /^(?:banner|(?:youtube|video) thumbnail|thumbnail|hero image|header(?: image)?|cover photo|(?:website|blog|email) header)$/,
  ],
  [
    'card',
    /^(?:(?:wedding |birthday |party )?invitation|(?:greeting|business|birthday|invitation|christmas|thank-you|valentine) card|postcard|menu|menu card|voucher|gift card)$/,
  ],
  ['mascot', /^mascot$/],
  ['print', /^(?:(?:t-?shirt|hoodie|mug|tote bag|merch) (?:design|print|graphic))$/],
  ['avatar', /^(?:avatar|(?:profile|linkedin) (?:picture|photo|pic|image))$/],
  ['set', /^(?:(?:icon|sticker|emoji|badge) (?:set|pack|sheet)|icons|stickers|emojis|badges)$/],
  ['label', /^(?:label|packaging|package design)$/],
  ['wallpaper', /^(?:wallpaper|desktop background|phone background)$/],
];

/** "Birthday invitation dinosaurs": what is wanted before what it is about, as people type. */
const themed =
  /(?:birthday|wedding|party|^) (logo|poster|flyer|invitation) (?!designer|design|frame|stand|child|paint|holder|wall|board|set|pack|for )\p{L}/u;
const explains = /^ (?:why (?:is|are|do|does|did)|how (?:do|does|to|is|are)|what is the difference) /;

/** The genre that one such thing heads the goal's first noun phrase, if any; several at once share no frame. */
export function findGenre(goal: GoalWords, chunk: readonly string[]): Genre | undefined {
  if (/ for colou?ring /.test(goal.spoken)) return 'coloring-page';
  if (/^ (?:an? )?(?:seamless|tileable|repeating) (?:\p{L}+ )?(?:pattern|texture) /u.test(goal.spoken))
    return 'pattern';
  if (/ save the date /.test(goal.spoken)) return 'card';
  if (explains.test(goal.spoken)) return 'diagram';
  if (/^ (?:an? |the )?(?:\p{L}+ ){0,2}poster (?:of|showing) /u.test(goal.spoken)) return 'poster';
  const last = chunk.at(-1) ?? '';
  const lastTwo = chunk.slice(-2).join(' ');
  const early = themed.exec(` ${chunk.join(' ')} `)?.[1];
  if (early !== undefined)
    return early === 'flyer' ? 'poster' : early === 'invitation' ? 'card' : (early as Genre);
  const found = genres.find(([, pattern]) => pattern.test(lastTwo) || pattern.test(last))?.[0];
  if (found === undefined && / for (?:the|my|our|a) (?:book |album )?cover /.test(goal.spoken))
    return 'cover';
  if (found === undefined || (found !== 'set' && /[^s]s$/.test(last))) return undefined;
  // A logo on a mug is a mug.
  return new RegExp(
    ` ${last} (?:is |was )?(?:on|hanging|hung|against|painted on|printed on) (?:an?|the|his|her|my|its) `,
  ).test(goal.spoken)
    ? undefined
    : found;
}
