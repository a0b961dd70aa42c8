const words = (text: string): readonly string[] => text.split(', ');

/** Nouns that behind another one only say how many, or which part: "owl family", "tiger face". */
export const lesserNouns = words(
  'family, crowd, party, army, group, face, portrait, team, head, toy, figure',
);

/** Many without a plural's ending. */
export const plurals = words('people, men, women, children, mice, geese, wolves, sheep, cattle, fish');

/** Words in -ing that are things. */
export const thingsInIng = words(
  'building, wedding, painting, evening, morning, spring, string, ceiling, clothing, lightning, king, ring, wing, swing, sibling, ' +
    'duckling, viking, crossing, earring, pudding, dumpling, drawing, during, thing, nothing, something, everything, anything, ' +
    'stocking, sapling, seedling, wrestling, boxing, living, dining, swimming, sewing',
);

/** Words behind which somebody else may do what follows. */
export const clauseWords = words('with, that, which, while, where, because, as');

/** Words behind a verb of change that point at a picture there is: "remove the", "make it". */
export const pointers = words('the, my, this, these, it, her, him, his, our, that');

/** A picture or clip of the person's own that is given to the service. */
export const ownPictures = words(
  'in the photo, in the picture, in the clip, in the video, auf dem foto, sur la photo, en la foto, nella foto, op de foto, na zdjęciu, på fotot, na foto, my photo, our photo, this photo, attached photo, photo attached, my picture, this picture, attached picture, picture attached, my pic, this pic, pic attached, attached image, image attached, my clip, our clip, this clip, attached clip, clip attached, my video, this video, attached video, my own photo, photo i took, picture i took, photo i shot, clip i filmed, video i filmed, clip i shot, video i shot, attached drawing, drawing attached, attached sketch, sketch attached, my drawing, my sketch, foto das ich gemacht habe, foto que hice, mein foto, dieses foto, unser foto, ma photo, cette photo, notre photo, mi foto, esta foto, mia foto, questa foto, mijn foto, deze foto, moje zdjęcie, mitt foto, minha foto, mein video, meinen clip, mein clip, dieses video, unser video, ma vidéo, cette vidéo, mon clip, notre vidéo, mi vídeo, mi video, este vídeo, este video, mio video, questo video, mijn video, deze video, moje wideo, moje nagranie, min video, mitt klipp, meu vídeo, mein bild, dieses bild, mon image, mi imagen, mijn afbeelding, min bild',
);

/** Words before a picture of one's own that make it the place for what is wanted: "an intro for my video". */
export const purposeWords = words('for, für, pour, para, per, voor, för, dla');

export const articles = words('a, an, the, some, my, our, one, this');

/** Words that place a scene without a preposition. */
export const selfPlacing = words('underwater, indoors, outdoors, seaside, studio');

/** Words that put events in order. */
export const orderWords = words(
  'then, after that, finally, first, before it, suddenly, and then, later, starts, start at, start with, starting, begins, ends, end on, end with, ending, until, turns into, becomes, cut to, montage, walkthrough, tour',
);

/** Words right before a decade that make it an age or a part of a life: "in her 70s". */
export const ageWords = words('his, her, their, mid, late, early');

/** Words before a look that refuse it: "no bokeh". */
export const refusals = words('no, not, without, avoid, never');

/** Words that bring nothing into a picture. */
export const smallWords = words(
  'and, of, for, to, with, without, no, any, his, her, its, their, your, me, us, it, is, are, that, which, very, please, s, two, three, four, five, single, by, like, as, about, from',
);

/** Words that show that a quotation in a clip is spoken, and words that show that it is seen. */
export const speechWords = words(
  'say, says, said, saying, shout, shouts, shouting, whisper, whispers, whispering, ask, asks, asking, answer, answers, reply, replies, tells, yells, screams, sings, singing, mutters, speaks, speaking, dialogue, voiceover, voice over, voice, narrator',
);
export const writtenWords = words(
  'text, sign, title, caption, name, poster, logo, written, window, lettering, word, words, slogan, label, end card, subtitle, called, banner, headline, message, neon sign, screen, letters, printed, spelled, card, cover, shirt, board, billboard, balloon, bubble, speech bubble, tagline, sticker, mug, flyer, invitation, cake',
);

/** What opens a wish for a text or for software, not for a picture. */
export const otherTasks = {
  content: words(
    'write, draft, compose, summarize, summarise, translate, explain, rewrite, answer, proofread, analyze, analyse, list, why is, why are, why do, why does, how do i, how do you, how do we, how does',
  ),
  code: words(
    'code, implement, program, debug, build an app, build a website, build an api, develop an app, develop a website, fix the bug, fix a bug',
  ),
} as const;
