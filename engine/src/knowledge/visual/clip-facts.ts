const words = (text: string): readonly string[] => text.split(', ');

/**
 * What a goal for a clip says that decides how it is filmed. Verbs are listed in the forms that say that it is done; the
 * bare form counts where many do it.
 */
export const clipFacts = {
  // What limits it: several shots rule a single take out, a technique has its own pace, a hidden face is not spoken of.
  shots: words(
    'ad, advert, advertisement, commercial, tv spot, promo, trailer, teaser, montage, cut to, cuts to, cuts, scenes, shots, music video, music clip, explainer, vlog, recap, highlights, split screen, before and after, sequence of, episode, short film, documentary, tutorial, how to, video for our, clip for our, reel for, reel for our, video for my, clip for my, spot for, tiktok for, story for, step by step, several steps, in steps, stages, slideshow, compilation, product video, image film, story of, history of, tour, walkthrough, walk through, intro, outro, a day in, from morning to, seasons, scene 1, shot 1, different, later, the next day, next day, next morning, the next morning, back home',
  ),
  technique: words(
    'asmr, vhs, super 8, 8mm, 16mm, home movie, home video, camcorder, dashcam, cctv, security camera, found footage, mockumentary, fpv, stop motion, stopmotion, claymation, time lapse, timelapse, hyperlapse, loop, loopable, looping, boomerang, cinemagraph, time passes, rewind, reverse, backwards, freeze, frozen in time, freezes, bullet time, gif, glitch, animated background, screensaver, morph, morphs, morphing, 3d animation, 2d animation, motion graphics, kinetic typography, whiteboard, visualizer, visualiser, dissolve, fade',
  ),
  graphic: words(
    'logo, title card, infographic, diagram, chart, typography, lettering, subtitle, end card, lower third, icon, animated map',
  ),
  // What is drawn itself, not only shown at the end: "a pizza, then room for our logo".
  formed: words(
    'logo animation, logo reveal, logo intro, logo sting, animated logo, logo assembles, logo builds, logo forms, logo appears, logo draws itself, title card, infographic, diagram, chart, typography, lettering, animated icon, icon animation, animated map',
  ),
  // What looks other at the end: nothing of ours says that it stays the same.
  altered: words(
    'change, changes, changing, changes color, color changing, colour changing, shifts color, shifts colour, shifting color, shifting colour, shape shifting, shapeshifting, shapeshifts, morphs, morphing, metamorphosis, camouflage, camouflages, camouflaging, blends into, blending into, turns red, turns green, turns blue, turns white, turns black, turns gold, turns golden, turns brown, turns yellow, turns pink, turns orange, turns purple, turns gray, turns grey, turns invisible, turns to stone, turning red, turning green, turning blue, turning white, turning black, turning gold, turning golden, turning brown, turning yellow, turning pink, turning orange, turning purple, turning gray, turning grey, turning invisible, turning to, turns to gold, turns to ice, turns to dust, molts, molting, moults, moulting, sheds, shedding, hatches, hatching, ages, aging, ageing, gets older, getting older, grows old, growing old, grows up, growing up, inflates, inflating, deflates, deflating, puffs up, puffing up, swells, swelling, shrinks, shrinking, melts, melting, crumbles, crumbling, rots, rotting, decays, decaying, ripens, ripening, shatters, shattering, explodes, exploding, burns down, dissolves, dissolving, fades into, fading into, disintegrates, disintegrating, painted over, gets covered, pupates, evolves, evolving, evolution',
  ),
  'no cut': words(
    'one continuous, continuous shot, single shot, one take, single take, one shot, oner, long take, no cuts, no cut, without cuts, without a cut, uncut, unbroken',
  ),
  ending: words(
    'ends, ending, end with, ends on, ends with, at the end, in the end, until, finally, last shot, final shot, fade out, fades out, fade to black, freeze frame, lastly, last second, last seconds, final second, final seconds, final frame, last frame, end frame, closing frame, final image, last image, closing image, closing shot, end shot, final scene, last scene, closing scene, end card, end screen, endcard, end on, ending on, closes on, closes with, close on, finishes on, finishes with, fades to, the last thing, then only',
  ),
  motionless: words(
    'motionless, still life, nothing moves, no movement, no motion, does not move, not moving, completely still, perfectly still, still image, photo that',
  ),
  slight: words('slightly, barely, hardly, subtle, subtly, gently, softly, nothing else'),
  fast: words(
    'fast paced, quick cuts, hectic, chaos, chaotic, energetic, dynamic, action scene, music, beat, party, club, festival',
  ),
  hidden: words(
    'only the, just the, only a, only his, only her, only her hands, only his hands, only hands, only the hands, back to us, her back to us, his back to us, back to the camera, from the back, turned away, first person, pov, point of view, bodycam, gopro, visor, masked, just hands, just her hands, just his hands, no face, no faces, faceless, without faces, from behind, feet, silhouette, silhouettes, close up, closeup, macro, hands, fingers',
  ),

  product: words('product shot, product, packshot, our new, our bottle, packaging'),

  // What is done.
  leaves: words(
    'walks away, walk away, walking away, runs away, running away, drives away, driving away, drives off, driving off, rides off, rides away, flies away, fly away, flying away, flies off, sails away, sailing away, swims away, swims off, leaves the, leaves her, leaves his, leaves home, leaves without, leaves through, departs, departing, disappears, disappearing, vanishes, vanishing, walks off, walks out, runs off, floats away, drifts away, drifts off, rolls away, gallops away, gallops off, trots away, trots off, crawls away, crawls off, hops away, hops off, jogs away, cycles away, marches off, marches away, speeds away, speeds off, scurries away, slithers away, rolls off, sprints away, sprints off, goes away, hurries away, hurries off, out of frame, out of the frame, out of the picture, out of view, out of sight',
  ),
  arrives: words(
    'arrives, arriving, pulls into, pulling into, pulls up, comes home, coming home, approaches, approaching, comes closer, coming closer, comes in, enters, entering, walks in, walks into, docks, docking, returns, returning, rides in, comes out, coming out, emerges, emerging, gets off, steps out',
  ),
  chases: words('chase, chases, chasing, pursues, pursuing, races after, runs after, running after'),
  travels: words(
    'walks, walking, runs, running, jogs, jogging, sprints, sprinting, rides, riding, drives, driving, cycles, cycling, bikes, biking, skates, skating, skateboards, skateboarding, surfs, surfing, skis, skiing, snowboards, snowboarding, swims, swimming, flies, flying, sails, sailing, rows, rowing, paddles, paddling, gallops, galloping, trots, trotting, marches, marching, hikes, hiking, crawls, crawling, strolls, strolling, wanders, wandering, soars, soaring, glides, gliding, speeds, speeding, races, racing, crosses, crossing, wades, wading, climbs, climbing, floats down, drifts down, creeps, tiptoes, sneaks, sneaking',
  ),
  launches: words(
    'takes off, taking off, lifts off, lifting off, launches, launching, blasts off, dives, diving, leaps, leaping, soars up, rises, rising, floats up, floating up, drifts up, drifting up, shoots up, ascends, ascending',
  ),
  happens: words(
    'jumps, jumping, falls, falling, lands, landing, drops, dropping, knocks, knocking, breaks, breaking, shatters, shattering, crashes, crashing, collapses, collapsing, explodes, exploding, bursts, bursting, pops, popping, spills, spilling, splashes, splashing, throws, throwing, catches, catching, kicks, kicking, scores, scoring, hits, hitting, slips, slipping, trips, tripping, tips over, topples, toppling, cracks, cracking, snaps, lets go, letting go, blows out, blowing out, goes out, going out, lights up, turns on, switches on, slams, closes, closing, shuts, pulls, pulling, pushes, pushing, flips, flipping, tosses, tossing, bounces, bouncing, hops, hopping, plants a, planting, steals, stealing, grabs, grabbing, picks up, picking up, puts down, puts on, takes off her, takes off his, hands over, shakes, shaking, jumps off, stands up, standing up, sits down, sitting down, gets up, getting up, pounces, stumbles, swings, swinging, stretches, stretching, yawns, yawning, sneezes, sneezing, being, hatches, hatching',
  ),
  reveals: words(
    'opens, opening, is opened, being opened, unwraps, unwrapping, unboxes, unboxing, discovers, discovering, finds, finding, notices, noticing, realises, realizes, realising, realizing, turns around, turning around, looks up, wakes up, waking up, reveals, revealing, appears, appearing, smiles, smiling, laughs, laughing, cries, crying, winks, winking, nods, nodding, blushes, tears up, blinks, frowns',
  ),
  touches: words(
    'hugs, hugging, kisses, kissing, embraces, embracing, cuddles, cuddling, proposes, proposing, comforts, comforting, high fives, shakes hands, shaking hands, greets, greeting, meets, meeting, reunite, pets, petting, strokes, stroking, braids, braiding',
  ),
  talks: words(
    'says, saying, talks, talking, speaks, speaking, tells, telling, explains, explaining, presents, presenting, announces, announcing, interviews, interview, answers, reads aloud, whispers, whispering, argues, arguing, chats, chatting, greets us',
  ),
  handles: words(
    'kneads, kneading, peels, peeling, carves, carving, whisks, whisking, stirs, stirring, chops, chopping, slices, slicing, cutting, sews, sewing, knits, knitting, crochets, crocheting, writes, writing, types, typing, draws, drawing, paints, painting, sketches, sketching, solders, soldering, repairs, repairing, fixes, fixing, assembles, assembling, wraps, wrapping, folds, folding, ties, tying, irons, ironing, polishes, polishing, cleans, cleaning, washes, washing, wipes, wiping, shapes, shaping, centres, centring, centering, sculpts, sculpting, forges, forging, welds, welding, hammers, hammering, saws, sawing, sands, sanding, planes, planing, weaves, weaving, mends, mending, decorates, decorating, ices, icing, frosts, frosting, rolls out, cooks, cooking, bakes, baking, grinds, grinding, brews, brewing, pouring latte art, pours latte art, shuffles, shuffling, embroiders, embroidering, grafts, prunes, pruning, builds, building, stacks, stacking, arranges, arranging, makes, making, prepares, preparing',
  ),
  performs: words(
    'dances, dancing, spins, spinning, twirls, twirling, pirouettes, juggles, juggling, does yoga, doing yoga, boxes, boxing, fences, fencing, performs, performing, plays guitar, playing guitar, playing the guitar, plays the violin, playing the violin, playing violin, playing piano, playing the piano, plays the piano, playing the drums, playing drums, drumming, plays the saxophone, playing the saxophone, playing saxophone, sings, singing, conducts, conducting, kickflip, does a trick, balances, balancing, lifts, lifting, works out, working out, hula hoops, cartwheels',
  ),
  rests: words(
    'sleeps, sleeping, naps, napping, sits, sitting, waits, waiting, lies, lying, stands, standing, rests, resting, meditates, meditating, fishing, reads, reading, watches, watching, looks, looking, gazes, gazing, stares, staring, listens, listening, thinks, thinking, leans, leaning, dozes, dozing, sunbathes, sunbathing, hangs, hanging, perches, perched, parked, moored',
  ),
  eats: words(
    'eats, eating, drinks, drinking, sips, sipping, chews, chewing, nibbles, nibbling, licks, licking, bites, biting, tastes, tasting, feeds, feeding, grazes, grazing',
  ),
  flows: words(
    'hourglass running, hourglass running out, sand running, sand runs, water running, water runs, paint running, running down a window, running down the window, running down a windowpane, running down the glass, running down glass, runs down the window, runs down a window, running down her cheek, running down his cheek, runs down her cheek, runs down his cheek, pours, pouring, poured, being poured, drips, dripping, flows, flowing, flow, melts, melting, boils, boiling, bubbles, bubbling, steams, steaming, sizzles, sizzling, burns, burning, flickers, flickering, dissolves, dissolving, swirls, swirling, spreads, spreading, smoulders, glows, glowing, ripples, rippling, simmers, simmering',
  ),
  drifts: words(
    'snow falling, snow falls, rain falling, rain falls, leaves falling, leaves fall, petals falling, falling leaves, falling snow, falling rain, snowing, raining, sways, swaying, waves rolling, waves rolling in, waves break, clouds moving, clouds drifting, clouds pass, drifts, drifting, floats, floating, flutters, fluttering, billows, billowing, blows, blowing, moving slightly, moves slightly, hovers, hovering, twinkles, twinkling, passes by, passing by, pass by, come and go, comes and goes, coming and going, walk past, walk by',
  ),
  rotates: words(
    'rotates, rotating, rotation, revolves, revolving, turntable, turning slowly, turns slowly, spins slowly, spinning slowly',
  ),
  changes: words(
    'transforms, transforming, turns into, turning into, becomes, becoming, changed into, turned into, transformed into, changes into, changing into, forms, forming, assembles itself, builds itself, unfolds, unfolding, grows, growing, blooms, blooming, dissolves into, dissolving into, comes alive, comes to life',
  ),
  plays: words(
    'flies a kite, flying a kite, fly a kite, flies kites, flying kites, runs on a treadmill, running on a treadmill, walks on a treadmill, walking on a treadmill, runs in a wheel, running in a wheel, runs in its wheel, running in its wheel, rides a carousel, riding a carousel, rides the carousel, swims in a bowl, swimming in a bowl, swims in a tank, swimming in a tank, swimming in an aquarium, swims around, swimming around, flies around, flying around, runs around, running around, walks around, walking around, runs in circles, running in circles, swims in circles, swimming in circles, flying in circles, flies in circles, plays, playing, play, chess, games, wrestles, wrestling, tumbles, tumbling, romps, romping, frolics, celebrates, celebrating, cheers, cheering, toasts, toasting, claps, clapping, works, working, sells, selling, serves, serving, carries, carrying, picks, picking, harvests, harvesting, waters, watering, mows, mowing, sweeps, sweeping, digs, digging, rakes, raking, bows, bowing, takes, taking, gives, giving, shows, showing, tries, trying, helps, helping, salutes, saluting, applauds, applauding, drags, dragging, measures, measuring, rehearses, rehearsing, practices, practicing, checks, checking, searches, searching, hides, hiding, fights, fighting, moves',
  ),
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What is done, as far as the tables know; the rest are limits. */
export const deedFacts = [
  'leaves',
  'arrives',
  'chases',
  'travels',
  'launches',
  'happens',
  'reveals',
  'touches',
  'talks',
  'handles',
  'performs',
  'rests',
  'eats',
  'flows',
  'drifts',
  'rotates',
  'changes',
  'plays',
] as const satisfies readonly (keyof typeof clipFacts)[];

/** Facts that are worked out: several deeds, in order or not, none at all, whichever of these is known; who does it. */
export type ClipFact =
  | keyof typeof clipFacts
  | 'in order'
  | 'several'
  | 'nothing done'
  | 'known'
  | 'person'
  | 'many'
  | 'long'
  | 'edited';

/** Phrases in which a verb of the table is none. */
export const noDeeds = words(
  'face painting, wall painting, drinking straw, running water, running tap, running late, running shoe, running shoes, walking stick, flying carpet, flying saucer, swimming pool, dining table, sewing machine, washing machine, building site, apartment building, office building, tall building, building blocks, parking lot, rocking chair, painting of, drawing of, cutting board, wedding ring, frying pan, opening scene, opening shot, closing time, autumn leaves, falling asleep, tea leaves, drives home, standing ovation, ironing board, shopping street, playing field, playing cards, waiting room, reading room, living room, sleeping bag, hiking boot, hiking boots, hiking trail, running track, skating rink, skiing resort, cooking oil, baking tray, sparkling water, landing page, landing gear, knocking on, working day, rising sun, rising star, burning man, boxing gloves, boxing ring, climbing wall, climbing rope, finding nemo, meeting room, waiting list, folding chair, folding bike, racing car, racing bike, racing drone, sailing boat, sailing ship, rowing boat, walking boots, writing desk, typing sound, glowing eyes, plays a role, glass works, flag flying, flags flying, time flies, hair flying, sparks flying, dust flying, paper flying, flying sparks',
);
