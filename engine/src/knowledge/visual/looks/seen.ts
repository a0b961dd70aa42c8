import { looksOf } from './look.ts';

/** Light, weather, hours and moods that a goal names. */
export const lit = looksOf('lit', [
  [
    'window light, light from the window, light through the window',
    'soft directional daylight that falls off gradually across the frame; the far side left in gentle shadow',
  ],
  [
    'golden hour, sunset light, late sun, sunset, sunrise',
    'very low warm sun, long soft shadows and glowing edges',
    'neon, indoors, forge, wallpaper, watercolor, watercolour, logo, pixel, vector, flat, named, called',
  ],
  [
    'blue hour, dusk, twilight',
    'even cool sky light with the first warm lights just balanced against it',
    'zone, princess, indoors, logo',
  ],
  [
    'backlit, backlight, back lit, contre jour',
    'a bright rim around the outline, the near side kept just readable',
  ],
  ['rim light, rim lit, rim lighting', 'a thin bright edge that parts the subject from a darker ground'],
  [
    'hard light, harsh light, direct flash, on camera flash, flash photo',
    'crisp dark shadows and strong local contrast',
  ],
  ['soft light, softbox, diffused light', 'broad, wrapping light with barely visible shadow edges'],
  ['low key lighting, low key light, low key photo', 'mostly deep tones with one controlled bright area'],
  [
    'high key lighting, high key light, high key photo',
    'bright even tones with almost no shadow, detail kept in the highlights',
  ],
  [
    'chiaroscuro, dramatic lighting, dramatic light',
    'one strong source from the side, deep shadow, a short transition between them',
  ],
  [
    'candlelight, candlelit, by candlelight',
    'a small warm source near the middle, brightness falling off quickly into soft darkness',
  ],
  [
    'firelight, campfire, bonfire',
    'warm flickering light from below, quickly lost in the dark behind',
    'logo, app, sale, ban',
  ],
  [
    'neon, neon light, neon lights, neon lit, 80s neon',
    'magenta and cyan from opposite sides, mixing in the shadows and mirrored in every shiny surface',
    'sign, logo, green, pink, yellow, orange, tetra, colors, colours, jacket, vest, shoes',
  ],
  [
    'moonlight, moonlit, full moon',
    'thin cool light from high behind, silver edges and near-black shadows',
    'logo, cake',
  ],
  [
    'starry night, milky way, starry sky, under the stars',
    'fine pinpoint stars, dense toward the band of the galaxy, the land in near silhouette',
    'van gogh, projector, logo, wallpaper pattern',
  ],
  [
    'god rays, sun rays, light rays, sunbeams, volumetric light',
    'visible shafts of light through dust or mist, strongest near the source',
  ],
  [
    'fog, foggy, mist, misty',
    'each layer paler than the one before it, the farthest nearly lost',
    'machine, logo, mirror, glasses, brain',
  ],
  [
    'rain at night, rainy night, night in the rain, at night in the rain',
    'streaks visible only where a source lights them, wet surfaces repeating every light',
  ],
  [
    'rain on a window, rain on the window, rain on a cafe window, rain on window, raindrops on window, rain on glass, raindrops on a window, raindrops on the window',
    'drops gather, join and run in crooked lines; the lights beyond the glass as soft out-of-focus discs',
    'day, morning',
  ],
  [
    'underwater',
    'rippling shafts of light from the surface, colour fading to blue with depth, fine drifting particles',
    'logo, hotel, restaurant, cave',
  ],
  [
    'aurora, northern lights, aurora borealis',
    'tall folded curtains with a brighter lower edge, faintly reflected below',
    'named, called',
  ],
  [
    'cosy, cozy, hygge',
    'small warm pools of light with soft shadow around them',
    'sunny, daylight, logo, poster, flyer, snow globe, bright, village, text',
  ],
  [
    'eerie, creepy, spooky, haunting, unsettling, horror',
    'most of the frame in low, uneven light, one thing almost but not quite visible',
    'cute, funny, kids, children, logo, poster, flyer, cartoon, party',
  ],
  [
    'dreamy, ethereal, dreamlike',
    'soft bloom around the lights and low contrast in the distance',
    'logo, pillow',
  ],
  [
    'moody, gloomy, melancholic, melancholy',
    'low overall brightness with one restrained highlight, subdued contrast',
    'logo',
  ],
]);

