import type { Aspect } from './rows.ts';

const words = (text: string): readonly string[] => text.split(', ');

/** Words that place one thing by another. */
export const placePrepositions = words(
  'in, inside, within, on, onto, at, under, underneath, beneath, over, above, across, along, through, into, between, among, amid, amongst, beside, next to, by, near, around, against, behind, ' +
    'in front of, surrounded, overlooking, atop, below, from, down, up, off, towards, toward, past, beyond',
);

/** What begins like a place and is none: "at night", "in the style of". */
export const placeless = words(
  'at night, at dawn, at dusk, at noon, at midday, at midnight, at sunset, at sunrise, at golden hour, at blue hour, at twilight, in the morning, in the evening, in the afternoon, in the early morning, on a rainy evening, ' +
    'in the rain, in rain, in the fog, in fog, in mist, in the style, in style, in black and white, in color, in colour, in slow motion, in close up, in closeup, in detail, in watercolor, in watercolour, in oil, in pencil, in ink, ' +
    'in pastel, in winter, in summer, in spring, in autumn, in fall, on fire, in love, in motion, in action, in focus, in the shape, in profile, from above, from below, from behind, from the side, from the front, from a distance, from afar, ' +
    'by candlelight, by moonlight, by firelight, up close, close up, at christmas, on halloween, in full bloom, in bloom, in 3d, in the dark, in moonlight, in sunlight, under moonlight, in the sun, at eye level, in the 1920s, in the 1950s, in the 1960s, in the 1970s, in the 1980s, in the 1990s, on a sunny day, on a rainy day, in anime style, in real time, in seconds, in low light, in pieces, in half, in disguise, in costume',
);

/** Those of them behind which the scene itself is: "on the beach", not "near the beach". */
export const insidePrepositions = words(
  'in, inside, within, on, onto, at, through, across, along, into, around, by, beside, under, underneath, beneath',
);

/** Phrases whose words say nothing of how a scene is seen: who looks at the camera, or stands in front of a door. */
export const idle = words(
  'at the camera, at camera, into the camera, to camera, to the camera, in front of, front door, front yard, front row, front garden, close friend, close friends, a camera, old camera, camera crew, film crew, camera in hand, side by side, front of, behind the counter, next to the camera, whole family, whole city, whole town, product shot, near miss, into a pan, in a pan, in the pan, into the pan, frying pan, from the pan, hot pan, pan with, train tracks, race track, railway tracks, the tracks',
);

