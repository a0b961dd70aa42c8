import type { FramedLanguage } from '../../reading/framed-languages.ts';

const words = (text: string): readonly string[] => text.split(', ');

/** Nouns that behind another one only say how many, or which part: "owl family", "tiger face". */
export const lesserNouns = words(
  'family, crowd, party, army, group, face, portrait, team, head, toy, figure',
);

/** Many without a plural's ending. */
export const plurals = words('people, men, women, children, mice, geese, wolves, sheep, cattle, fish');

/** Words that make several pieces of one, whatever its number. */
export const setWords = words(
  'set of, series of, collection of, sheet of, pack of, bundle of, suite of, icon set, icon pack, sticker sheet, sticker pack, sticker set, emoji set, card set, logo set, poster series, variations of, versions of, variants of, concepts of, concepts for, options for, ideas for, drafts of',
);

/** Words in -ing that are things. */
export const thingsInIng = words(
  'building, wedding, painting, evening, morning, spring, string, ceiling, clothing, lightning, king, ring, wing, swing, sibling, ' +
    'duckling, viking, crossing, earring, pudding, dumpling, drawing, during, thing, nothing, something, everything, anything, ' +
    'stocking, sapling, seedling, wrestling, boxing, living, dining, swimming, sewing',
);

/** Words behind which somebody else may do what follows. */
export const clauseWords = words('with, that, which, while, where, because, as');

/** Verbs that make something of a thing there is: "make the sky darker", "give my car a new color". */
export const makingWords = words('make, give');

/** Words behind a verb of change that point at a picture there is: "remove the", "make it". */
export const pointers = words('the, my, this, these, it, her, him, his, our, that');

/** What a picture or clip that exists is called. */
export const pictureNouns = words(
  'photo, photos, photograph, still of, still image, still frame, still photo, still picture, film still, upload, picture, pictures, pic, pics, image, images, scan, scans, selfie, snapshot, drawing, sketch, clip, video, footage, recording, svg, png, jpg, jpeg, ' +
    'foto, fotos, bild, bilder, zeichnung, skizze, aufnahme, dessin, fotografía, imagen, dibujo, immagine, disegno, video, vídeo, vidéo, imagem, desenho, afbeelding, tekening, zdjęcie, zdjęcia, zdjęciu, rysunek, wideo, nagranie, fotot, teckning, klipp',
);

/** Words right before such a noun, or before its article, that make it one of the person's own. */
export const ownSigns = words(
  'use the, use this, use my, take the, take this, take my, animate the, animate this, animate my, my, our, this, these, my own, my old, this old, same, the same, this is a, this is my, this is our, here is my, i have a, i have an old, i have, i’ve got a, here is a, here is the, here are, ' +
    'in the, mein, meine, meinem, meinen, meiner, unser, unsere, unserem, dieses, diese, diesem, auf dem, auf diesem, ich habe ein, ich habe eine, habe ein, ma, mon, mes, cette, ce, notre, nos, sur la, sur cette, j’ai une, ' +
    'mi, mis, esta, este, esa, nuestra, nuestro, en la, tengo una, tengo un, mia, mio, questa, questo, nostra, nella, ho una, mijn, deze, dit, onze, op de, ik heb een, moje, moją, mojego, mojej, moim, mojemu, naszego, naszym, to, to stare, na, mam, min, mitt, vår, den här, det här, på, jag har ett, jag har en, ' +
    'minha, meu, minhas, esta, essa, nossa, nosso, na, tenho uma, tenho um',
);

/** Words anywhere near such a noun that say it is handed over. */
export const handedSigns = words(
  'attached, attaching, attachment, uploaded, uploading, i upload, i will upload, i’ll upload, i can upload, i send, i took, i shot, i filmed, i made, enclosed, upload is, the upload, ich lade, subo, j’envoie, je joins, carico, allego, wgrywam, przesyłam, laddar upp, envio, ik stuur, ' +
    'anbei, angehängt, angehängtes, im anhang, hochgeladen, das ich gemacht habe, ci-joint, ci-jointe, en pièce jointe, adjunto, adjunta, en adjunto, que hice, em anexo, anexo, anexa, anexada, allegato, allegata, in allegato, bijgevoegd, bijgevoegde, in de bijlage, als bijlage, załączone, załączam, w załączniku, bifogad, bifogat, bifogar',
);

