import type { Subject } from '../rows.ts';

const words = (text: string): readonly string[] => text.split(', ');

/** Pieces of graphic design: the layout is what is decided. */
export const designs = {
  logo: {
    group: 'design',
    nouns: words(
      'logo, logotype, wordmark, emblem, monogram, brand mark, crest, badge, coat of arms, logo design, trademark',
    ),
    detail: 'one clear idea drawn from the subject, readable at the size of a fingernail',
    texture: 'exact curves, even stroke weight, optical balance',
    takes: [
      {
        name: 'Symbol',
        view: 'a single compact symbol, centered with wide margins',
        light: 'flat shapes without shading',
        colour: 'two solid colors on a plain ground',
      },
      {
        name: 'Line',
        view: 'drawn in one continuous even line, centered with wide margins',
        light: 'no fills, no shading',
        colour: 'one dark line on a pale ground',
      },
      {
        name: 'Negative space',
        view: 'a solid shape whose gap shows the second idea, centered',
        light: 'pure silhouette, no outline',
        colour: 'one solid color on a plain ground',
      },
      {
        name: 'Round badge',
        view: 'a round badge with the symbol in the middle and a clear ring, centered',
        light: 'flat shapes, small even gaps',
        colour: 'two colors and the ground',
      },
    ],
    shape: 'square',
    moves: 'the shapes assemble in one smooth movement and stay',
  },
  icon: {
    group: 'design',
    isWordless: true,
    nouns: words('icon, app icon, favicon, icons, icon set, emoji, pictogram, emojis'),
    detail: 'bold simple shapes that read at thumbnail size, nothing thin or tiny',
    texture: 'pixel-clean edges, even corner radius',
    takes: [
      {
        name: 'Rounded tile',
        view: 'centered on a rounded square, filling two thirds of it',
        light: 'a soft gradient, a hint of depth',
        colour: 'one bold color and a light symbol',
      },
      {
        name: 'Flat',
        view: 'a flat silhouette, centered, generous margin',
        light: 'no shadow',
        colour: 'two flat colors',
      },
      {
        name: 'Outline',
        view: 'an outline icon with even rounded strokes, centered',
        light: 'no fill',
        colour: 'one color',
      },
      {
        name: 'Soft 3D',
        view: 'a small rounded object, slightly turned, centered',
        light: 'soft shading, a short shadow beneath',
        colour: 'two friendly colors',
      },
    ],
    shape: 'square',
    moves: 'a single bounce, then rest',
  },
  poster: {
    group: 'design',
    nouns: words(
      'poster, flyer, leaflet, billboard, movie poster, concert poster, travel poster, playbill, advertisement, ad, advert, propaganda poster, event poster, placard, banner, promo',
    ),
    detail: 'one strong image that carries the idea at a glance',
    texture: 'slight ink spread and paper tooth of a good print',
    takes: [
      {
        name: 'One big image',
        view: 'the image in the upper two thirds, a quiet area below for type, firm margins',
        light: 'two or three flat steps of shading',
        colour: 'three flat inks',
      },
      {
        name: 'Type first',
        view: 'type large in the upper half, a small telling image below, strict left edge',
        light: 'flat shapes',
        colour: 'two inks and paper',
      },
      {
        name: 'Diagonal',
        view: 'a strong diagonal from lower left to upper right, type along it',
        light: 'sharp-edged shadow shapes',
        colour: 'one hot and one cold color',
      },
      {
        name: 'Centered and calm',
        view: 'everything on the central axis, much empty space',
        light: 'soft gradient from top to bottom',
        colour: 'one deep ground, one light tone',
      },
    ],
    shape: 'portrait',
    moves: 'layers slide into place one after the other',
  },
  card: {
    group: 'design',
    nouns: words(
      'invitation, wedding invitation, birthday card, greeting card, postcard, christmas card, business card, save the date, gift card, thank you card, menu, certificate, letterhead, ticket, voucher, coupon, bookmark',
    ),
    detail: 'lettering in a clear order with room to breathe',
    texture: 'uncoated paper, a light deboss',
    takes: [
      {
        name: 'Framed by the theme',
        view: 'flat and straight on, ornament along the edges, a calm middle for the words',
        light: 'flat shapes, no shading',
        colour: 'three soft colors on warm white',
      },
      {
        name: 'Picture above, words below',
        view: 'flat and straight on, illustration in the upper half',
        light: 'flat shapes with a few soft shadows',
        colour: 'a limited, cheerful palette',
      },
      {
        name: 'Only type',
        view: 'straight on, large well-spaced lettering, one small ornament',
        light: 'flat shapes, no shading',
        colour: 'one ink on colored paper',
      },
      {
        name: 'One large motif',
        view: 'flat and straight on, one large motif that runs off two edges',
        light: 'flat shapes, no shading',
        colour: 'paper tones and one accent',
      },
    ],
    shape: 'portrait',
    moves: 'the card opens and settles',
  },
  cover: {
    group: 'design',
    nouns: words(
      'book cover, album cover, magazine cover, cover, ebook cover, podcast cover, game cover, cover art, vinyl cover, report cover, coloring book cover',
    ),
    never: words('duvet cover, under cover, bed cover'),
    detail: 'one image that raises a question, title area kept clear and high in contrast',
    texture: 'subtle print grain',
    takes: [
      {
        name: 'Single object',
        view: 'one telling object in the middle, title area above, author line below',
        light: 'one soft shadow that grounds it',
        colour: 'two colors and black',
      },
      {
        name: 'Figure and distance',
        view: 'a small figure against a wide space, title in the open area',
        light: 'pale towards the horizon',
        colour: 'a gradation of one color',
      },
      {
        name: 'Graphic',
        view: 'flat cut-paper shapes that nearly fill the page, title knocked out',
        light: 'flat shapes, no shading',
        colour: 'three solid colors',
      },
      {
        name: 'Detail',
        view: 'an extreme close view cropped to abstraction, title over the calm part',
        light: 'deep shadows, one bright area',
        colour: 'dark with one bright note',
      },
    ],
    shape: 'portrait',
    moves: 'a slow drift into the image',
  },
  diagram: {
    group: 'design',
    nouns: words(
      'diagram, infographic, flowchart, chart, graph, floor plan, blueprint, schematic, anatomy, cutaway, timeline, mind map, family tree, cross section, technical drawing, instruction, instructions, recipe card, org chart, table of elements, floorplan',
    ),
    detail: 'every part drawn once and clearly apart',
    texture: 'even line weights, aligned edges',
    takes: [
      {
        name: 'Left to right',
        view: 'flat and uncluttered, each part clearly apart from the next',
        light: 'no shading',
        colour: 'one accent color for what matters, grays for the rest',
      },
      {
        name: 'Cutaway',
        view: 'an isometric cutaway, the inside visible in layers',
        light: 'faint shadows for depth',
        colour: 'one color per layer',
      },
      {
        name: 'Around the middle',
        view: 'the main thing in the middle, the parts around it on short leader lines',
        light: 'no shading',
        colour: 'pale ground, three functional colors',
      },
      {
        name: 'Hand-drawn',
        view: 'flat, as drawn in an engineer’s notebook, margins used for small details',
        light: 'pencil hatching only',
        colour: 'graphite and one colored pencil',
      },
    ],
    shape: 'landscape',
    moves: 'the parts appear one after the other in reading order',
  },
  map: {
    group: 'design',
    nouns: words('map, treasure map, island map, city map, world map, fantasy map, street map, subway map'),
    detail:
      'ways, water and heights drawn by one rule, a compass rose and a plain scale, places set apart by small pictures',
    texture: 'paper tooth, folds and slightly uneven ink',
    takes: [
      {
        name: 'Old parchment',
        view: 'straight from above, the whole sheet with a narrow border',
        light: 'slightly darker towards the edges',
        colour: 'sepia with two faded washes',
      },
      {
        name: 'Clean and modern',
        view: 'flat, the whole area centered with even margins',
        light: 'flat shapes, no shading',
        colour: 'pale ground, water in one tint, ways in one accent',
      },
      {
        name: 'In relief',
        view: 'at a slant from above, heights standing up like a model',
        light: 'soft shadows behind the heights',
        colour: 'greens and browns by height',
      },
      {
        name: 'One corner',
        view: 'close on one corner where the most happens, the sheet running out of the frame',
        light: 'flat shapes, no shading',
        colour: 'paper and ink',
      },
    ],
    shape: 'landscape',
    moves: 'a line draws itself from place to place',
  },
  comic: {
    group: 'design',
    nouns: words(
      'comic, comic strip, comic book, manga page, storyboard, graphic novel, webcomic, cartoon strip, comic page, comics, picture book',
    ),
    detail: 'the same faces and clothes in every panel, one beat per panel, clear silhouettes',
    texture: 'confident ink line, thicker on the shadow side',
    takes: [
      {
        name: 'Four panels',
        view: 'an even grid of panels with clean gutters, read left to right: start, trouble, turn, outcome',
        light: 'simple cast shadows',
        colour: 'a limited flat palette',
      },
      {
        name: 'One large, three small',
        view: 'a large opening panel above a row of smaller reactions',
        light: 'solid blacks in the large one',
        colour: 'two main colors and black',
      },
      {
        name: 'Black and white page',
        view: 'a page of varied panel sizes, gutters straight',
        light: 'solid blacks and hatching',
        colour: 'ink only',
      },
      {
        name: 'Single panel',
        view: 'one framed panel caught at the turning point, room for a balloon above',
        light: 'one clear cast shadow',
        colour: 'flat colors',
      },
    ],
    shape: 'landscape',
    moves: 'the view moves from panel to panel',
  },
  pattern: {
    group: 'design',
    isWordless: true,
    nouns: words(
      'pattern, seamless pattern, wallpaper pattern, texture, tile pattern, textile design, fabric print, wrapping paper, repeat pattern, mosaic pattern, background pattern',
    ),
    detail: 'motifs in two or three sizes, evenly scattered, edges that continue on the other side',
    texture: 'the slight irregularity of block printing',
    takes: [
      {
        name: 'Scattered',
        view: 'flat, motifs tossed at different angles without gaps or a visible row',
        light: 'flat shapes, no shading',
        colour: 'four colors on a pale ground',
      },
      {
        name: 'In order',
        view: 'flat, motifs in a strict half-drop repeat',
        light: 'flat shapes, no shading',
        colour: 'two colors, tone on tone',
      },
      {
        name: 'Dense',
        view: 'flat, leaves no ground uncovered, motifs interlocking',
        light: 'flat shapes with fine inner lines',
        colour: 'deep ground, lighter motifs',
      },
      {
        name: 'Airy',
        view: 'flat, small motifs far apart',
        light: 'flat shapes, no shading',
        colour: 'one ink on natural ground',
      },
    ],
    shape: 'square',
    moves: 'the pattern scrolls evenly without a seam',
  },
  sticker: {
    group: 'design',
    isWordless: true,
    nouns: words(
      'sticker, stickers, decal, tattoo, tattoo design, patch, pin, enamel pin, t shirt design, tshirt design, mascot, avatar, character design, character sheet, coloring page, colouring page, clip art, clipart, stamp, postage stamp, turnaround',
    ),
    detail: 'a compact shape with a clear outer contour, told at a glance',
    texture: 'clean line joints, even inner spacing',
    takes: [
      {
        name: 'Thick contour',
        view: 'whole, centered on an empty ground, nothing cut off',
        light: 'flat shapes with one highlight',
        colour: 'three flat colors with a pale outer border',
      },
      {
        name: 'Line only',
        view: 'whole and centered, closed black outlines, open areas',
        light: 'no shading',
        colour: 'black line on white',
      },
      {
        name: 'Engraved',
        view: 'whole and centered, built from fine parallel hatching',
        light: 'shading by line alone',
        colour: 'one ink',
      },
      {
        name: 'Soft and round',
        view: 'whole and centered, simplified to round volumes',
        light: 'soft shading',
        colour: 'pastels',
      },
    ],
    shape: 'square',
    moves: 'a small hop and a blink',
  },
  screen: {
    group: 'design',
    nouns: words(
      'website, web page, landing page, dashboard, app screen, ui, user interface, mobile app, login screen, web design, app design, wireframe, hud, game ui, homepage, presentation slide, slide, email design, newsletter design',
    ),
    detail: 'a clear grid, one main action, real-looking short content, consistent spacing',
    texture: 'hairline dividers, crisp small type',
    takes: [
      {
        name: 'Straight on',
        view: 'the screen alone, straight on, edge to edge',
        light: 'flat surfaces with faint elevation shadows',
        colour: 'neutral ground, one accent',
      },
      {
        name: 'Dark mode',
        view: 'the screen alone, straight on',
        light: 'flat surfaces, panels slightly lighter than the ground',
        colour: 'near-black, one luminous accent',
      },
      {
        name: 'On a device',
        view: 'the screen in a plain device frame, straight on',
        light: 'flat surfaces, no shading',
        colour: 'pale ground, colored screen',
      },
      {
        name: 'Two states side by side',
        view: 'two screens side by side, straight on, before and after the main action',
        light: 'flat shapes, no shading',
        colour: 'neutral ground, one accent',
      },
    ],
    shape: 'landscape',
    moves: 'the pointer completes the main action, the screen answers',
  },
  social: {
    group: 'design',
    nouns: words(
      'thumbnail, youtube thumbnail, instagram post, instagram story, social media post, facebook post, linkedin post, facebook cover, linkedin banner, youtube banner, twitter header, hero image, header image, blog image, website header, profile banner, cover photo, stock photo, featured image, pinterest pin, twitch banner, web banner',
    ),
    detail: 'one subject told at a glance on a small screen, a calm area kept free beside it',
    texture: 'clean edges, no clutter behind the free area',
    takes: [
      {
        name: 'Subject right, room left',
        view: 'the subject large on the right third, the left side calm and even',
        light: 'clear light from the left, the subject brighter than the rest',
        colour: 'one dominant color, one accent',
      },
      {
        name: 'Centered',
        view: 'the subject centered and large, margins free on all sides',
        light: 'bright, even light',
        colour: 'strong contrast to the ground',
      },
      {
        name: 'From above',
        view: 'a few telling things laid out from above, the middle free',
        light: 'soft daylight, short shadows',
        colour: 'three matching colors',
      },
      {
        name: 'Scene',
        view: 'a wide, lived scene with the subject on one third and open depth on the other',
        light: 'natural light from behind the subject',
        colour: 'warm near, pale far',
      },
    ],
    shape: 'wide',
    moves: 'one movement in the subject, the free area stays still',
  },
} as const satisfies Readonly<Record<string, Subject>>;

/** How words on a piece are asked for: those in quotes, and those given without. */
export const lettering = {
  quoted: 'what stands in quotation marks spelled exactly so, in clear letters',
  given: 'what is named here spelled exactly so, no filler text',
  spoken: 'what is said in quotation marks is spoken aloud, in sync, and not shown as text',
} as const;