/** Words by which a text says something about an aspect; several words count as one. What is in doubt is listed. */
export const aspectWords: Readonly<Record<Aspect, readonly string[]>> = {
  light: words(
    'light, lights, lighted, lit, fire, fireplace, fire pit, flame, flames, lava, headlights, streetlight, fairy lights, lighting, backlit, backlight, sunlight, sunlit, sun, sunny, sunshine, daylight, shadow, shade, shady, glow, glowing, ' +
      'neon, lamp, lantern, candle, candlelight, candlelit, moonlight, moonlit, moon, spotlight, floodlight, bright, brightly, ' +
      'dark, darkness, dim, dimly, gloomy, golden hour, blue hour, sunset, sunrise, dawn, dusk, twilight, silhouette, night, nighttime, ' +
      'noon, midday, midnight, overcast, torch, bonfire, campfire, flash, luminous, shining, shines, gleaming, sparkling, ' +
      'chiaroscuro, high contrast, low key, high key, rim, ray, beam, fireworks, starry, starlight, fluorescent, led, daytime, evening, morning, strobe, bioluminescent, illuminated, lightning, aurora, northern lights, eclipse, dimmed, glowed, shone, timelapse, time lapse, hyperlapse, hologram, x ray, thermal, infrared, night vision, underwater, under water, under ice, diver, freediver, scuba, aquarium, coral reef, deep sea, seabed, ocean floor, seamless texture, tileable, pbr, nebula, galaxy, milky way, supernova, outer space, night sky, starfield, ' +
      // Flat prints and few colors take no light.
      '1 color, 1 colour, 2 color, 2 colour, 3 color, 3 colour, 4 color, 4 colour, 5 color, 5 colour, 6 color, 6 colour, one color, one colour, two color, two colour, three color, three colour, four color, four colour, five color, five colour, six color, six colour, single color, single colour, spot color, spot colour, few colors, few colours, limited colors, limited colours, limited palette, limited color palette, flat color, flat colour, flat tones, duotone, ' +
      't shirt print, tshirt print, tee print, shirt print, t shirt design, tshirt design, hoodie print, sweatshirt print, hoodie design, tote print, tote bag print, tote bag design, mug print, mug design, cap print, apron print, towel print, rubber stamp, vinyl decal, car decal, window decal, wall decal, embroidery design, embroidery motif, embroidered patch, iron on transfer, iron on patch, enamel pin, screen print, screenprint, silkscreen, embroidery, cross stitch, decal, stencil, riso, risograph, cut file, svg, die cut',
  ),
  time: words(
    'day, daytime, night, nighttime, morning, afternoon, evening, noon, midday, midnight, dawn, dusk, twilight, sunset, sunrise, ' +
      "golden hour, blue hour, o'clock, tonight, moonlit, moonlight, starry, late, early",
  ),
  weather: words(
    'rain, rainy, raining, snow, snowy, snowing, snowfall, storm, stormy, fog, foggy, mist, misty, cloud, cloudy, overcast, sunny, wind, windy, ' +
      'breeze, thunder, thunderstorm, lightning, hail, blizzard, hurricane, tornado, haze, hazy, frost, frosty, icy, drizzle, wet, dry, heat, humid, sunshine, sun, rainbow',
  ),
  season: words(
    'spring, summer, autumn, autumnal, fall landscape, fall leaves, fall foliage, in fall, winter, wintry, christmas, xmas, halloween, easter, thanksgiving, new year, ' +
      'january, february, march, april, june, july, august, september, october, november, december',
  ),
  view: words(
    'close up, closeup, close, closely, macro, wide shot, wide angle, wide, long shot, aerial, bird eye, birds eye, bird view, from above, from below, from behind, ' +
      'from the side, from the front, from a distance, from afar, far away, top view, topdown, top down, overhead, view, viewed, seen from, pov, point of view, first person, eye level, low angle, ' +
      'high angle, angle, angled, shot, profile, facing, front, full body, full length, half length, headshot, bust, three quarter, isometric, panorama, panoramic, ' +
      'cross section, perspective, flat lay, knolling, looking up, looking down, looking at, frame, framed, framing, cropped, crop, zoomed, zoom, lens, mm, fisheye, drone, footage, selfie, portrait, ' +
      'over the shoulder, medium shot, ground level, near, distant, filling, back of, side of, head of, face of, satellite, dolly, shoulder, height, low down, behind, table height, knee height, waist up, chest up, level with, edge to edge, whole, below, nebula, galaxy, milky way, supernova, starfield, seen through, filmed through, viewed through, shot through',
  ),
  camera: words(
    'rotating shot, circling shot, spinning shot, turning shot, flying shot, rising shot, sliding shot, gliding shot, moving shot, floating shot, sweeping shot, swooping shot, spin around, shots, scenes, quick cuts, fast cuts, cut, walkthrough, walk through, walking through, driving through, flying through, tour, dashcam, phone style, slideshow, split screen, wide to close, close to wide, wide shot to, from wide, from close, cuts on, camera, pan, panning, tilt, tilting, zoom, zooming, zooms in, dolly, tracking shot, tracks, track, orbit, orbits, orbiting, circles around, circling around, crane shot, handheld, ' +
      'steadicam, gimbal, drone, static shot, static camera, fixed, push in, pull back, pull out, pushes in, pulls back, follow, follows, following, fly through, flythrough, ' +
      'flyover, hyperlapse, one take, cut to, cuts, montage, pov, point of view, first person, moving vehicle, arc, arcs, glides, drifts, helmet cam, helmet camera, action cam, action camera, body cam, chest cam, trail cam, webcam, doorbell camera, baby monitor, aerial, whip pan, selfie, dashcam, cctv, from above, top view, gopro, bodycam',
  ),
  colour: words(
    'color, color, colored, colored, colorful, colorful, colors, colors, palette, red, orange, yellow, green, blue, purple, violet, pink, magenta, brown, black, white, gray, ' +
      'gray, gold, golden, silver, turquoise, teal, cyan, beige, cream, ivory, navy, crimson, scarlet, maroon, olive, lime, indigo, lavender, peach, coral, amber, ochre, ' +
      'bronze, copper, pastel, cctv, security camera, surveillance, night vision, vhs, infrared, thermal, monochrome, monochromatic, black and white, sepia, rainbow, neon, vivid, vibrant, muted, saturated, desaturated, multicolored, multicoloured, tint, gradient, hue, tone, toned, ' +
      'earthy, sandy, rust, rosy, blonde, redhead, emerald, burgundy, mint, ultramarine, sienna, umber, khaki, mustard, tawny, tones, shades, grayscale, greyscale, ink, pencil, charcoal, chalk, chalkboard, blackboard, engraving, etching, woodcut, linocut, blueprint, stencil, line art, lineart, line drawing, coloring page, colouring page, coloring book, silhouette, noir, manga, x ray, white background, black background, henna, stamp, gray, grey, greys, colourful, colour, colours, coloured',
  ),
  count: words(
    'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, dozen, hundred, thousand, million, many, several, few, couple, pair, ' +
      'crowd, crowded, group, herd, flock, swarm, both, single, lone, alone, solitary, multiple, countless, lots, pile, row, army, twins, trio, duo, half, twice, double, collection, stack',
  ),
  scale: words(
    'tiny, small, little, miniature, mini, micro, giant, huge, enormous, massive, gigantic, towering, colossal, oversized, large, big, vast, tall, bigger, smaller, larger, life size, macro, towers',
  ),
  medium: words(
    'photo, photograph, photography, photorealistic, photorealism, photographic, realistic, realism, painting, painted, paint, oil painting, watercolor, watercolour, acrylic, gouache, ' +
      'drawing, drawn, sketch, sketched, cartoon, comic, anime, manga, illustration, illustrated, render, rendered, rendering, 3d, cgi, vector, pixel art, pixel, ' +
      'pencil, charcoal drawing, charcoal sketch, crayon, ink, pastel, pastels, engraving, etching, woodcut, linocut, lithograph, print, screenprint, fresco, mural, mosaic, stained glass, collage, papercut, origami, ' +
      'sculpture, claymation, clay, lego, voxel, low poly, isometric, line art, lineart, doodle, caricature, graffiti, concept art, digital art, artwork, art, ' +
      'clip art, clipart, silhouette, blueprint, embroidery, tapestry, ukiyo e, cubism, cubist, impressionist, impressionism, surreal, surrealist, ' +
      'pop art, art deco, art nouveau, bauhaus, baroque, renaissance, minimalist, minimalistic, minimal, abstract, style, in the style of, polaroid, dslr, chalk, chalkboard, blackboard, stencil, halftone, brush, film still, film, 35mm, hdr, ' +
      'vintage photo, animation, animated, cinematic, documentary, stop motion, vhs, hand drawn, storybook, pixar, disney, ghibli, unreal engine, octane, blender, cel shaded, hieroglyphics, manuscript, flat design, schematic, canvas',
  ),
  material: words(
    'made of, made out of, made from, made entirely, wooden, wood, stone, marble, granite, metal, metallic, chrome, steel, iron, glass, crystal, paper, cardboard, plastic, rubber, fabric, ' +
      'knitted, crochet, crocheted, felt, wool, plush, stuffed, toy, doll, robot, robotic, mechanical, cyborg, lego, clay, porcelain, ceramic, statue, sculpture, figurine, balloon, inflatable, ' +
      'origami, leather, ice, snowman, chocolate, skeleton, ghost, holographic, transparent, translucent, golden, silver, bronze, copper, concrete, bamboo, cheese, gingerbread, puppet, mahogany, oak, brick, corn, cake, bread, candy, smoke, costume, suit, bust',
  ),
  place: [
    ...placePrepositions,
    ...words(
      'background, scene, landscape, room, street, studio, underwater, sky, where, everywhere, studio shot, cityscape, seascape, scenery, interior, exterior, outside, outdoors, indoors, indoor, outdoor',
    ),
  ],
  background: words(
    'background, backdrop, isolated, transparent, on white, on black, plain, wall, wallpaper, surface, blank, backgrounds, blurred, scenery, bokeh, seamless, cut out, cutout, behind',
  ),
  people: words(
    'person, people, man, woman, boy, girl, child, kid, baby, men, women, children, lady, gentleman, guy, hand, finger, crowd, family, couple, wrist, cheek, someone, ' +
      'nobody, no one, human, friends, worker, passer, passerby, bystander, eyebrows, freckles',
  ),
  text: words(
    'word, text, letter, lettering, letters, callout, leader line, annotation, says, saying, reads, written, inscription, label, caption, title, headline, slogan, quote, typography, type, font, sign, signage, logo, ' +
      'alphabet, number, numeral, digit, watermark, headline, name, tagline, written, writing',
  ),
  mood: words(
    'upbeat, fast paced, fast cuts, quick cuts, happy, happily, joyful, cheerful, sad, sadly, melancholic, melancholy, lonely, calm, peaceful, serene, tranquil, quiet, cozy, cosy, warm, cute, adorable, scary, spooky, eerie, creepy, horror, dark, ' +
      'dramatic, epic, angry, furious, romantic, dreamy, dreamlike, whimsical, magical, mysterious, mystical, moody, nostalgic, funny, playful, energetic, tense, serious, solemn, elegant, luxurious, ' +
      'luxury, festive, smiling, laughing, crying, smile, gloomy, hopeful, majestic, gothic, ominous, menacing, friendly, fierce, fun, sinister, surreal, relaxing, futuristic, cyberpunk, steampunk, mood, atmosphere, vibe',
  ),
  pose: words(
    'sitting, sits, standing, stands, lying, lies, kneeling, kneels, crouching, leaning, leans, posing, pose, resting, rests, perched, upside down, looking, looks, stares, staring, facing, holding, ' +
      'holds, wearing, wears, dressed, hanging, hangs, floating, stretching, bending, curled, asleep, eyes closed, arms, hands, legs, head, tail, ears, eyes, wings, mouth, curled up, lifted, turned, carrying, doing, gazes, gaze, glance, glances',
  ),
  composition: words(
    'seamless texture, tileable, pbr, white paper, bare paper, blank paper, untouched paper, white space, blank space, open space, whitespace, art deco, bauhaus, mandala, minimalist, minimal, centered, centred, center, centre, border, borders, bordered, space, spacing, spread, spaced, room for, room on, leave room, edge to edge, full bleed, square crop, close together, far apart, arranged, spread out, half, symmetrical, symmetry, symmetric, left, right, foreground, middle, corner, negative space, empty space, copy space, rule of thirds, diagonal, off center, margin, ' +
      'split, side by side, side, triptych, grid, layout, layered, leading, reflection, composition, framed, frame, top, bottom, arranged, thirds, third, opposite, foreground',
  ),
  focus: words(
    'blur, blurred, blurry, bokeh, focus, focused, depth of field, shallow depth, shallow, out of focus, in focus, lens, aperture, f1, mm, sharp, macro, tilt shift, soft focus, motion blur, sharpness, crisp, out of focus',
  ),
  pace: words(
    'slow, slowly, slow motion, in seconds, in a second, in minutes, in seconds, in a second, in minutes, slowmo, fast, quick, quickly, rapidly, time lapse, timelapse, speed, sped, hyperlapse, real time, sudden, suddenly, frozen, freeze, gradually, loop, looping, boomerang, gently, steadily, unhurried, abruptly',
  ),
  sound: words(
    'sound, sounds, audio, music, musical, song, singing, sings, voice, voiceover, narrator, narration, says, said, saying, speaks, speaking, talks, dialogue, whispers, shouts, silent, silence, mute, muted, noise, noises, hum, humming, ' +
      'sfx, ambient, soundtrack, hears, hear, roar, roars, barking, barks, asmr, noiseless',
  ),
  era: words(
    'vintage, retro, ancient, medieval, victorian, 1800s, 1900s, 1910s, 1920s, 1930s, 1940s, 1950s, 1960s, 1970s, 1980s, 1990s, 2000s, 20s, 30s, 40s, 50s, 60s, 70s, 80s, 90s, century, antique, old fashioned, ' +
      'futuristic, future, prehistoric, modern, contemporary, historic, historical, renaissance, roman, egyptian, viking, post apocalyptic, cyberpunk, steampunk',
  ),
  detail: words(
    'art deco, art déco, art nouveau, jugendstil, baroque, rococo, victorian, detail, details, detailed, intricate, intricately, ornate, ornament, ornaments, ornamental, decorated, decorative, simple, simply, simplified, simplistic, plain, plainly, minimal, minimalist, minimalistic, clean, sleek, busy, elaborate, complex, fine, finely, delicate, refined, complicated, sparse, basic, cluttered, messy, subtle, hyperdetailed, hidden object, lots of',
  ),
  line: words(
    'line, lines, lined, linework, stroke, strokes, outline, outlines, outlined, contour, contours, ink, inked, bold, thick, thin, fine, heavy, light weight, flat, rounded, round, circular, angular, geometric, geometry, organic, sharp edges, curvy, curved, flowing, hatching, stencil, coloring page, colouring page, pixel, blocky, chunky, hand drawn, handwritten, brush, script',
  ),
  tone: words(
    'cctv, security camera, surveillance, dashcam, bodycam, night vision, vhs, found footage, candlelight, candlelit, by candle, firelight, torchlight, chiaroscuro, soft, softly, pale, bright, brightly, dark, light colors, light tones, faded, washed, washed out, foggy, fog, mist, misty, hazy, haze, bold, vivid, vibrant, muted, saturated, desaturated, contrast, high contrast, contrasting, pastel, pastels, dull, subtle, gentle, moody, low key, high key, gradient, gradients, neon, fluorescent, transparent, translucent, grayscale, greyscale',
  ),
  distance: words(
    'close up, closeup, close ups, close, closely, closer, macro, wide, wider, wide shot, wide angle, long shot, far, far away, farther, from afar, from a distance, distance, distant, aerial, drone, full body, full length, half length, headshot, portrait, bust, panorama, panoramic, near, detail of, telephoto, long lens, zoom, zoomed, selfie, waist up, chest up, cropped, crop, fills the, filling, mm, 85mm, 50mm, 35mm, 24mm, medium shot, establishing shot, satellite, flyover, first person, pov, point of view, through the eyes, gopro, bodycam, dashcam, over the shoulder, helmet cam, helmet camera, action cam, action camera, body cam, chest cam, trail cam, webcam, doorbell camera, baby monitor, from inside, seen through, seamless texture, tileable, pbr, pushes in, push in, pulls back, pull back, edge to edge, extreme',
  ),
  crowd: words(
    'market, bazaar, flea market, junk, concert, orchestra, traffic, rush hour, parade, battle, riot, protest, crowd, crowds, crowded, packed, full of, filled with, dense, densely, busy, bustling, cluttered, messy, lots of, many, hundreds, thousands, swarm, everywhere, covered in, covered with, piled, jungle, festival, splashing, everything',
  ),
  lively: words(
    'colorful, colourful, multicolored, multicoloured, rainbow colors, fireworks, firework, funfair, fairground, village fair, county fair, street fair, parade, street party, happy, happily, joyful, cheerful, funny, fun, festive, playful, energetic, energy, dynamic, lively, wild, crazy, chaotic, hectic, dramatic, epic, angry, furious, fierce, party, carnival, circus, festival, celebration, exciting, action, scary, spooky, horror, eye catching, tropical, kids, children, toddler, summery, psychedelic, 70s, 80s',
  ),
  quiet: words(
    'sad, melancholic, melancholy, lonely, calm, peaceful, serene, tranquil, quiet, moody, gloomy, mysterious, dreamy, dreamlike, ethereal, ghostly, eerie, creepy, spooky, dark, noir, soft, gentle, tender, delicate, subtle, muted, foggy, misty, hazy, faded, old photo, vintage, antique, somber, sombre, minimal, minimalist, stormy, overcast, grey sky, rainy, funeral, memorial, mourning, elegant, serious, natural, realistic',
  ),
};