/** How many words may part a picture of one's own from what tells what it is for. */
export const reach = {
  /** From what says that it is handed over. */
  handed: 6,
  /** From the start of the goal. */
  opening: 14,
  /** From a verb of change: "restore a photo". */
  changed: 3,
  /** From the description's start to a new piece: "an icon of my dog, photo attached". */
  piece: 4,
  /** From "turn" to "into": "turn my old photo into". */
  turned: 12,
  /** Characters before a quotation in which its sort is told. */
  quote: 200,
  /** Letters of a word that several languages may have. */
  small: 4,
  /** Quotations that are read. */
  quotes: 12,
} as const;

/** What says that somebody drew what is handed over. */
export const drawnSigns = words(
  'drew this, drew these, drew it, painted this, painted these, sketched this, did this drawing, hat das gemalt, hat das gezeichnet, a dessiné ça, dibujó esto, ha disegnato questo, heeft dit getekend',
);

/** Pieces that are made new, even where a picture of one's own shows what is in them. */
export const pieceNouns = words(
  'icon, logo, emoji, avatar, cartoon, caricature, portrait, illustration, painting, oil painting, watercolor, watercolour, linocut, woodcut, engraving, sticker, poster, flyer, postcard, invitation, cover, banner, badge, stamp, pattern, mug, tattoo, coloring page, colouring page, comic, mural, statue, figurine, label, ' +
    'karikatur, porträt, aquarell, ölgemälde, aufkleber, plakat, einladung, postkarte, umschlag, etikett, ausmalbild, caricature, aquarelle, affiche, carte, étiquette, autocollant, retrato, acuarela, caricatura, cartel, pegatina, postal, etiqueta, ritratto, acquerello, locandina, adesivo, etichetta, cartolina, invito, ' +
    'retrato, aquarela, cartaz, adesivo, convite, portret, karikatuur, aquarel, affiche, uitnodiging, kaart, etiket, portret, karykatura, akwarela, plakat, naklejka, zaproszenie, etykieta, porträtt, karikatyr, akvarell, affisch, klistermärke, inbjudan, etikett',
);

/** Words before a picture of one's own that make it the place for what is wanted: "an intro for my video". */
export const purposeWords = words('for, für, pour, para, per, voor, för, dla');

export const articles = words('a, an, the, some, my, our, one, this');

/** Words that place a scene without a preposition. */
export const selfPlacing = words('underwater, indoors, outdoors, seaside, studio');

/** Words that put events in order, and phrases in which such a word does not. */
export const orderWords: readonly (readonly [puts: boolean, words: readonly string[]])[] = [
  [
    true,
    words(
      'then, after that, finally, first, before it, suddenly, and then, later, starts, start at, start with, starting, begins, ends, end on, end with, ending, until, turns into, becomes, cut to, montage, walkthrough, tour',
    ),
  ],
  [
    false,
    words(
      'first person, first time, first day, first class, first snow, first love, first step, first steps, first flight, first word, first words, first date, first kiss, first dance, first light, first ride, first bite, first sip, first prize, first place, first frost, first rain, first customer, first bicycle, first bike, first birthday, first floor, first aid, first contact, at first, dead end, week end, tour bus, tour guide, tour de france',
    ),
  ],
];

/** Words right before a decade that make it an age or a part of a life: "in her 70s". */
export const ageWords = words('his, her, their, mid, late, early');

/** Words before a look that refuse it: "no bokeh". */
export const refusals = words('no, not, without, avoid, never');

/** Words before a quotation that is not to be seen: "from SALE to OPEN". */
export const unseenWords = words('no, not, without, avoid, never, from, remove, replace, erase, delete');

/** Words that bring nothing into a picture. */
export const smallWords = words(
  'and, of, for, to, with, without, no, any, his, her, its, their, your, me, us, it, is, are, that, which, very, please, s, two, three, four, five, single, by, like, as, about, from',
);

