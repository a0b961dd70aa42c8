import type { Surroundings } from './rows.ts';

const words = (text: string): readonly string[] => text.split(', ');

/** Times and weather that a goal names, and what they do to a picture. */
export const conditions: Readonly<Record<string, Surroundings>> = {
  night: {
    words: words('night, at night, nighttime, midnight, tonight, late night, night time'),
    lights: [
      'deep shadow, bright only where a lamp, a window or the moon would be',
      'cold skylight from above, a small warm source far off',
      'light only from sources inside the picture, edges picked out of darkness',
      'a single pool of brightness in a large dark frame',
    ],
    sound: 'night quiet, far traffic',
  },
  neon: {
    words: words('neon, neon lights, neon light, cyberpunk'),
    lights: [
      'two opposing coloured sources, magenta from one side and cyan from the other, mixing in the shadows',
      'tubes mirrored in every wet and polished surface',
      'one dominant tube overhead, deep blacks around',
      'thin haze that carries the colour through the air',
    ],
  },
  sunset: {
    words: words(
      'sunset, sunrise, golden hour, dusk, dawn, twilight, evening sun, setting sun, rising sun, blue hour, at sundown',
    ),
    where: 'outdoors',
    lights: [
      'very low light from the side, long shadows across the ground, the far side of everything cool',
      'light straight from behind, edges glowing and forms half dark',
      'soft even light after the disc is gone, the upper air still luminous',
      'light reflected back from high clouds, hardly any shadow',
    ],
    sound: 'air cooling, a last bird',
  },
  rain: {
    words: words('rain, rainy, raining, in the rain, rainstorm, drizzle, monsoon'),
    where: 'outdoors',
    detail:
      'fine streaks against the darker parts, drops hanging from edges, ground turned into a broken mirror',
    lights: [
      'soft grey light from above with bright reflections below',
      'light through a break in the clouds behind, every drop lit',
      'lamps and windows smeared in the wet ground',
      'dim even light, only wet edges shining',
    ],
    sound: 'steady drops',
  },
  snow: {
    words: words('snow, snowy, snowing, snowfall, blizzard, winter, wintry, in the snow'),
    where: 'outdoors',
    detail: 'large flakes at different distances, softened edges on everything, a few tracks',
    lights: [
      'diffuse light from all sides, bright and open, faint blue shadows',
      'low sun across the surface, each ridge with a blue shadow',
      'dim blue air with one warm window or lamp',
      'flat pale light, forms told by outline only',
    ],
    sound: 'muffled quiet',
  },
  fog: {
    words: words('fog, foggy, mist, misty, haze, hazy'),
    where: 'outdoors',
    detail: 'each layer a step paler than the one in front',
    lights: [
      'milky light without a visible source',
      'a weak disc behind, beams around near edges',
      'one lamp with a soft halo',
      'soft light, brighter above than below',
    ],
    sound: 'muffled distance',
  },
  storm: {
    words: words('storm, stormy, thunderstorm, lightning, hurricane, thunder'),
    where: 'outdoors',
    detail: 'torn low clouds, everything loose bent one way',
    lights: [
      'a hard white flash from one side, everything else slate',
      'one pale gap near the horizon under a heavy lid',
      'dim green-grey air before the first drops',
      'wet surfaces as the only bright places',
    ],
    sound: 'gusts and distant thunder',
  },
  sunny: {
    words: words(
      'sunny, sunny day, sunlight, sunshine, the sun is shining, bright sun, clear day, sunny afternoon, summer day',
    ),
    where: 'outdoors',
    lights: [
      'crisp clear light with blue in the shadows, bright reflected fill from the ground',
      'dappled light through leaves, bright flecks over everything',
      'light from behind, outlines glowing',
      'high hard light, small dark shadows',
    ],
    sound: 'summer air',
  },
  candle: {
    words: words(
      'candle, candles, candlelight, candlelit, by candlelight, firelight, campfire, bonfire, fireplace, lantern, torches',
    ),
    lights: [
      'one small flickering source near the middle, brightness falling off quickly',
      'warm light from below on near forms, deep soft shadow above',
      'the flame mirrored in eyes, glass and metal',
      'a warm core in cold surroundings',
    ],
    sound: 'a quiet crackle',
  },
  moon: {
    words: words(
      'moonlight, moonlit, full moon, under the moon, starry, starry night, under the stars, starlight',
    ),
    where: 'outdoors',
    lights: [
      'cold thin light from high behind, silver edges, shadows nearly black',
      'light mirrored in wet or polished surfaces',
      'one bright path through darkness',
      'pale light on the upper surfaces only',
    ],
    sound: 'night air',
  },
  morning: {
    words: words('morning, early morning, in the morning'),
    lights: [
      'fresh low light from one side, long thin shadows',
      'soft and cool before the sun is over the edge',
      'slanting light, dust or mist showing in it',
      'light from behind, drops and edges bright',
    ],
  },
  evening: {
    words: words('evening, in the evening, afternoon, late afternoon'),
    lights: [
      'low warm light from one side, cool open shadows',
      'even skylight with the first lamps on',
      'light from behind through leaves or glass',
      'a last bright area in an otherwise quiet frame',
    ],
  },
};

