import type { Deed } from './rows.ts';

const words = (text: string): readonly string[] => text.split(', ');

/** What is done, and by whom. */
export const deeds: Readonly<Record<string, Deed>> = {
  reading: {
    verbs: words('reading, reads, read'),
  },
  writing: {
    verbs: words('writing, writes, typing, types, sketching, doodling, signing, taking notes'),
    isWork: true,
  },
  painting: {
    verbs: words('painting a, painting the, paints, painting his, painting her'),
    isWork: true,
  },
  sleeping: {
    verbs: words('sleeping, sleeps, napping, asleep, dozing, resting, dreaming'),
  },
  sitting: {
    verbs: words('sitting, sits, seated, perched, kneeling, crouching, squatting, leaning, waiting'),
  },
  parked: {
    verbs: words('parked, moored, anchored, docked'),
    isForAnything: true,
  },
  standing: {
    verbs: words('standing, stands, posing, poses'),
  },
  lying: {
    verbs: words('lying, lies, laying, sunbathing, lounging, relaxing'),
  },
  looking: {
    verbs: words(
      'looking, looks, watching, watches, staring, stares, gazing, gazes, observing, peers, peering, eyeing',
    ),
  },
  eating: {
    verbs: words(
      'eating, eats, biting, chewing, tasting, feeding, nibbling, having breakfast, having dinner, having lunch, devouring, grazing, licking',
    ),
  },
  drinking: {
    verbs: words('drinking, drinks, sipping, sips, drink'),
  },
  cooking: {
    verbs: words(
      'cooking, cooks, baking, frying, grilling, stirring, kneading, chopping, flipping, roasting, boiling, whisking, seasoning, slicing, cutting, chops, peeling',
    ),
    isWork: true,
  },
  pouring: {
    verbs: words('pouring, pours, poured, spilling, spills, dripping, drips, filling, fills, tilted'),
    isForAnything: true,
  },
  running: {
    verbs: words(
      'running, runs, sprinting, jogging, racing, chasing, chases, fleeing, galloping, dashing, rushing, dashes, trotting, races',
    ),
    isWork: true,
  },
  walking: {
    verbs: words(
      'walking, walks, strolling, hiking, wandering, marching, crossing, crosses, limping, stepping, wading, trudging, passing by, walk, exploring, strolls',
    ),
  },
  jumping: {
    verbs: words(
      'jumping, jumps, leaping, leaps, hopping, hops, diving, dives, bouncing, bounces, breaching, pouncing, jumped',
    ),
    isWork: true,
    isForAnything: true,
  },
  flying: {
    verbs: words(
      'flying, flies, soaring, gliding, hovering, hovers, taking off, landing, floating in the air, lifting off, flew, swooping, takes off, lands',
    ),
    isForAnything: true,
  },
  floating: {
    verbs: words('floating, floats, drifting, levitating, drifts'),
    isForAnything: true,
  },
  swimming: {
    verbs: words('swimming, swims, snorkeling, snorkelling, paddling, bathing, splashing, submerged'),
  },
  riding: {
    verbs: words(
      'riding, rides, cycling, biking, skateboarding, surfing, skiing, snowboarding, surfs, skis, skating, ice skating, sailing, rowing, sledding, rollerblading',
    ),
    isJoint: true,
  },
  driving: {
    verbs: words('driving, drives, speeding, drove, towing, turning a corner'),
    isForAnything: true,
  },
  dancing: {
    verbs: words('dancing, dances, spinning, twirling, spins, twirls, waltzing, breakdancing, dance'),
    isWork: true,
  },
  music: {
    verbs: words(
      'playing guitar, playing trumpet, playing saxophone, playing flute, playing cello, playing drum, playing harmonica, playing accordion, playing ukulele, playing bass, playing keyboard, playing an instrument, playing the trumpet, playing the saxophone, playing the flute, playing the cello, playing the drums, playing the harp, playing harp, playing the accordion, playing banjo, playing the banjo, playing piano, playing the piano, playing violin, playing a violin, playing the violin, playing drums, playing a guitar, playing the guitar, plays piano, plays the piano, plays guitar, drumming, air drumming, strumming, conducting, playing music, dj-ing',
    ),
    isWork: true,
  },
  singing: {
    verbs: words(
      'singing, sings, shouting, screaming, yelling, roaring, howling, barking, roars, shouts, crying out',
    ),
    isWork: true,
  },
  talking: {
    verbs: words(
      'talking, talks, giving a presentation, giving a speech, giving a talk, giving a lecture, gives a speech, gives a presentation, chatting, whispering, whispers, arguing, discussing, speaking, presenting, gossiping, interviewing, explaining, chat, conversing, telling',
    ),
  },
  teaching: {
    verbs: words('teaching, teaches, lecturing, learning, studying, tutoring'),
    isWork: true,
  },
  laughing: {
    verbs: words('laughing, laughs, smiling, smiles, giggling, grinning'),
  },
  crying: {
    verbs: words('crying, cries, weeping, mourning, sobbing'),
  },
  hugging: {
    verbs: words(
      'hugging, hugs, kissing, kisses, embracing, cuddling, holding hands, petting, snuggling, comforting, hug',
    ),
    isJoint: true,
  },
  giving: {
    verbs: words(
      'giving a gift, giving a present, giving flowers, gives a, gives him, gives her, handing, hands a, hands it, offering, receiving, exchanging, passing a, sharing, picks up, picking up',
    ),
  },
  holding: {
    verbs: words('holding, holds, carrying, carries, lifting, raising, lifts, juggling'),
    isJoint: true,
  },
  fighting: {
    verbs: words(
      'fighting, fights, battling, boxing, wrestling, attacking, dueling, duelling, clashing, fencing, attacks, sparring, battle',
    ),
    isWork: true,
  },
  working: {
    verbs: words(
      'working, works, repairing, fixing, hammering, welding, sewing, knitting, carving, sawing, forging, sculpting, digging, mending, mends, weaving, polishing, sharpening, using computer, using a computer, coding, programming, crafting, shaping, fixes, soldering, varnishing, arranging flowers, arranging',
    ),
    isWork: true,
  },
  building: {
    verbs: words(
      'building, builds, constructing, assembling, stacking, putting together, decorating, painting a wall',
    ),
    isWork: true,
  },
  opening: {
    verbs: words('opening, opens, unwrapping, unwraps, unboxing, unlocking, uncorking, lifting the lid'),
    isForAnything: true,
  },
  balancing: {
    verbs: words('balancing, balances, tiptoeing, wobbling, tightrope walking'),
  },
  cleaning: {
    verbs: words(
      'cleaning, cleans, washing, washes, sweeping, vacuuming, mopping, ironing, wiping, scrubbing, folding, dusting, brushing',
    ),
    isWork: true,
  },
  gardening: {
    verbs: words(
      'gardening, watering, planting, harvesting, picking, pruning, waters, plants a, raking, picking apples, mowing',
    ),
    isWork: true,
  },
  playing: {
    verbs: words(
      'playing, plays, play, playing chess, playing cards, playing video games, gaming, playing checkers, playing poker',
    ),
  },
  sport: {
    verbs: words(
      'playing soccer, playing football, playing basketball, playing tennis, kicking, throwing, catching, catches, dunking, batting, swinging, shooting, bowling, throws, kicks, hitting, tossing, playing baseball, playing golf, throwing a ball',
    ),
    isWork: true,
  },
  exercise: {
    verbs: words(
      'doing yoga, yoga, meditating, exercising, stretching, lifting weights, weightlifting, doing push ups, working out, doing exercise, lifting kettlebell, lifting a kettlebell, boxing training, meditation',
    ),
    isWork: true,
  },
  climbing: {
    verbs: words('climbing, climbs, scaling, abseiling, swinging from'),
    isWork: true,
  },
  falling: {
    verbs: words(
      'falling, falls, tumbling, collapsing, crashing, crash, dropping, drops, rolling, rolls, sinking, tumbles, crashes',
    ),
    isForAnything: true,
  },
  breaking: {
    verbs: words(
      'breaking, breaks, exploding, explodes, shattering, bursting, cracking, splitting, smashing, smash, explosion of, cracks',
    ),
    isForAnything: true,
  },
  erupting: {
    verbs: words('erupting, erupts, gushing, spouting, spraying'),
    isForAnything: true,
  },
  burning: {
    verbs: words('burning, burns, on fire, ignited, smoking, igniting, flaming, ignites'),
    isForAnything: true,
  },
  melting: {
    verbs: words(
      'melting, melts, dissolving, thawing, rusting, corroding, decaying, rotting, evaporating, freezing',
    ),
    isForAnything: true,
  },
  growing: {
    verbs: words(
      'growing, grows, blooming, blossoming, unfolding, hatching, sprouting, unfolds, blooms, waking up, wakes up',
    ),
    isForAnything: true,
  },
  transforming: {
    verbs: words(
      'transforming, transforms, turning into, turns into, morphing, changing into, becoming, becomes, changes from, changes into',
    ),
    isForAnything: true,
  },
  flickering: {
    verbs: words('flickering, flickers, glowing, blinking, twinkling, sparkling'),
    isForAnything: true,
  },
  swaying: {
    verbs: words('swaying, waving, sways, waves in, fluttering, blowing, flapping, rippling'),
    isForAnything: true,
  },
  shopping: {
    verbs: words('shopping, buying, selling, choosing, browsing, paying, shops'),
  },
  celebrating: {
    verbs: words(
      'celebrating, celebrates, cheering, toasting, partying, clapping, dancing together, blowing out, applauding, raising glasses',
    ),
  },
  fishing: {
    verbs: words(
      'fishing, hunting, camping, photographing, taking a photo, taking photos, filming, taking a selfie, birdwatching, stargazing',
    ),
  },
  serving: {
    verbs: words('serving, serves, delivering, bringing, delivers, brings, waiting tables'),
    isWork: true,
  },
  meeting: {
    verbs: words(
      'meeting, meets, meet, greeting, waving at, waving to, shaking hands, high fiving, encountering',
    ),
  },
};