/** Words that show that a quotation in a clip is spoken, and words that show that it is seen. */
export const speechWords = words(
  'dialogue, dialog, say, says, said, saying, shout, shouts, shouting, whisper, whispers, whispering, ask, asks, asking, answer, answers, reply, replies, tells, yells, screams, sings, singing, mutters, speaks, speaking, dialogue, voiceover, voice over, voice, narrator, narrates, narrating, narrated, narration, murmurs, calls out, cries, laughs, announces, announcer',
);
/** What a sign does as well as a person. */
export const silentSpeech = words('say, says, said, saying');
export const writtenWords = words(
  'text, sign, title, caption, name, poster, logo, written, window, lettering, word, words, slogan, label, end card, subtitle, called, banner, headline, message, neon sign, screen, letters, printed, spelled, card, cover, shirt, board, billboard, balloon, bubble, speech bubble, tagline, sticker, mug, flyer, invitation, cake, frame, badge, jersey, tattoo, chalkboard, blackboard',
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

/** Small words by which a goal of few words tells its language where the longer lists leave it in doubt. */
export const tellingWords: Readonly<Record<'en' | FramedLanguage, readonly string[]>> = {
  en: words('the, with, and, from, his, its, an, of, for, jack o lantern'),
  de: words(
    'mit, für, und, ein, eine, einen, einem, einer, der, die, das, im, auf, von, vom, zum, zur, ohne, vor, am, über, namen, sekunden, bild, zeichnung, aquarell, gemälde, einladung, nacht, straße, frau, katze, schnee, wald, mädchen, junge, fliegt, läuft, geht, springt, fährt, sitzt, steht, hochformat, hochkant, querformat, zeitlupe, zeitraffer, einstellung, quadratisch, schwarz weiß, voller',
  ),
  fr: words(
    'avec, pour, et, un, une, le, la, les, des, de, du, dans, sur, au, aux, en, sans, qui, près, d’un, d’une, dessin, aquarelle, nuit, pluie, femme, homme, enfant, chien, neige, forêt, ville, sous, vers, boucle, traverse, saute, marche, ouvre, vole, vidéo, secondes, survol, paysage, carré, carrée, ralenti, noir et blanc, vieille, vieux, plein, pleine',
  ),
  es: words(
    'una, un, con, para, el, la, los, las, en, y, del, de, sin, haciendo, sobre, junto, luz, segundos, cartel, vídeo, imagen, dibujo, acuarela, ilustración, cámara, lluvia, noche, calle, niño, niña, perro, mujer, hombre, nieve, bosque, bucle, bajo, desde, estilo, corre, camina, vuela, abre, cae, blanco y negro, vieja, viejo, pequeña, pequeño, lleno, llena',
  ),
  it: words(
    'una, un, con, per, il, la, gli, di, della, dei, nel, nella, sul, sulla, davanti, e, che, senza, dal, un, secondi, disegno, acquerello, ritratto, dipinto, illustrazione, notte, pioggia, donna, uomo, bambino, bambina, bambini, gatto, bosco, città, sotto, stile, le, tra, treno, corre, cammina, vola, apre, cade, locandina, copertina, biglietto, immagine, sfondo, orizzontale, al, bianco e nero, vecchia, vecchio, piccola, piccolo, pieno, piena',
  ),
  pt: words(
    'uma, um, com, para, o, os, em, e, do, da, de, no, na, sem, luz, ao, segundos, cartaz, vídeo, imagem, câmera, desenho, aquarela, ilustração, um, noite, rua, chuva, mulher, homem, criança, cachorro, menino, menina, floresta, cidade, estilo, corre, anda, pula, voa, abre, preto e branco, velha, velho, pequena, pequeno, cheio, cheia',
  ),
  nl: words(
    'een, met, voor, het, de, en, van, op, in, zonder, bij, seconden, tekening, schilderij, aquarel, uitnodiging, nacht, straat, vrouw, hond, sneeuw, jongen, meisje, loopt, vliegt, rijdt, staat, stijl, staand, staande, liggend, liggende, vierkant, vierkante, afbeelding, zwart wit, oude, kleine, grote, vol, volle',
  ),
  pl: words(
    'z, ze, na, w, dla, i, przy, do, pod, bez, od, nad, o, po, przez, za, sekund, sekundy, minuty, pół, rysunek, akwarela, ilustracja, zaproszenie, okładka, wizytówka, etykieta, noc, deszcz, kobieta, mężczyzna, dziecko, kot, śnieg, miasto, chłopiec, dziewczynka, animacja, wielka, wielki, stary, stara, mały, mała, skacze, biegnie, leci, idzie, siedzi, jedzie, płynie, zwolnione, wideo, zdjęcie, obraz, pionowe, pionowy, pionowo, poziome, poziomo, zbliżenie, czarno białe, czarno biały, stara, stary, mała, mały, pełen, pełna',
  ),
  sv: words(
    'en, ett, och, med, för, på, av, i, utan, vid, till, sekunder, bild, teckning, akvarell, målning, porträtt, inbjudan, natt, kvinna, pojke, flicka, hunden, snö, skog, springer, går, hoppar, flyger, sitter, står, kör, stående, liggande, affisch, svartvitt, svartvit, gammal, gammalt, liten, litet, full av',
  ),
};