/** What a named frame, viewpoint or lens brings; and what a named use asks of the layout. */
export const lens = looksOf('lens', [
  [
    'epic',
    'a very large difference in scale, seen from low down, the sky or space above left open',
    'logo, fail, games, text, poster, close up, portrait, top down, aerial, drone',
  ],
  [
    'bokeh, blurred background, blurry background, shallow depth of field',
    'a wide aperture with one exact plane of focus; points of light behind as soft round discs',
  ],
  [
    'macro, macro shot, macro photo, extreme close up',
    'life-size or larger, a few millimetres sharp and the rest melting away; the smallest surface structure readable',
    'economics, economy, keyboard',
  ],
  [
    'fisheye, fish eye, fisheye lens',
    'straight lines bowed outward around the centre, the nearest thing exaggeratedly large; the camera low and very near',
    'soup',
  ],
  ['wide angle, ultra wide', 'strong depth, near things large, verticals kept upright at the centre'],
  ['telephoto, long lens, 200mm, 400mm', 'distance compressed into flat layers, a shallow plane of focus'],
  [
    'tilt shift',
    'a narrow sharp band across the middle, blur above and below, so that everything looks like a miniature',
  ],
  [
    'long exposure',
    'everything that moves drawn into smooth trails, everything fixed razor sharp',
    undefined,
    'image',
  ],
  [
    'motion blur, panning shot',
    'the surroundings streaked along the direction of travel, the subject itself readable',
  ],
  [
    'light painting, light trails',
    'continuous glowing lines in a dark frame, the surroundings fixed and sharp',
  ],
  [
    'isometric',
    'a true isometric angle with parallel edges and no vanishing point; the same scale from front to back',
    'exercise, muscle',
  ],
  [
    'flat lay, knolling',
    'camera exactly overhead, things parallel or at right angles, even gaps between them',
  ],
  [
    'top down, topdown, top down view, from directly above',
    'an exactly vertical view with no horizon and one consistent scale',
    'approach, management, flat lay, convertible',
  ],
  [
    'bird s eye view, birds eye view, aerial, aerial view, aerial shot, drone shot, drone photo, drone view',
    'ground patterns, paths and shadows readable from the air; small familiar things giving the scale',
  ],
  [
    'low angle, worm s eye view, from below',
    'the camera near the ground, looking up, verticals converging slightly',
  ],
  [
    'over the shoulder',
    'the near shoulder soft and large at the edge of the frame, focus on what lies beyond',
  ],
  [
    'pov, point of view, first person view',
    'the lens at eye height, nothing of the viewer seen but hands at the lower edge',
  ],
  [
    'silhouette, silhouettes',
    'one pure dark shape with a clear outline against a clean bright ground',
    'logo, dress',
  ],
  [
    'panorama, panoramic photo, panoramic view',
    'a very wide, level horizon with interest carried from edge to edge',
  ],
  ['dutch angle', 'a clearly tilted horizon, the diagonals driving the tension'],
  [
    'phone wallpaper, mobile wallpaper, lock screen, iphone wallpaper, phone background',
    'the subject in the lower half, the top third calm and even for the clock',
    'top, above, over a',
  ],
  ['desktop wallpaper, desktop background', 'interest on one side, large calm areas where icons lie'],
  [
    'youtube thumbnail, thumbnail',
    'one large subject, strong contrast and few details, clear at the size of a stamp; the lower right corner free for the time stamp',
  ],
  [
    'banner, website header, hero image, web banner, youtube banner, linkedin banner',
    'the subject to one side, an even calm area beside it',
    'holding, holds, hanging, waving, protest, parade, wall',
  ],
  [
    'instagram story, story for instagram, insta story',
    'everything important inside the middle, top and bottom edges kept free for the interface',
    'video, clip',
  ],
  ['app icon', 'one bold shape that fills most of the square, no fine detail, the corners left free'],
  [
    'poster, event poster, flyer',
    'title largest, then date and place, small facts last, each readable in one glance; generous even margins',
    'travel poster, movie poster, film poster, no text, without words, no words, without text, photo of, wall, hanging, vintage travel poster, retro poster, propaganda, holding, looking, room, bedroom, behind, street',
  ],
  [
    'greeting card, birthday card, christmas card, invitation, wedding invitation',
    'the words given a calm area of their own, the picture drawn around them; even margins inside the trim',
    'holding, reading, table, envelope, no text, without words, photo',
    'image',
  ],
  ['album cover', 'one image bold enough to hold at thumbnail size, corners uncluttered', undefined, 'image'],
  ['book cover', 'a single telling image with a calm, high-contrast area for the title', undefined, 'image'],
  [
    'seamless pattern, repeat pattern, repeating pattern',
    'motifs spread evenly without visible rows; every edge continuing on the opposite side',
    undefined,
    'image',
  ],
  [
    'character sheet, turnaround, character turnaround',
    'front, side and back at the same height and scale on a plain ground',
    undefined,
    'image',
  ],
  [
    'infographic',
    'a clear reading order, one fact to each block, even gaps and one icon style',
    undefined,
    'image',
  ],
  ['mascot', 'a simple silhouette told at a glance, one expression, few tones', undefined, 'image'],
  [
    'tattoo, tattoo design',
    'clean lines that stay apart when they age, open skin between the dark areas',
    'man, woman, guy, girl, arm, artist, sleeve',
    'image',
  ],
  [
    'sticker, die cut sticker',
    'one compact shape with an even border all round, nothing thin or separate',
    'bumper, small on a sticker, on a sticker, logo, laptop, car, helmet',
    'image',
  ],
]);
