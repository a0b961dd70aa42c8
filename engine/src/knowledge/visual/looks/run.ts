import { looksOf } from './look.ts';

/** How a clip runs, where the goal names a technique. */
export const run = looksOf(
  'tempo',
  (
    [
      [
        'stop motion, stopmotion, stop motion animation',
        'animated on twos with a slight unevenness from frame to frame; a locked camera between moves and no motion blur',
        'camera, pan, handheld',
      ],
      [
        'claymation, clay animation',
        'animated on twos, shapes shifting slightly from frame to frame; no motion blur',
        'stop motion, stopmotion',
      ],
      [
        'timelapse, time lapse',
        'change runs smoothly and without jumps from beginning to end; constant framing and exposure',
        'hyperlapse, moving, studio',
      ],
      ['hyperlapse', 'the camera moves on in even steps, its aim locked on one point'],
      [
        'slow motion, slow mo, slowmo, super slow motion, slowed down',
        'shot at a high frame rate, every drop, hair and fold readable at its peak; weight and gravity kept believable',
      ],
      [
        'seamless loop, loop, looping, perfect loop',
        'the last frame matches the first exactly, so that no cut is seen; only small repeating movements',
        'jump, roller, fruit, knot, loop pedal',
      ],
      ['cinemagraph', 'one small movement repeats without a seam, everything else is a frozen photograph'],
      [
        'drone flight, drone footage, drone shot, drone video, flyover',
        'one smooth forward flight at constant height and speed, the horizon level, near and far shifting gently against each other',
        'fpv, delivery, racing drone, holding, swarm, repair, sits, controller',
      ],
      [
        'fpv, fpv drone',
        'fast banking flight through narrow gaps in one unbroken take, the horizon rolling with the turns',
      ],
      [
        'one take, single take, one shot, oner, long take, no cuts',
        'no cut and no change of framing; each change read in eyes and breath before it fully shows',
        'landscape, drone, street, camera, city, car, walkthrough, follows, through, tour',
      ],
      [
        'handheld, hand held, handheld camera, shaky cam',
        'small natural sway and late reframing, the subject always readable',
        'vacuum, console, device',
      ],
      ['dashcam, dash cam', 'fixed wide view over the bonnet, slight vibration, plain uncorrected exposure'],
      [
        'cctv, security camera, surveillance footage',
        'a fixed high corner view, wide and a little soft, low frame rate',
      ],
      [
        'found footage',
        'an unsteady amateur camera that finds things a moment too late, automatic focus hunting',
      ],
      [
        'walkthrough, walk through, house tour, room tour, apartment tour',
        'a stabilised camera at chest height moving forward at a slow walking pace, one unbroken path from room to room, doorways leading into the next; verticals upright, bright even exposure',
        'night, candle, cuts, game, gameplay, level',
      ],
      [
        '2d animation, motion graphics, explainer, explainer video, animated explainer',
        'flat clean shapes, one idea on screen at a time; parts appear as they are named and arrows move the way things really flow',
        'anime, hand drawn, watercolor',
      ],
      [
        'ad, advert, tv commercial, promo video, product video',
        'three or four short shots, each one clear action seen near, the product in the last and held for a beat',
        'one shot, one take, single shot, no cuts, loop, poster, print',
      ],
      [
        'trailer, teaser, teaser trailer',
        'short shots that build in size and speed, a beat of stillness before the last',
        'park, truck, boat, house, home, caravan, semi',
      ],
      [
        'music video, music clip',
        'cuts on the beat, one strong visual idea repeated with variations',
        'one take, one shot, no cuts',
      ],
      [
        'unboxing',
        'seen from above on a clear table, hands in frame, each layer lifted in one unhurried move',
      ],
      ['montage', 'short shots joined by matching movement or shape'],
      [
        'tracking shot, follow shot, steadicam',
        'the camera keeps the same distance throughout, starting and stopping gently',
      ],
      [
        'dolly zoom, vertigo effect',
        'the subject stays the same size while the surroundings stretch away behind',
      ],
      [
        'orbit shot, 360 shot',
        'one even circle at constant height and distance, the subject held in the middle',
        'planet, satellite, moon, space, earth',
      ],
      [
        'vhs, camcorder footage, home video, 90s vhs',
        'handheld with quick amateur zooms and automatic exposure jumps',
        'camera, tripod, fixed, loop, static, tape, tapes, cassette, shelf',
      ],
      ['whip pan', 'a fast blurred turn that ends exactly on the new subject'],
      ['mockumentary', 'a handheld camera that zooms in on reactions, glances straight into the lens'],
      ['asmr', 'very near and unhurried, each small surface and contact clearly heard'],
      [
        'funny, comedy, comic sketch, humorous',
        'played completely straight, a short pause before and after the joke so that it lands',
        'loop, ad, trailer, cat, dog',
      ],
      ['lullaby mood', 'slow rocking movement with long pauses, nothing sudden'],
      [
        'kickflip, ollie, skateboard trick',
        'run-up, take-off and landing all in one take, the feet and board always in frame',
        'portrait, sitting, cruising, wide',
      ],
    ] as const
  ).map(([words, says, never]) => [words, says, never, 'video'] as const),
);
