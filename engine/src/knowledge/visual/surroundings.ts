import type { Surroundings } from './rows.ts';

const words = (text: string): readonly string[] => text.split(', ');

/** Times and weather that a goal names. */
export const conditions: Readonly<Record<string, Surroundings>> = {
  night: {
    words: words('night, at night, nighttime, midnight, tonight, late night, night time'),
  },
  neon: {
    words: words('neon, neon lights, neon light, cyberpunk'),
  },
  sunset: {
    words: words(
      'sunset, sunrise, golden hour, dusk, dawn, twilight, evening sun, setting sun, rising sun, blue hour, at sundown',
    ),
  },
  rain: {
    words: words('rain, rainy, raining, in the rain, rainstorm, drizzle, monsoon'),
  },
  snow: {
    words: words('snow, snowy, snowing, snowfall, blizzard, winter, wintry, in the snow'),
  },
  fog: {
    words: words('fog, foggy, mist, misty, haze, hazy'),
  },
  storm: {
    words: words('storm, stormy, thunderstorm, lightning, hurricane, thunder'),
  },
  sunny: {
    words: words(
      'sunny, sunny day, sunlight, sunshine, the sun is shining, bright sun, clear day, sunny afternoon, summer day',
    ),
  },
  candle: {
    words: words(
      'candle, candles, candlelight, candlelit, by candlelight, firelight, campfire, bonfire, fireplace, lantern, torches',
    ),
  },
  moon: {
    words: words(
      'moonlight, moonlit, full moon, under the moon, starry, starry night, under the stars, starlight',
    ),
  },
  morning: {
    words: words('morning, early morning, in the morning'),
  },
  evening: {
    words: words('evening, in the evening, afternoon, late afternoon'),
  },
};

/** Places that a goal names around its subject. */
export const settings: Readonly<Record<string, Surroundings>> = {
  forest: {
    words: words('forest, woods, jungle, rainforest, woodland, under a tree, among trees'),
  },
  beach: {
    words: words('beach, shore, coast, seaside, sand, island'),
  },
  city: {
    words: words(
      'city, street, downtown, alley, sidewalk, new york, tokyo, paris, london, town, market, square, crosswalk, street corner, bus stop, station, rooftop',
    ),
  },
  ocean: {
    words: words('ocean, sea, waves, open water, open sea'),
  },
  road: {
    words: words('road, highway, motorway, tunnel, bridge, track, tracks, railway, traffic, lane'),
  },
  park: {
    words: words(
      'park, garden, meadow, field, grass, lawn, countryside, farm, hill, yard, backyard, playground, pasture, orchard, bench',
    ),
  },
  mountain: {
    words: words(
      'mountain, mountains, cliff, valley, canyon, peak, alps, hills, volcano, countryside hills, ridge',
    ),
  },
  water: {
    words: words(
      'river, lake, pond, stream, waterfall, pool, swimming pool, harbor, harbour, bay, canal, boat',
    ),
  },
  underwater: {
    words: words('underwater, under water, ocean floor, coral reef, under the sea, seabed, aquarium'),
  },
  space: {
    words: words(
      'on the moon, on mars, on a planet, on an alien planet, in space, in outer space, outer space, space station, in orbit, on the space station, in the space station, above jupiter, above saturn, above the earth, among the stars, in the galaxy',
    ),
  },
  kitchen: {
    words: words(
      'kitchen, kitchen sink, dining table, dining room, table, counter, restaurant, cafe, café, coffee shop, bar, bakery, pub, diner',
    ),
  },
  room: {
    words: words(
      'room, living room, bedroom, bed, couch, sofa, office, desk, classroom, library, house, home, hallway, studio apartment, window, floor, bathroom, hospital, museum, shop, store, gym, church, cathedral, theater, attic, garage, workshop, interior, indoors, castle hall, blackboard, rug, chair, fireplace',
    ),
  },
  stage: {
    words: words('stage, concert stage, concert, opera, circus, arena, boxing ring, podium, catwalk, runway'),
  },
  desert: {
    words: words('desert, dunes, sahara, savanna, savannah, wasteland'),
  },
  sky: {
    words: words('sky, clouds, cloud, air, above the clouds'),
  },
  studio: {
    words: words(
      'studio shot, in a studio, photo studio, studio lighting, white background, black background, plain background, on white background, solid background, transparent background, isolated',
    ),
  },
};
