import type { Deed } from './rows.ts';

const words = (text: string): readonly string[] => text.split(', ');

/** Deeds that go somewhere: a camera can go along. */
export const travelling: readonly string[] = words('running, walking, flying, swimming, riding, driving');

/** What is done, and how it shows; the moments hold for any doer, person or not. */
export const deeds: Readonly<Record<string, Deed>> = {
  reading: {
    verbs: words('reading, reads, read'),
    isStill: true,
    moment: 'bent slightly over the page, gaze following a line, quite absorbed',
    moves: 'the eyes travel along the line, then a page is turned',
    sound: 'paper',
  },
  writing: {
    verbs: words('writing, writes, typing, types, sketching, doodling, signing, taking notes'),
    isWork: true,
    isStill: true,
    moment: 'the tip of the tool just touching, a half-finished line behind it',
    moves: 'the line grows stroke by stroke',
    sound: 'a nib or keys',
  },
  painting: {
    verbs: words('painting a, painting the, paints, painting his, painting her'),
    isWork: true,
    isStill: true,
    moment: 'brush lifted for the next stroke, paint still wet on the surface',
    moves: 'stroke follows stroke, a step back to look',
    sound: 'bristles',
  },
  sleeping: {
    verbs: words('sleeping, sleeps, napping, asleep, dozing, resting, dreaming'),
    isStill: true,
    moment: 'weight fully given up, breath almost visible',
    moves: 'slow breathing, one small twitch',
    sound: 'slow breath',
  },
  sitting: {
    verbs: words('sitting, sits, seated, perched, kneeling, crouching, squatting, leaning, waiting'),
    isStill: true,
    moment: 'weight settled naturally, a slight turn of the body',
    moves: 'a small shift of weight, a glance to one side',
  },
  parked: {
    verbs: words('parked, moored, anchored, docked'),
    isForAnything: true,
    isStill: true,
    moment: 'at rest and complete, its surroundings mirrored in it',
    moves: 'reflections and light pass over it while it stays',
  },
  standing: {
    verbs: words('standing, stands, posing, poses'),
    isStill: true,
    moment: 'balance and weight clearly readable, a slight turn of the body',
    moves: 'a slight sway, everything loose stirring',
  },
  lying: {
    verbs: words('lying, lies, laying, sunbathing, lounging, relaxing'),
    isStill: true,
    moment: 'stretched out and heavy, one limb hanging loose',
    moves: 'a slow stretch, then stillness',
  },
  looking: {
    verbs: words(
      'looking, looks, watching, watches, staring, stares, gazing, gazes, observing, peers, peering, eyeing',
    ),
    isStill: true,
    moment: 'the line of the gaze clear, what is looked at inside the picture',
    moves: 'the gaze moves first, the head follows',
  },
  eating: {
    verbs: words(
      'eating, eats, biting, chewing, tasting, feeding, nibbling, having breakfast, having dinner, having lunch, devouring, grazing, licking',
    ),
    isStill: true,
    moment: 'caught mid-bite, a crumb or drip on its way',
    moves: 'a bite, unhurried chewing',
    sound: 'close chewing',
  },
  drinking: {
    verbs: words('drinking, drinks, sipping, sips, drink'),
    isStill: true,
    moment: 'the rim just reached, the level of the liquid tilted',
    moves: 'a sip, a pause, lowered again',
    sound: 'a quiet swallow',
  },
  cooking: {
    verbs: words(
      'cooking, cooks, baking, frying, grilling, stirring, kneading, chopping, flipping, roasting, boiling, whisking, seasoning, slicing, cutting, chops, peeling',
    ),
    isWork: true,
    isStill: true,
    where: 'indoors',
    setting: 'in a working kitchen, ingredients within reach',
    moment: 'ingredients in mid-transformation, some spilled, everything in use',
    moves: 'one sure movement is repeated, the food changes visibly',
    sound: 'a knife on wood, a pan',
  },
  pouring: {
    verbs: words('pouring, pours, poured, spilling, spills, dripping, drips, filling, fills, tilted'),
    isForAnything: true,
    isStill: true,
    moment: 'the stream unbroken, surface rippling where it lands',
    moves: 'the stream thins, the level rises, a last drop falls',
    sound: 'liquid falling into liquid',
  },
  running: {
    verbs: words(
      'running, runs, sprinting, jogging, racing, chasing, chases, fleeing, galloping, dashing, rushing, dashes, trotting, races',
    ),
    isWork: true,
    moment: 'at full stretch and clear of the ground, dust or drops flying behind',
    moves: 'the movement is carried through, the ground streaming past',
    sound: 'speed and breath',
  },
  walking: {
    verbs: words(
      'walking, walks, strolling, hiking, wandering, marching, crossing, crosses, limping, stepping, wading, trudging, passing by, walk, exploring, strolls',
    ),
    moment: 'mid-step, weight moving onto the front foot',
    moves: 'an even pace through the frame',
    sound: 'footsteps',
  },
  jumping: {
    verbs: words(
      'jumping, jumps, leaping, leaps, hopping, hops, diving, dives, bouncing, bounces, breaching, pouncing, jumped',
    ),
    isWork: true,
    isForAnything: true,
    moment: 'at the highest point, body fully extended, shadow separate from it',
    moves: 'take-off, a suspended instant, landing',
    sound: 'a push-off, a landing',
  },
  flying: {
    verbs: words(
      'flying, flies, soaring, gliding, hovering, hovers, taking off, landing, floating in the air, lifting off, flew, swooping, takes off, lands',
    ),
    isForAnything: true,
    where: 'outdoors',
    moment: 'clearly free of the ground, the shape of the air readable in wings, cloth or smoke',
    moves: 'it banks slightly, the background sliding away',
    sound: 'air rushing',
  },
  floating: {
    verbs: words('floating, floats, drifting, levitating, drifts'),
    isForAnything: true,
    moment: 'weightless, loose parts drifting at their own pace',
    moves: 'a slow turn, everything loose following late',
  },
  swimming: {
    verbs: words('swimming, swims, snorkeling, snorkelling, paddling, bathing, splashing, submerged'),
    where: 'outdoors',
    setting: 'in clear open water',
    moment: 'water parting in a clean wave, drops in the air',
    moves: 'one long stroke, water closing behind',
    sound: 'water',
  },
  riding: {
    verbs: words(
      'riding, rides, cycling, biking, skateboarding, surfing, skiing, snowboarding, surfs, skis, skating, ice skating, sailing, rowing, sledding, rollerblading',
    ),
    isJoint: true,
    moment: 'balanced and leaning into the movement, firmly in contact with what carries',
    moves: 'they move as one, leaning into the curve',
    sound: 'speed and air',
  },
  driving: {
    verbs: words('driving, drives, speeding, drove, towing, turning a corner'),
    isForAnything: true,
    moment: 'wheels turned, dust or spray at the rear',
    moves: 'it moves on smoothly, the background sliding past',
    sound: 'engine and tyres',
  },
  dancing: {
    verbs: words('dancing, dances, spinning, twirling, spins, twirls, waltzing, breakdancing, dance'),
    isWork: true,
    moment: 'at the turning point of a movement, cloth and hair still going the other way',
    moves: 'a turn, a held pose, the next step',
    sound: 'rhythm and feet',
  },
  music: {
    verbs: words(
      'playing guitar, playing trumpet, playing saxophone, playing flute, playing cello, playing drum, playing harmonica, playing accordion, playing ukulele, playing bass, playing keyboard, playing an instrument, playing the trumpet, playing the saxophone, playing the flute, playing the cello, playing the drums, playing the harp, playing harp, playing the accordion, playing banjo, playing the banjo, playing piano, playing the piano, playing violin, playing a violin, playing the violin, playing drums, playing a guitar, playing the guitar, plays piano, plays the piano, plays guitar, drumming, air drumming, strumming, conducting, playing music, dj-ing',
    ),
    isWork: true,
    isStill: true,
    moment: 'eyes half closed, the next note already in the fingers or paws',
    moves: 'the phrase swells and ends on a held note',
    sound: 'the instrument, close',
  },
  singing: {
    verbs: words(
      'singing, sings, shouting, screaming, yelling, roaring, howling, barking, roars, shouts, crying out',
    ),
    isWork: true,
    isStill: true,
    moment: 'mouth open on a long note, chest raised',
    moves: 'the note is held and let go',
    sound: 'the voice, close',
  },
  talking: {
    verbs: words(
      'talking, talks, giving a presentation, giving a speech, giving a talk, giving a lecture, gives a speech, gives a presentation, chatting, whispering, whispers, arguing, discussing, speaking, presenting, gossiping, interviewing, explaining, chat, conversing, telling',
    ),
    isStill: true,
    moment: 'one in mid-sentence, the other visibly listening',
    moves: 'a gesture, an answer, a small laugh',
    sound: 'low voices',
  },
  teaching: {
    verbs: words('teaching, teaches, lecturing, learning, studying, tutoring'),
    isWork: true,
    isStill: true,
    where: 'indoors',
    moment: 'one hand or paw pointing something out, attention following it',
    moves: 'it is shown once more, slowly',
    sound: 'a calm voice',
  },
  laughing: {
    verbs: words('laughing, laughs, smiling, smiles, giggling, grinning'),
    isStill: true,
    moment: 'an open expression that reaches the eyes, caught just before it fades',
    moves: 'the laugh builds and ebbs',
    sound: 'a laugh',
  },
  crying: {
    verbs: words('crying, cries, weeping, mourning, sobbing'),
    isStill: true,
    moment: 'held back more than shown, a wet glint at the eye',
    moves: 'a breath, a tear, stillness',
    sound: 'an unsteady breath',
  },
  hugging: {
    verbs: words(
      'hugging, hugs, kissing, kisses, embracing, cuddling, holding hands, petting, snuggling, comforting, hug',
    ),
    isJoint: true,
    isStill: true,
    moment: 'closely together without stiffness, pressure visible where they touch',
    moves: 'they draw closer and stay',
    sound: 'cloth, a breath',
  },
  giving: {
    verbs: words(
      'giving a gift, giving a present, giving flowers, gives a, gives him, gives her, handing, hands a, hands it, offering, receiving, exchanging, passing a, sharing, picks up, picking up',
    ),
    moment: 'the thing exactly between giver and taker, both still touching it',
    moves: 'it is reached over, taken and looked at',
  },
  holding: {
    verbs: words('holding, holds, carrying, carries, lifting, raising, lifts, juggling'),
    isJoint: true,
    isStill: true,
    moment: 'the grip believable, the weight of it visible',
    moves: 'it is raised a little and turned',
  },
  fighting: {
    verbs: words(
      'fighting, fights, battling, boxing, wrestling, attacking, dueling, duelling, clashing, fencing, attacks, sparring, battle',
    ),
    isWork: true,
    moment: 'the instant of contact, both bodies in counterbalance, debris in the air',
    moves: 'an attack, a parry, both recoil',
    sound: 'impact',
  },
  working: {
    verbs: words(
      'working, works, repairing, fixing, hammering, welding, sewing, knitting, carving, sawing, forging, sculpting, digging, mending, mends, weaving, polishing, sharpening, using computer, using a computer, coding, programming, crafting, shaping, fixes, soldering, varnishing, arranging flowers, arranging',
    ),
    isWork: true,
    isStill: true,
    moment: 'the tool in contact, shavings, sparks or threads telling what is being done',
    moves: 'one practised movement after another, the piece changing',
    sound: 'tool on material',
  },
  building: {
    verbs: words(
      'building, builds, constructing, assembling, stacking, putting together, decorating, painting a wall',
    ),
    isStill: true,
    isWork: true,
    moment: 'half done, the next piece just being set, the finished form already to be guessed',
    moves: 'piece is set to piece, a step back to look',
    sound: 'small knocks',
  },
  opening: {
    verbs: words('opening, opens, unwrapping, unwraps, unboxing, unlocking, uncorking, lifting the lid'),
    isForAnything: true,
    isStill: true,
    moment: 'half open, what is inside just becoming visible',
    moves: 'it is opened slowly, a pause, then wide',
    sound: 'a soft click, rustling',
  },
  balancing: {
    verbs: words('balancing, balances, tiptoeing, wobbling, tightrope walking'),
    isStill: true,
    moment: 'weight exactly over the point of support, every part countering the tilt',
    moves: 'a sway, a correction, stillness',
  },
  cleaning: {
    verbs: words(
      'cleaning, cleans, washing, washes, sweeping, vacuuming, mopping, ironing, wiping, scrubbing, folding, dusting, brushing',
    ),
    isWork: true,
    isStill: true,
    moment: 'a clear border between what is done and what is not',
    moves: 'the border moves on with each stroke',
    sound: 'water, cloth',
  },
  gardening: {
    verbs: words(
      'gardening, watering, planting, harvesting, picking, pruning, waters, plants a, raking, picking apples, mowing',
    ),
    isWork: true,
    where: 'outdoors',
    setting: 'in a kitchen garden between rows',
    moment: 'earth on tools and knees, leaves just touched',
    moves: 'a careful movement, leaves springing back',
    sound: 'leaves, water',
  },
  playing: {
    verbs: words(
      'playing, plays, play, playing chess, playing cards, playing video games, gaming, playing checkers, playing poker',
    ),
    isStill: true,
    moment: 'fully caught up in it, the decisive instant a second away',
    moves: 'one sure movement, a quick look up, a reaction',
  },
  sport: {
    verbs: words(
      'playing soccer, playing football, playing basketball, playing tennis, kicking, throwing, catching, catches, dunking, batting, swinging, shooting, bowling, throws, kicks, hitting, tossing, playing baseball, playing golf, throwing a ball',
    ),
    isWork: true,
    moment: 'the instant before or after contact, eyes on the target, body wound like a spring',
    moves: 'wind-up, contact, follow-through',
    sound: 'one clean hit',
  },
  exercise: {
    verbs: words(
      'doing yoga, yoga, meditating, exercising, stretching, lifting weights, weightlifting, doing push ups, working out, doing exercise, lifting kettlebell, lifting a kettlebell, boxing training, meditation',
    ),
    isWork: true,
    isStill: true,
    moment: 'a precise line through the body, breath under control',
    moves: 'the position is entered slowly and held',
    sound: 'steady breath',
  },
  climbing: {
    verbs: words('climbing, climbs, scaling, abseiling, swinging from'),
    isWork: true,
    moment: 'weight on the fingertips or claws, the drop below visible',
    moves: 'reach, grip, pull',
    sound: 'effort, scraping',
  },
  falling: {
    verbs: words(
      'falling, falls, tumbling, collapsing, crashing, crash, dropping, drops, rolling, rolls, sinking, tumbles, crashes',
    ),
    isForAnything: true,
    moment: 'in mid-fall with nothing holding it, loose parts rising against the direction',
    moves: 'it falls at its own pace, meets what is below and settles',
    sound: 'a beat of silence',
  },
  breaking: {
    verbs: words(
      'breaking, breaks, exploding, explodes, shattering, bursting, cracking, splitting, smashing, smash, explosion of, cracks',
    ),
    isForAnything: true,
    moment: 'pieces just parting, the first cloud of dust, the original shape still readable',
    moves: 'a crack, the burst, fragments slowing as they scatter',
    sound: 'a crack and debris',
  },
  erupting: {
    verbs: words('erupting, erupts, gushing, spouting, spraying'),
    isForAnything: true,
    moment: 'a column rising and spreading, heavier parts falling back in long arcs',
    moves: 'it bursts upwards, spreads and rains back',
    sound: 'a deep roar',
  },
  burning: {
    verbs: words('burning, burns, on fire, ignited, smoking, igniting, flaming, ignites'),
    isForAnything: true,
    moment: 'the hottest part brightest, edges curling, thin smoke above',
    moves: 'it catches, licks upwards and eats along the edge',
    sound: 'crackle',
  },
  melting: {
    verbs: words(
      'melting, melts, dissolving, thawing, rusting, corroding, decaying, rotting, evaporating, freezing',
    ),
    isForAnything: true,
    moment: 'part still whole, part already lost, a clear line between',
    moves: 'the line advances, drops gather and run',
    sound: 'slow drips',
  },
  growing: {
    verbs: words(
      'growing, grows, blooming, blossoming, unfolding, hatching, sprouting, unfolds, blooms, waking up, wakes up',
    ),
    isForAnything: true,
    moment: 'half way, old and new form visible at once',
    moves: 'it opens in one slow continuous movement',
    sound: 'almost nothing',
  },
  transforming: {
    verbs: words(
      'transforming, transforms, turning into, turns into, morphing, changing into, becoming, becomes, changes from, changes into',
    ),
    isForAnything: true,
    moment: 'half of one and half of the other, the seam believable',
    moves: 'the change runs through it from one side to the other',
  },
  flickering: {
    verbs: words('flickering, flickers, glowing, blinking, twinkling, sparkling'),
    isForAnything: true,
    isStill: true,
    moment: 'brightness caught between two beats, its reflection on everything near',
    moves: 'the brightness wavers, steadies and wavers again',
    sound: 'almost silence',
  },
  swaying: {
    verbs: words('swaying, waving, sways, waves in, fluttering, blowing, flapping, rippling'),
    isForAnything: true,
    isStill: true,
    moment: 'the direction of the air readable in every part',
    moves: 'it bends, springs back late, bends again',
    sound: 'air',
  },
  shopping: {
    verbs: words('shopping, buying, selling, choosing, browsing, paying, shops'),
    isStill: true,
    moment: 'one thing taken up and weighed against another',
    moves: 'it is turned, put back, another one taken',
    sound: 'low bustle',
  },
  celebrating: {
    verbs: words(
      'celebrating, celebrates, cheering, toasting, partying, clapping, dancing together, blowing out, applauding, raising glasses',
    ),
    moment: 'the peak of the moment, gestures overlapping, things in the air',
    moves: 'it builds up, breaks out, ebbs into laughter',
    sound: 'cheers',
  },
  fishing: {
    verbs: words(
      'fishing, hunting, camping, photographing, taking a photo, taking photos, filming, taking a selfie, birdwatching, stargazing',
    ),
    isStill: true,
    where: 'outdoors',
    moment: 'quite still and attentive, equipment ready',
    moves: 'a long wait, then one quick movement',
    sound: 'outdoor quiet',
  },
  serving: {
    verbs: words('serving, serves, delivering, bringing, delivers, brings, waiting tables'),
    isWork: true,
    moment: 'the load balanced, a path opening ahead',
    moves: 'a smooth approach, the load set down',
    sound: 'steps, a light clink',
  },
  meeting: {
    verbs: words(
      'meeting, meets, meet, greeting, waving at, waving to, shaking hands, high fiving, encountering',
    ),
    moment: 'the last bit of distance between them, bodies already turned to each other',
    moves: 'they stop, lean in, and the distance closes',
    sound: 'a greeting',
  },
};
