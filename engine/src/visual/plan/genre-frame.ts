import type { Genre } from '../reading/find-genre.ts';
import type { Shape } from './shape.ts';

/** What one kind of picture needs whatever it shows. Texts list choices with `|`, the best first. */
export interface GenreFrame {
  readonly layout: string;
  /** Instead, where words are to be read in it. */
  readonly letteredLayout?: string;
  /** How it is drawn, where neither goal nor style says so. */
  readonly look: string;
  readonly palette: string;
  readonly shape: Shape;
  /** Whether letters the goal does not ask for spoil it. */
  readonly avoidsLetters: boolean;
  /** Whether it stands on an empty ground whose color is open. */
  readonly hasGround: boolean;
}

const flat =
  'three flat colors, one of them bright|one color in several shades|black, white and one accent color';
const sheet =
  'one large motif in the lower two thirds, calm area kept free at the top|small motif in a large empty field|motif very close, cut by the edges of the sheet';
const letteredSheet =
  'one dominant motif{what}, lettering large across the calmest area|lettering huge as the main motif, picture worked into it|motif{what} filling the sheet, small lettering at the lower edge';

const frame = (
  layout: string,
  look: string,
  palette: string,
  shape: Shape,
  more: Partial<GenreFrame> = {},
): GenreFrame => ({ layout, look, palette, shape, avoidsLetters: true, hasGround: false, ...more });

