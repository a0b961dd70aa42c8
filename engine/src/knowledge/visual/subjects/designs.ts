import type { Subject } from '../rows.ts';
import { pieceTakes } from './takes.ts';

const words = (text: string): readonly string[] => text.split(', ');

/** Pieces of graphic design: the layout is what is decided. */
export const designs = {
  logo: {
    group: 'design',
    nouns: words(
      'logo, logotype, wordmark, emblem, monogram, brand mark, crest, badge, coat of arms, logo design, trademark',
    ),
    detail: 'one clear idea, readable when very small',
    texture: 'exact curves, even stroke weight, optical balance',
    takes: [
      {
        name: 'Compact',
        view: 'one compact shape, centered with wide margins',
        light: 'flat shapes without shading',
        colour: 'two solid colors on a plain ground',
      },
      {
        name: 'Line',
        view: 'drawn in even lines, centered with wide margins',
        light: 'no fills, no shading',
        colour: 'one dark line on a pale ground',
      },
      {
        name: 'Solid',
        view: 'solid shapes with clear gaps, centered',
        light: 'no outline, no shading',
        colour: 'one solid color on a plain ground',
      },
      {
        name: 'Large',
        view: 'one compact shape, large, with narrow margins',
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
    texture: 'clean edges, even spacing',
    takes: [
      {
        name: 'Centered',
        view: 'centered, with a generous margin',
        colour: 'one bold color and a light one',
      },
      {
        name: 'Flat',
        view: 'flat, large, nearly filling the square',
        light: 'no shadow',
        colour: 'two flat colors',
      },
      {
        name: 'Outline',
        view: 'drawn in even outlines, centered',
        light: 'no fill',
        colour: 'one color',
      },
      {
        name: 'Rounded',
        view: 'with rounded corners and soft shapes, centered',
        light: 'no hard shadow',
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
    detail: 'one strong idea, clear at a glance',
    texture: 'the slight texture of a good print',
    takes: [
      {
        name: 'One big image',
        view: 'one large image, a quiet area kept for any words',
        colour: 'few strong colors',
      },
      {
        name: 'Two halves',
        view: 'image and words in two clear halves',
        colour: 'two colors and the ground',
      },
      {
        name: 'Diagonal',
        view: 'a strong diagonal from lower left to upper right',
        colour: 'one hot and one cold color',
      },
      {
        name: 'Centered and calm',
        view: 'everything on the central axis, much empty space',
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
    texture: 'fine uncoated paper',
    takes: [
      {
        name: 'Calm',
        view: 'flat and straight on, even margins',
        colour: 'three soft colors on warm white',
      },
      {
        name: 'Bordered',
        view: 'flat and straight on, a fine border along the edges',
        colour: 'a limited palette',
      },
      {
        name: 'Large',
        view: 'flat and straight on, everything large, narrow margins',
        colour: 'one ink on colored paper',
      },
      {
        name: 'One motif',
        view: 'flat and straight on, one small motif, much empty space',
        colour: 'paper tones and one accent',
      },
    ],
    shape: 'portrait',
    moves: 'it settles flat, facing the viewer',
  },
  cover: {
    group: 'design',
    nouns: words(
      'book cover, album cover, magazine cover, cover, ebook cover, podcast cover, game cover, cover art, vinyl cover, report cover, coloring book cover',
    ),
    never: words('duvet cover, under cover, bed cover'),
    detail: 'one telling image, the title area clear and high in contrast',
    texture: 'subtle print grain',
    takes: [
      {
        name: 'Single object',
        view: 'one telling image in the middle, a clear title area',
        colour: 'two colors and black',
      },
      {
        name: 'Much space',
        view: 'one small motif in a wide space, the title in the open area',
        colour: 'a gradation of one color',
      },
      {
        name: 'Graphic',
        view: 'flat cut-paper shapes that nearly fill the page, the title clear of them',
        light: 'flat shapes, no shading',
        colour: 'three solid colors',
      },
      {
        name: 'Detail',
        view: 'an extreme close view, the title over the calm part',
        colour: 'dark with one bright note',
      },
    ],
    shape: 'portrait',
    moves: 'a slow drift into the image',
  },
  diagram: {
    group: 'design',
    nouns: words(
      'diagram, infographic, flowchart, chart, graph, floor plan, blueprint, schematic, anatomy, cutaway, timeline, mind map, family tree, cross section, technical drawing, instruction, instructions, org chart, table of elements, floorplan',
    ),
    detail: 'every part easy to tell from the next',
    texture: 'even line weights, aligned edges',
    takes: [
      {
        name: 'Flat and clear',
        view: 'flat and uncluttered, straight on',
        light: 'no shading',
        colour: 'one accent color for what matters, grays for the rest',
      },
      {
        name: 'In color',
        view: 'flat, the parts told apart by color',
        light: 'no shadows',
        colour: 'three functional colors on a pale ground',
      },
      {
        name: 'On a dark ground',
        view: 'flat, pale lines and shapes on a dark ground',
        light: 'flat shapes only',
        colour: 'pale lines on a deep ground',
      },
      {
        name: 'In a notebook',
        view: 'flat, as drawn by hand in a notebook',
        light: 'pencil hatching only',
        colour: 'graphite and one colored pencil',
      },
    ],
    shape: 'landscape',
    moves: 'the parts appear one after the other in reading order',
  },
  map: {
    group: 'design',
    nouns: words(
      'map, treasure map, island map, city map, world map, fantasy map, street map, subway map, sea chart, nautical chart, star chart',
    ),
    detail: 'drawn by one rule throughout, places easy to find',
    texture: 'paper tooth and slightly uneven ink',
    takes: [
      {
        name: 'Whole sheet',
        view: 'straight from above, the whole sheet with a narrow border',
        colour: 'a limited, clear palette',
      },
      {
        name: 'Clean',
        view: 'flat, the whole area centered with even margins',
        light: 'flat shapes, no shading',
        colour: 'pale ground, one accent',
      },
      {
        name: 'Drawn by hand',
        view: 'flat, as drawn by hand in ink',
        light: 'fine hatching only',
        colour: 'paper and ink',
      },
      {
        name: 'On a dark ground',
        view: 'flat, pale lines on a dark ground',
        light: 'flat shapes only',
        colour: 'pale lines on a deep ground',
      },
    ],
    shape: 'landscape',
    moves: 'a line draws itself from place to place',
  },
  comic: {
    group: 'design',
    nouns: words(
      'comic, comic strip, comic book, manga page, storyboard, graphic novel, webcomic, cartoon strip, comic page, comics',
    ),
    detail: 'the same characters in every panel, one beat per panel',
    texture: 'confident ink line, thicker on the shadow side',
    takes: [
      {
        name: 'Even grid',
        view: 'an even grid of panels with clean gutters, read left to right',
        colour: 'a limited flat palette',
      },
      {
        name: 'One large panel',
        view: 'one large panel and a row of smaller ones',
        colour: 'two main colors and black',
      },
      {
        name: 'Varied panels',
        view: 'panels of varied size, gutters straight',
        light: 'solid blacks and hatching',
        colour: 'ink only',
      },
      {
        name: 'Wide panels',
        view: 'wide panels stacked one above the other',
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
      'pattern, seamless pattern, wallpaper pattern, tile pattern, textile design, fabric print, wrapping paper, repeat pattern, mosaic pattern, background pattern',
    ),
    never: words(
      'sewing pattern, knitting pattern, crochet pattern, dress pattern, paper pattern, cross stitch pattern, traffic pattern, weather pattern, flight pattern, holding pattern, pattern recognition, data pattern',
    ),
    detail: 'spread evenly over the whole area, edges that continue on the other side',
    texture: 'the slight irregularity of a good print',
    takes: [
      {
        name: 'Even',
        view: 'flat, filling the whole frame evenly',
        light: 'flat shapes, no shading',
        colour: 'four colors on a pale ground',
      },
      {
        name: 'Large scale',
        view: 'flat, at a large scale, running off all edges',
        light: 'flat shapes, no shading',
        colour: 'two colors, tone on tone',
      },
      {
        name: 'Small scale',
        view: 'flat, at a small scale',
        light: 'flat shapes, no shading',
        colour: 'deep ground, lighter shapes',
      },
      {
        name: 'Printed by hand',
        view: 'flat, as if printed by hand',
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
    nouns: words('sticker, stickers, t shirt design, tshirt design, clip art, clipart'),
    detail: 'a compact shape with a clear outer contour, told at a glance',
    texture: 'clean line joints, even inner spacing',
    takes: [
      {
        name: 'Thick contour',
        view: 'whole, centered on an empty ground, nothing cut off',
        light: 'flat shapes',
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
      'website, web page, landing page, dashboard, app screen, user interface, mobile app, login screen, web design, app design, wireframe, game ui, homepage, presentation slide, email design, newsletter design, ui design, app ui, ui kit, ui screen, ui mockup, game hud, hud overlay, slide deck, title slide, powerpoint slide',
    ),
    detail: 'a clear order, consistent spacing',
    texture: 'hairline dividers, crisp small type',
    takes: [
      {
        name: 'Straight on',
        view: 'the screen alone, straight on, edge to edge',
        light: 'flat surfaces with faint elevation shadows',
        colour: 'neutral ground, one accent',
      },
      {
        name: 'Dark',
        view: 'the screen alone, straight on, on a dark ground',
        light: 'flat surfaces, panels slightly lighter than the ground',
        colour: 'near-black, one luminous accent',
      },
      {
        name: 'Airy',
        view: 'the screen alone, straight on, with much open space',
        light: 'flat surfaces, no shading',
        colour: 'pale ground, one accent',
      },
      {
        name: 'Dense',
        view: 'the screen alone, straight on, everything close together',
        light: 'flat shapes, no shading',
        colour: 'neutral ground, one accent',
      },
    ],
    shape: 'landscape',
    moves: 'the parts appear in reading order',
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
        name: 'Much room',
        view: 'the subject small on one side, the rest calm and open',
        light: 'even natural light',
        colour: 'three matching colors',
      },
      {
        name: 'Scene',
        view: 'a wide scene with the subject on one third and open depth on the other',
        light: 'natural light from behind the subject',
        colour: 'warm near, pale far',
      },
    ],
    shape: 'wide',
    moves: 'one movement in the subject, the free area stays still',
  },
  badge: {
    group: 'design',
    isWordless: true,
    nouns: words('decal, patch, pin, enamel pin, stamp, postage stamp'),
    detail: 'a compact shape with a clear outer contour',
    takes: pieceTakes,
    shape: 'square',
    moves: 'a small turn, then rest',
  },
  outline: {
    group: 'design',
    isWordless: true,
    nouns: words('coloring page, colouring page, tattoo, tattoo design'),
    detail: 'every line clear and deliberate',
    takes: pieceTakes,
    shape: 'square',
    moves: 'the lines draw themselves one after the other',
  },
  character: {
    group: 'design',
    isWordless: true,
    nouns: words('mascot, avatar, character design, character sheet, turnaround'),
    never: words('mascot costume, mascot suit, in a mascot'),
    detail: 'an outline told at a glance',
    takes: [
      {
        name: 'Whole',
        view: 'whole and centered, nothing cut off',
        colour: 'three clear colors',
      },
      {
        name: 'Large',
        view: 'large and centered, nearly filling the frame',
        colour: 'few strong colors',
      },
      {
        name: 'Reduced',
        view: 'whole, reduced to the simplest shapes',
        colour: 'two colors',
      },
      {
        name: 'Airy',
        view: 'whole, with much empty space around',
        colour: 'soft colors on a pale ground',
      },
    ],
    shape: 'square',
    moves: 'a small movement, then rest',
  },
} as const satisfies Readonly<Record<string, Subject>>;

/** How words in quotes are asked for, those to be seen and those to be heard. */
export const lettering = {
  quoted: 'what stands in quotation marks spelled exactly so, in clear letters',
  spoken: 'what is said in quotation marks is spoken aloud and not shown as text',
} as const;