/** Words after which a thing is not there. */
export const absenceWords = words(
  'no, without, without any, free of, devoid of, with no, minus, not any, nor',
);

/** Ways of asking for a picture or clip that say nothing of what is in it. */
export const leadIns = {
  verbs: words(
    'create, generate, make, draw, design, produce, render, show, give, imagine, visualize, visualise, please, kindly, can you, could you, would you, i want, i want you to, i need, i need you to, ' +
      "i would like, i'd like, we need, we want, help me, show me, give me, make me, draw me, create me, generate me, me, us, to see, to create, to make, to have, to generate, to get, for me, looking for, i am looking for, can i get, can i have, let's see, hi, hello, let us make",
  ),
  things: words(
    'image of, picture of, pic of, images of, pictures of, visual of, video of, clip of, video clip of, footage of, short video of, short clip of, image showing, picture showing, video showing, clip showing, ' +
      'image with, picture with, video with, image where, picture where, video where, video in which, image in which, picture in which, image about, picture about, video about, scene of, scene showing, ai image of, nice picture of, beautiful picture of, beautiful image of, high quality image of, ' +
      'stunning image of, visualization of, depiction of, image depicting, picture depicting, video depicting',
  ),
} as const;

/** Words between a container or a measure and what it holds: "a bowl of soup" is soup. */
export const holders = words(
  'headshot of, head shot of, bowl of, cup of, mug of, glass of, plate of, slice of, piece of, pile of, heap of, stack of, basket of, bottle of, box of, jar of, bucket of, bag of, bunch of, group of, herd of, flock of, pack of, pair of, couple of, collection of, ' +
    'family of, row of, set of, crowd of, swarm of, school of, kind of, sort of, type of, lot of, bouquet of, loaf of, pot of, tray of, view of, side of, top of, back of, scene of, closeup of, close up of, shot of, aerial view of, half of, drop of, lots of, ' +
    'time lapse of, timelapse of, slow motion of, slow motion footage of, drone footage of, painting of, photo of, photograph of, drawing of, sketch of, illustration of, cartoon of, render of, portrait of, rendering of, picture of, image of, video of, footage of',
);