export const genreFrames: Readonly<Record<Genre, GenreFrame>> = {
  logo: frame(
    'one simple flat mark|mark built from circles and straight lines alone|mark with a second shape hidden in its empty space',
    'vector look, clean edges, readable when small',
    'two solid colors|one solid color|white on one solid color',
    'square',
    {
      hasGround: true,
      letteredLayout:
        'one simple flat mark{mark} above the name|mark{mark} to the left of the name, same height|round badge, name along its edge',
    },
  ),
  icon: frame(
    'one simple symbol, solid shapes|one symbol in even outlines|symbol cut out of a rounded square',
    'readable when small, centered, even margin',
    'two flat colors|one color|soft gradient of two colors',
    'square',
    { hasGround: true },
  ),
  mascot: frame(
    'one full figure from the front, clear silhouette|one figure in three-quarter view, waving|head and shoulders alone',
    'thick even outlines, simple rounded shapes',
    flat,
    'square',
    { hasGround: true },
  ),
  poster: frame(
    sheet,
    'bold shapes that read from a distance',
    'three flat colors, strong contrast|two inks and the color of the paper|deep dark ground with one bright color',
    'portrait',
    { letteredLayout: letteredSheet },
  ),
  comic: frame(
    'one page with clearly separated panels in reading order, the same characters in every panel|one large panel and a few small ones, the same characters in each|panels of equal size in one row, the same characters in each',
    'even line weight, clear poses and faces',
    'bright flat color|black ink and one color|black and white with ink shadows',
    'portrait',
  ),
  diagram: frame(
    'one clear path from part to part, each with a simple icon and a short label|grid of equal boxes, each with a simple icon and a short label|main subject large in the middle, short labels on thin lines around it|two columns side by side, the same rows in both',
    'flat shapes, even spacing, large readable type',
    'white ground, one strong color and two greys|soft tinted ground, three matching colors|dark ground, bright lines',
    'portrait',
    { avoidsLetters: false },
  ),
  interface: frame(
    'the whole screen from straight in front, elements on a grid with even spacing|narrow menu on the left, wide content on the right|cards of equal size in rows',
    'flat design, clear order of sizes, short real labels',
    'light surface, one accent color|dark surface, one accent color|soft tinted surface, rounded shapes',
    'wide',
    { avoidsLetters: false },
  ),
  pattern: frame(
    'seamless repeat that tiles on all four sides, motifs evenly scattered|seamless repeat in offset rows, generous gaps|dense seamless repeat, motifs interlocking',
    'clean edges, motifs at one scale',
    'three flat colors on a pale ground|two colors on a dark ground|one color in several shades',
    'square',
  ),
  map: frame(
    'seen straight from above, clear borders between areas|slightly tilted view with raised mountains and houses|close part of the map, ways and places large',
    'clean lines, one symbol for each kind of place',
    'soft natural colors, pale blue water|ink on aged paper|few solid modern colors',
    'landscape',
    { avoidsLetters: false },
  ),
  sticker: frame(
    'single motif with a white die-cut border, centered|motif in a round die-cut badge',
    'bold outlines, simple shading',
    flat,
    'square',
    { hasGround: true },
  ),
  print: frame(
    'single isolated design, centered, nothing around it|design inside a circle',
    'bold shapes that print well on cloth, clean edges',
    'three flat colors|one color, worn print look|white and one bright color for dark cloth',
    'square',
    {
      hasGround: true,
      letteredLayout:
        'motif in the middle, lettering in an arc above it|lettering large, small motif between the lines|motif in a circle, lettering below',
    },
  ),
  cover: frame(
    'the whole front cover seen flat, one dominant motif, calm area for the title|small motif in a large empty field, room for the title|motif very close, cut by the edges of the cover',
    'strong contrast that reads when small',
    'two main colors that oppose each other|dark ground with one bright color|pale ground, muted colors',
    'portrait',
    { avoidsLetters: false, letteredLayout: letteredSheet },
  ),
  tattoo: frame(
    'single design on plain white, clear outline|design growing along a vertical axis|design closed in a circle',
    'lines that hold on skin, no background',
    'black ink, dotted shading|black outlines alone|black ink with one muted color',
    'portrait',
  ),
  'coloring-page': frame(
    'closed outlines on plain white, large areas to fill|whole page filled to the edges, many small areas|one big figure inside a simple decorated frame',
    'black lines of even width, unshaded',
    '',
    'portrait',
  ),
  'character-sheet': frame(
    'the same character from the front, the side and the back on one plain sheet, all in full|one full figure with three heads showing different expressions|one full figure with outfit and objects laid out beside it',
    'even light, consistent proportions',
    '',
    'landscape',
  ),
  'floor-plan': frame(
    'seen straight from above, walls, doors and windows as clear lines|seen from above at a slant, walls cut at half height|straight from above with furniture drawn in',
    'thin black lines on white, true proportions',
    'black on white|white on blue|soft tint for each room',
    'square',
    { avoidsLetters: false },
  ),
  avatar: frame(
    'head and shoulders, centered, reads inside a small circle|face alone, close|head and shoulders from the side, looking into the picture',
    'calm expression, eyes to the viewer',
    'one plain muted background color|soft gradient behind|pale background',
    'square',
    { avoidsLetters: false },
  ),
  'social-post': frame(
    'one dominant motif that reads when small, calm area kept free for a caption|motif very close, cut by the edges|small motif in a large field of color',
    'clear contrast',
    'one strong color and white|soft matching pastels|dark ground, one bright color',
    'square',
    { letteredLayout: letteredSheet },
  ),
  banner: frame(
    'one dominant motif to one side, calm area kept free on the other|motif in the center, calm areas left and right',
    'clear contrast that reads when small',
    'one strong color and white|soft tones with one accent|dark ground, one bright color',
    'wide',
    {
      letteredLayout:
        'lettering large on one side, motif on the other|lettering across the middle, motif soft behind it|motif filling the width, lettering in its calmest area',
    },
  ),
  card: frame(
    'the whole card seen flat from straight above, motif as a frame around an empty center|motif in the upper third, calm area below|one small motif in the middle of much empty space',
    'even margins, fine lines',
    'soft muted tones on cream paper|bright, cheerful colors|two colors on white',
    'portrait',
    {
      letteredLayout:
        'the whole card seen flat, lettering in the center, motif as a frame around it|lettering in the lower half, motif above|lettering large over the whole card, small motifs between the lines',
    },
  ),
  set: frame(
    'all in one even grid, same size, same margin|all in one row, same size|three sizes, the most important largest',
    'one way of drawing and one line weight throughout',
    'one solid color|two flat colors|soft tinted circles behind each',
    'square',
    { hasGround: true },
  ),
  label: frame(
    'the whole label seen flat, motif in the middle, thin border|small motif above a large empty field|motif running around the edges',
    'clear order of sizes, fine printed lines',
    'two inks on cream paper|bright, cheerful colors|dark ground, pale print',
    'portrait',
    {
      letteredLayout:
        'the whole label seen flat, name large in the middle, motif above it|name along an arc, motif below|name very large, small motif in one corner',
    },
  ),
  wallpaper: frame(
    'wide scene with calm areas, main motif away from the center|tall scene, calm upper half, main motif below|motif along the lower edge, empty space above|abstracted large shapes of the motif',
    'soft contrast that stays in the background',
    'muted tones|dark tones with one glow|pale tones',
    'wide',
  ),
};
