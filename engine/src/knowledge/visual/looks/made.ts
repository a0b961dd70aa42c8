import { looksOf } from './look.ts';

/** Ways of making a picture that a goal names: painting, drawing, craft, print, film stock, rendering, styles. */
export const made = looksOf('look', [
  [
    'watercolor, watercolour, watercolors, watercolours, aquarelle',
    'transparent washes with pigment pooling at the edges; bare paper left for the highlights; fine pencil lines showing through',
  ],
  ['gouache', 'flat opaque layers with a chalky finish; crisp overlapping shapes and a few dry strokes'],
  [
    'oil painting, oil on canvas, oil paint',
    'visible directional brushwork; thick paint where it is brightest, thin glazes in the darks',
  ],
  [
    'acrylic painting, in acrylics',
    'opaque layered paint with visible strokes; firm edges between flat areas',
  ],
  ['impasto, palette knife', 'paint laid on in thick ridges that catch the light'],
  [
    'pencil drawing, pencil sketch, graphite drawing, in pencil',
    'shading built from layered hatching; line weight that varies with pressure; paper grain showing in the mid-tones',
    'pencil case, holding a pencil, with a pencil, coloured pencil, colored pencil',
  ],
  [
    'coloured pencil, colored pencil, coloured pencils, colored pencils',
    'layered visible strokes with paper tooth between them; pressure heavier in the darks',
  ],
  [
    'charcoal drawing, charcoal sketch, in charcoal',
    'broad smudged tones with a few hard accents; highlights lifted out with an eraser',
    'bbq, barbecue, grill, briquettes',
  ],
  [
    'crayon, crayons, wax crayon, kids drawing, childs drawing, child drawing',
    'waxy uneven strokes with paper showing through; wobbly outlines and simple shapes',
    'box of crayons',
  ],
  [
    'soft pastel, chalk pastel, oil pastel, pastel drawing, pastel painting',
    'powdery strokes blended by finger; a few sharp marks left on top',
  ],
  [
    'ink drawing, pen and ink, ink sketch, ink illustration, line and wash',
    'confident line of varying weight; tone built from hatching and solid blacks',
  ],
  [
    'sumi e, ink wash, ink painting',
    'few decisive brush marks from dense to dry; large areas of untouched paper',
  ],
  [
    'line art, lineart, line drawing, one line drawing, continuous line',
    'clean contours of even weight; no fill and no shading',
  ],
  [
    'line icon, line icons, outline icon, outline icons',
    'one stroke weight throughout with rounded ends; built on a simple grid, readable at 24 pixels',
  ],
  [
    'flat design, flat illustration, flat vector, vector illustration, vector art, vector',
    'simple geometric shapes with clean edges; no gradients, no outlines, no texture',
    'gradient, gradients, outline, outlines, outlined',
  ],
  ['engraving, etching', 'fine parallel and crossed lines that swell in the shadows; no flat tone'],
  [
    'woodcut, linocut, lino print, block print, woodblock print',
    'bold carved shapes with visible gouge marks; solid ink with slight unevenness',
  ],
  [
    'screen print, screenprint, silkscreen, risograph, riso print, riso',
    'flat overlapping inks with slight misregistration; halftone grain in the tones',
  ],
  [
    'ukiyo e, japanese woodblock',
    'flat planes bounded by fine outlines; graded bands of tone and a cropped, asymmetrical layout',
  ],
  [
    'childrens book, children s book, kids book, picture book, storybook, bedtime story book',
    'rounded simple shapes and one clear gesture; hand-made texture and open space for the eye to rest',
    'cover',
  ],
  [
    'comic book style, comic style, comic book look, graphic novel style',
    'bold ink outlines with spotted blacks; halftone dots in the mid-tones',
  ],
  [
    'anime, manga style, anime style, cel shaded, cel shading',
    'clean ink contours and two-step cel shading; a softly painted background',
  ],
  [
    'ghibli, studio ghibli',
    'hand-painted gouache backgrounds with drifting light; simple clean characters in flat tones',
  ],
  [
    'pixar, pixar like, pixar style, disney style, disney pixar, dreamworks',
    'rounded appealing shapes with large readable eyes; soft global illumination and tactile materials; expressions and poses pushed a little past life',
  ],
  [
    'cartoon, cartoon style',
    'simplified exaggerated shapes with a bold contour; expressions readable at a glance',
  ],
  ['caricature', 'two or three features strongly exaggerated, the likeness kept'],
  [
    'pixel art, 8 bit, 16 bit, pixelated',
    'hard square pixels on one fixed grid, no anti-aliasing; a small limited palette with dithering for the shades',
  ],
  [
    'tileset, tile set, tilemap',
    'every tile on the same square grid with edges that join; light from one fixed direction on all tiles',
  ],
  [
    'sprite, sprites, sprite sheet',
    'each figure on the same grid with the same proportions; silhouettes readable at actual size',
  ],
  ['voxel, voxel art', 'built entirely from equal cubes; detail told by block placement and colour alone'],
  ['low poly, lowpoly', 'large flat-shaded facets with crisp edges; no surface texture'],
  [
    '3d render, 3d rendering, 3d illustration, octane render, blender render, c4d',
    'slightly bevelled edges that catch the light; believable materials with soft contact shadows',
  ],
  [
    'claymation, clay animation, plasticine, clay figure, clay style',
    'hand-modelled clay with fingerprints and small dents; a miniature set with real depth of field',
  ],
  [
    'felt, felted, needle felted, needle felt',
    'fuzzy wool fibres and visible stitches; a hand-sewn miniature look',
    'felt like, she felt, he felt, felt hat, felt tip, felt pen, i felt',
  ],
  [
    'crochet, crocheted, amigurumi, knitted',
    'even visible stitches in thick yarn; slightly stuffed rounded forms',
    'sweater, jumper, scarf, hat, cardigan, socks, blanket',
  ],
  ['origami', 'crisp folds and flat planes of paper; fine crease lines and soft shadows between the layers'],
  [
    'paper cutout, paper cut out, papercut, cut paper, paper craft, papercraft, paper collage',
    'layered sheets with clean scissor edges; small real shadows between the layers; visible paper fibre',
  ],
  ['collage, mixed media', 'torn and cut edges of different papers; scale jumps between the pieces'],
  ['stained glass', 'dark lead lines around every piece; glass with bubbles and streaks, lit from behind'],
  ['mosaic', 'small irregular tiles that follow the forms; pale grout lines between them'],
  [
    'embroidery, cross stitch',
    'raised thread that follows the form; the weave of the cloth visible around it',
  ],
  [
    'lego, made of lego, lego style',
    'built from real bricks with visible studs and seams; glossy moulded plastic with tiny scratches',
    'playing, plays, builds, building with, kid, kids, child, shop, store, stepping, steps',
  ],
  [
    'graffiti style, graffiti art, street art, spray paint, stencil art',
    'soft spray edges and a few drips; the texture of the wall showing through',
  ],
  [
    'blueprint style, technical drawing, patent drawing, blueprint',
    'thin exact lines in two weights; even spacing and small dimension marks',
  ],
  ['pop art', 'flat saturated areas, thick outlines and enlarged halftone dots'],
  ['art deco', 'strict symmetry, stepped and sunburst forms; fine parallel lines'],
  ['art nouveau', 'flowing whiplash lines and plant ornament; a decorative frame grown from the same lines'],
  ['bauhaus', 'circles, bars and triangles on a strict grid; asymmetry in exact balance'],
  ['cubist, cubism', 'several viewpoints at once in overlapping facets; a narrow range of tones'],
  [
    'impressionist, impressionism, monet',
    'short separate strokes that mix in the eye; edges dissolved in light',
  ],
  [
    'surreal, surrealist, surrealism, dali',
    'one impossible thing shown with complete realism; clear calm space around it',
  ],
  ['van gogh', 'thick swirling strokes that follow every form; strong complementary contrasts'],
  [
    'renaissance painting, baroque painting, rembrandt, caravaggio',
    'one strong light out of deep shadow; glazed, softly turned forms',
  ],
  [
    'vaporwave, synthwave, retrowave',
    'gridded horizons and hazy gradients; soft scan lines and a slight chromatic fringe',
  ],
  ['cyberpunk', 'dense layers of signs, cables and steam; haze that carries the coloured light'],
  ['steampunk', 'brass, leather and riveted plate; gears and gauges that could really work'],
  ['solarpunk', 'planted terraces, wood and glass grown together; clear bright air'],
  [
    'minimal, minimalist, minimalistic',
    'very few shapes and a large empty area; nothing that could be left out',
    'minimalist house, minimalist room, minimalist interior',
  ],
  [
    'scandi, scandinavian, scandi style, nordic style',
    'pale wood, matt walls and natural linen or wool; few low pieces with floor left free; simple shapes without ornament',
  ],
  [
    'japandi',
    'low pale wood furniture, rough plaster and paper screens; few things with much air around them',
  ],
  [
    'industrial style, industrial loft',
    'exposed brick, raw concrete and black steel; visible pipes and worn timber',
  ],
  [
    'mid century, mid century modern, midcentury',
    'tapered legs, walnut and low long lines; one piece in a strong single tone',
  ],
  ['boho, bohemian style', 'layered rugs and handwoven textiles, rattan and aged wood'],
  [
    'art book, editorial illustration',
    'one clear visual metaphor; limited tones and confident negative space',
  ],
  [
    'concept art, matte painting',
    'large readable value masses with detail only at the focus; atmospheric depth in clear steps',
  ],
  [
    'vintage travel poster, travel poster, retro poster',
    'simplified flat landscape shapes with strong light and shade; slight print grain',
  ],
  [
    '70s photo, photo from the 70s, 70s print, 70s, 1970s, seventies',
    'faded print dyes with a warm cast and lifted blacks; soft lens, visible grain and slightly rounded corners',
    'song, music, cartoon, poster, font, illustration',
  ],
  [
    'old photo, vintage photo, old photograph, vintage photograph',
    'softened lens with grain and lifted blacks; faint creases and wear toward the borders',
  ],
  [
    '50s, 1950s, fifties',
    'saturated dye-transfer look with creamy highlights; posed mid-century composition',
    'song, music, font, black and white',
  ],
  [
    '60s, 1960s, sixties',
    'slightly faded colour film, soft contrast and fine grain',
    'song, music, font, illustration, poster',
  ],
  [
    '80s, 1980s, eighties',
    'bold saturated contrast, a soft diffusion filter and a little film grain',
    'song, music, font, pixel',
  ],
  [
    '90s, 1990s, nineties',
    'slightly muted colour with direct, unpolished contrast, as on consumer equipment of the time',
    'song, music, font, cartoon, anime, vhs',
  ],
  [
    'y2k, 2000s, early 2000s',
    'direct on-camera flash, blown highlights and compact-camera noise',
    'illustration, font',
  ],
  [
    'vhs, vhs look, camcorder footage, home video, analog video, 90s vhs',
    'soft low resolution with bleeding colour and tape noise; faint tracking lines along the bottom edge; 4:3 frame',
    'tape, tapes, cassette, shelf, store',
  ],
  [
    'super 8, 8mm film, 16mm, 16mm film',
    'heavy moving grain, gate weave and small scratches; light leaks at the edge',
  ],
  [
    'polaroid, instant photo, instax',
    'soft focus, low contrast and slightly faded dyes; the square image inside its pale border',
    'holding, wall, camera',
  ],
  [
    '35mm, 35mm film, film photo, film photography, analog photo, analogue photo, kodak, portra, fujifilm, shot on film',
    'fine organic grain, gentle highlight roll-off and natural colour',
  ],
  ['daguerreotype, tintype, wet plate', 'very shallow focus, silvery tones and chemical marks at the edges'],
  ['sepia', 'brown-toned print with soft contrast and slightly vignetted edges', 'ink'],
  [
    'black and white, black and white photo, monochrome photo, b w',
    'a full range from deep black to paper white; contrast carried by texture and light instead of hue',
    'black and white cat, black and white cow, black and white dog, black and white tiles, black and white stripes, black and white floor, black and white penguin, black and white tattoo, black and white suit, black and white dress, black and white logo, logo, icon, striped, panda, zebra, penguins',
  ],
  [
    'film noir, noir, cinematic noir',
    'one hard key and deep unlit areas; slatted or long cast shadows, smoke in the beam',
    'pinot, wine',
  ],
  [
    'cinematic, movie still, film still, film look',
    'motivated light with deep but open shadows; restrained grading and fine grain',
    'noir',
  ],
  [
    'documentary, documentary style, photojournalism, reportage',
    'available light and an unposed moment; life going on at the edges of the frame',
  ],
  [
    'street photography',
    'an unposed instant with layered foreground and background; available light and a little grain',
  ],
  [
    'product shot, product photo, product photography, packshot, cut out, cutout, ecommerce photo, e commerce photo',
    'the product upright and undistorted, label facing the camera, edges crisp enough to cut out; large soft sources with clean controlled reflections',
    'paper, animation, silhouette, shape, collage, wooden, handmade',
    'image',
  ],
  [
    'food photography',
    'shallow focus on the front edge; light from behind and one side to show moisture and steam',
  ],
  [
    'headshot, linkedin photo, profile photo, passport photo',
    'head and shoulders, eyes level with the lens and sharp; soft frontal key, plain unbusy ground',
    'wall, beach, forest, street, office, garden',
  ],
  [
    'scientific illustration, botanical illustration, botanical',
    'every part drawn to true proportion on plain paper; fine stippled and washed shading',
    'garden',
  ],
  [
    'cross section, cross section diagram',
    'one clean vertical cut with each layer in its own clear tone; callouts outside the form, each on a thin straight leader line, none of them crossing',
    'train, building, ship',
  ],
  [
    'coloring page, colouring page, coloring book page',
    'closed even outlines with large open areas; no grey and no shading',
  ],
  [
    'watercolor map, fantasy map, treasure map',
    'hand-inked coastlines and hills in profile; aged paper with a compass rose',
  ],
  ['holographic, iridescent', 'thin-film rainbow shifts that follow every curve'],
  ['double exposure', 'two images merged by their light areas, the outline of one holding the other'],
  ['infrared photo, infrared photography', 'foliage glowing pale, skies nearly black'],
  [
    'x ray',
    'translucent overlapping layers, denser parts brighter, on deep black',
    'doctor, dentist, looking, holding, machine, room',
  ],
  ['glitch, glitch art', 'displaced horizontal slices and channel separation, the main shape still readable'],
]);