/** Verbs that open a wish to change a picture that exists. */
export const editVerbs = words(
  'bring back, bring out, get rid of, take out, take away, remove, replace, change, delete, erase, add, swap, retouch, restore, colorize, colourise, upscale, edit, crop, blur, turn, convert, fix, enhance, mend, repair, steady, stabilise, stabilize, brighten, darken, lighten, sharpen, clean up, straighten, cut out, trim, slow down, speed up, colour in, color in, colorise, colourize, recolor, recolour, unblur, denoise, extend, uncrop, declutter, make it, make the, make my, make this, make her, make him',
);

/** Words besides prepositions and verbs at which the name of the main thing ends. */
export const nameEnds = words(
  'wearing, made, covered, filled, dressed, next, near, under, behind, above, below, against, inside, along, surrounded, sat, full, having, across, beside, among, towards, toward, down, up, off, just, then, has, have, being, been, gets, got, comes, coming, goes, going, that, which, who, while, where, whose, so, set',
);

/** Words behind which "no" says what something lacks: "has no other ink". */
export const holdingWords = words('has, have, had');

/** Words that end what is to be absent; any other end narrows it, and "no trees with leaves" is not "no trees". */
export const absenceEnds = words(
  'and, or, but, no, not, nor, nothing, nobody, none, without, just, so, then, because, if, please, is, are, it, we, i, ' +
    'he, she, they, you, this, that, there, everyone, everybody, someone, does, do, did, was, were, has, have, had, will, would, can, could, should, must, may, since, as, for, when, where, while, until, pls, plz, thanks, thx, ty, possible, needed, allowed, anywhere, anymore, whatsoever, ever, at',
);