/** Places that a goal names around its subject. */
export const settings: Readonly<Record<string, Surroundings>> = {
  forest: {
    words: words('forest, woods, jungle, rainforest, woodland, under a tree, among trees'),
    where: 'outdoors',
    detail: 'trunks overlapping into depth, fern and moss at the foot',
    lights: [
      'beams falling between trunks through thin mist',
      'soft green light from above',
      'a bright clearing behind, near trunks dark',
      'flecks of sun on leaves and ground',
    ],
    sound: 'leaves, a bird call',
  },
  beach: {
    words: words('beach, shore, coast, seaside, sand, island'),
    where: 'outdoors',
    detail: 'wet sand with a mirrored sky, a thin line of foam, salt haze over the distance',
    lights: [
      'low sun over the water, a bright broken path',
      'bright hazy air, soft shadows',
      'clear high sun, strong reflected light from below',
      'overcast light, silver water',
    ],
    sound: 'waves drawing back over shingle',
  },
  city: {
    words: words(
      'city, street, downtown, alley, sidewalk, new york, tokyo, paris, london, town, market, square, crosswalk, street corner, bus stop, station, rooftop',
    ),
    where: 'outdoors',
    detail: 'facades in perspective, out-of-focus lamps and shop fronts, a strip of sky between roofs',
    lights: [
      'soft light from the strip of sky, brighter at the end of the street',
      'low sun down the street, long shadows towards the viewer',
      'shop windows and lamps as side light',
      'one wall in sun, the other in blue shade',
    ],
    sound: 'traffic far off, steps',
  },
  ocean: {
    words: words('ocean, sea, waves, open water, open sea'),
    detail: 'long swells running to the horizon, broken highlights on every slope',
    lights: [
      'low sun over the water, a bright broken path',
      'bright hazy air, soft shadows',
      'clear high sun, the depth lit from above',
      'overcast light, silver water',
    ],
    sound: 'a long swell',
  },
  road: {
    words: words('road, highway, motorway, tunnel, bridge, track, tracks, railway, traffic, lane'),
    where: 'outdoors',
    detail: 'the line of the way running to a vanishing point, edges soft with dust or grass',
    lights: [
      'low light from the side, long shadows across the way',
      'bright sky ahead, near things darker',
      'soft overcast light',
      'late light from behind the viewer',
    ],
    sound: 'passing air',
  },
  park: {
    words: words(
      'park, garden, meadow, field, grass, lawn, countryside, farm, hill, yard, backyard, playground, pasture, orchard, bench',
    ),
    where: 'outdoors',
    detail: 'uneven grass and wild flowers in front, a soft line of trees behind',
    lights: [
      'low sun from behind through grass and leaves',
      'broad cloudy light, saturated greens',
      'dappled shade with flecks of sun',
      'clear light from one side, long shadows across the grass',
    ],
    sound: 'birds, a light wind',
  },
  mountain: {
    words: words(
      'mountain, mountains, cliff, valley, canyon, peak, alps, hills, volcano, countryside hills, ridge',
    ),
    where: 'outdoors',
    detail: 'ridges behind ridges, each paler, loose stones in front',
    lights: [
      'first sun on the heights, blue shade below',
      'broken cloud, moving patches of sun',
      'hard clear light from the side',
      'haze, light from behind the ridge',
    ],
    sound: 'wind',
  },
  water: {
    words: words(
      'river, lake, pond, stream, waterfall, pool, swimming pool, harbor, harbour, bay, canal, boat',
    ),
    where: 'outdoors',
    detail: 'rings and broken reflections on the surface, wet stones or boards at the edge',
    lights: [
      'soft light doubled by the water',
      'low sun behind, glitter in front',
      'overcast light, the surface like metal',
      'net-like reflections playing on everything near',
    ],
    sound: 'water lapping',
  },
  underwater: {
    words: words('underwater, under water, ocean floor, coral reef, under the sea, seabed, aquarium'),
    where: 'underwater',
    detail: 'particles drifting, blue distance without end',
    lights: [
      'shafts from the surface, fading with depth',
      'rippling nets of light on everything',
      'dim blue, one light from above',
      'light from behind, outlines dark',
    ],
    sound: 'muffled water',
  },
  space: {
    words: words(
      'on the moon, on mars, on a planet, on an alien planet, in space, in outer space, outer space, space station, in orbit, on the space station, in the space station, above jupiter, above saturn, above the earth, among the stars, in the galaxy',
    ),
    where: 'space',
    detail: 'black without gradation behind, stars only where nothing bright outshines them',
    lights: [
      'one hard light from the side, shadows without fill',
      'faint bluish light reflected from a planet below',
      'light from behind, thin bright outlines',
      'small artificial lamps near the subject',
    ],
    sound: 'silence, a low hum',
  },
  kitchen: {
    words: words(
      'kitchen, kitchen sink, dining table, dining room, table, counter, restaurant, cafe, café, coffee shop, bar, bakery, pub, diner',
    ),
    where: 'indoors',
    detail: 'glasses, cloth and crumbs of real use around, the rest of the room soft behind',
    lights: [
      'daylight from a window at the side, soft shadow into the room',
      'a hanging lamp above, the edges falling off',
      'street light from a big front window behind',
      'mixed warm lamps and cool daylight',
    ],
    sound: 'crockery, low voices',
  },
  room: {
    words: words(
      'room, living room, bedroom, bed, couch, sofa, office, desk, classroom, library, house, home, hallway, studio apartment, window, floor, bathroom, hospital, museum, shop, store, gym, church, cathedral, theater, attic, garage, workshop, interior, indoors, castle hall, blackboard, rug, chair, fireplace',
    ),
    where: 'indoors',
    detail: 'a few lived-in things at the edge of the frame, the depth of the room readable behind',
    lights: [
      'window light from one side, the far side in soft shadow',
      'one lamp near the subject, the room dim around',
      'light from a doorway behind',
      'even daylight from large windows',
    ],
    sound: 'room tone',
  },
  stage: {
    words: words('stage, concert stage, concert, opera, circus, arena, boxing ring, podium, catwalk, runway'),
    where: 'indoors',
    detail: 'dark rows in front, haze above, cables and marks on the boards',
    lights: [
      'one strong beam from behind and above, its cone visible in the haze',
      'two coloured beams crossing, faces and fronts softly filled',
      'a single spot from the front, everything else black',
      'footlights from below, long shadows upwards',
    ],
    sound: 'a large quiet hall',
  },
  desert: {
    words: words('desert, dunes, sahara, savanna, savannah, wasteland'),
    where: 'outdoors',
    detail: 'wind ripples running to the horizon, heat shimmer above it',
    lights: [
      'low hard sun, knife-edge shadows',
      'dust in the air, sun as a pale disc',
      'blue shade in front, bright dunes behind',
      'after sunset, everything one soft tone',
    ],
    sound: 'dry wind',
  },
  sky: {
    words: words('sky, clouds, cloud, air, above the clouds'),
    where: 'outdoors',
    detail: 'cloud layers at different heights, clear air between',
    lights: [
      'sun low at cloud height, long glowing edges',
      'light from all sides, bright and open',
      'from behind a cloud, broad beams',
      'cool light above, warm light below',
    ],
    sound: 'high wind',
  },
  studio: {
    words: words(
      'studio shot, in a studio, photo studio, studio lighting, white background, black background, plain background, on white background, solid background, transparent background, isolated',
    ),
    where: 'studio',
    lights: [
      'one large soft light from the left, faint fill from the right, clean contact shadow',
      'two even lights, hardly a shadow',
      'a light from behind and above, the front just bright enough',
      'one hard light, a crisp graphic shadow',
    ],
  },
};