/** Words that hand a thing to the main one: what follows belongs to it and is no second subject. */
export const attributeWords = words(
  'with, no, without, wearing, holding, carrying, dressed in, in, made of, made out of, and its, covered in, full of, like',
);

/** The most telling words of other languages, by aspect. What is in doubt is listed. */
export const foreignWords: Readonly<Partial<Record<Aspect, readonly string[]>>> = {
  light: words(
    'nacht, licht, sonne, sonnenuntergang, sonnenaufgang, abend, morgen, dunkel, hell, mond, kerze, schatten, nuit, lumière, soleil, soir, matin, sombre, lune, bougie, ombre, noche, luz, sol, atardecer, amanecer, oscuro, luna, vela, ' +
      'noite, pôr do sol, amanhecer, escuro, lua, notte, luce, sole, tramonto, alba, buio, candela, zon, avond, ochtend, donker, maan, kaars, noc, światło, słońce, wieczór, zachód, wschód, ciemny, księżyc, natt, ljus, sol, solnedgång, kväll, måne, mörk, nachts, abends, morgens, zeitraffer, cámara rápida, versneld, film poklatkowy, unterwasser, unter wasser, sous l’eau, sous marin, sous marine, submarino, submarina, bajo el agua, sott’acqua, subaquático, subaquática, debaixo d’água, onder water, pod wodą, under vattnet, undervatten, nahtlose textur, kachelbar, sans raccord, sin costuras, senza giunte, sem emendas, naadloze, bezszwowa, bezszwowy, sömlös, neon, nebel, regen, sturm, pluie, brouillard, lluvia, niebla, chuva, pioggia, nebbia, mist, deszcz, mgła, regn, dimma',
  ),
  view: words(
    'nahaufnahme, von oben, von unten, von hinten, weitwinkel, luftaufnahme, vogelperspektive, porträt, gros plan, vue de dessus, vue aérienne, de près, plan large, portrait, primer plano, desde arriba, vista aérea, retrato, plano general, ' +
      'close, de cima, dall alto, primo piano, ritratto, veduta, van boven, dichtbij, portret, luchtfoto, z góry, zbliżenie, z lotu ptaka, uppifrån, närbild, porträtt, flygbild, blick, aussicht, vista, vue, widok, utsikt, kamera, caméra, cámara, câmera, telecamera',
  ),
  distance: words(
    'ego perspektive, egoperspektive, ich perspektive, première personne, vue subjective, primera persona, prima persona, in soggettiva, primeira pessoa, eerste persoon, pierwszej osoby, förstaperson, första person, nahtlose textur, kachelbar, sans raccord, sin costuras, senza giunte, sem emendas, naadloze, bezszwowa, bezszwowy, sömlös',
  ),
  medium: words(
    'foto, zeichnung, gemälde, aquarell, ölgemälde, skizze, illustration, comic, dessin, peinture, aquarelle, photo, croquis, dibujo, pintura, acuarela, fotografía, fotografia, desenho, aquarela, disegno, pittura, acquerello, dipinto, tekening, schilderij, aquarel, rysunek, obraz, akwarela, zdjęcie, teckning, målning, akvarell, stil, style, estilo, stile, stijl, logo, poster, plakat, affiche, cartel, manifesto, icon, symbol',
  ),
};

/** Aspects that a phrase of ours decides by its own words; the rest follows from its place in the row. */
export const aspectsTold: readonly Aspect[] = [
  'light',
  'time',
  'weather',
  'season',
  'colour',
  'people',
  'text',
  'era',
  'sound',
  'focus',
  'pace',
];

/** Those that a look decides too where its words speak of them. */
export const aspectsFramed: readonly Aspect[] = ['view', 'camera', 'composition', 'background'];

/** Those that a variation takes as decided where a look that the person named speaks of them. */
export const aspectsOfLooks: readonly Aspect[] = [
  'light',
  'colour',
  'focus',
  'pace',
  'camera',
  'detail',
  'line',
  'tone',
  'lively',
  'quiet',
];
