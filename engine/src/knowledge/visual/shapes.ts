import type { Shape } from './rows.ts';

const words = (text: string): readonly string[] => text.split(', ');

/** Words by which a goal or an answer asks for proportions; a ratio written in digits is read as such. */
export const shapeWords: Readonly<Record<Shape, readonly string[]>> = {
  tall: words(
    '9:16, phone wallpaper, instagram story, instagram stories, insta story, ig story, facebook story, snapchat story, whatsapp status, instagram reel, instagram reels, insta reel, insta reels, ig reel, facebook reel, story, stories, tiktok, reel, reels, shorts, youtube short, vertical video, smartphone wallpaper, mobile wallpaper, lock screen, vertical for stories, vertical for reels, handyhintergrund, sperrbildschirm, fond d’écran de téléphone, fond d’écran mobile, fondo de pantalla de móvil, fondo de pantalla para el móvil, fondo para el móvil, sfondo per cellulare, sfondo per telefono, papel de parede de celular, papel de parede para celular, telefoonachtergrond, tapeta na telefon, wallpaper for iphone, wallpaper for my iphone, wallpaper for phone, wallpaper for my phone, wallpaper for android, iphone wallpaper, iphone background, android wallpaper, phone background, mobilbakgrund, telefonbakgrund, bakgrund till mobilen, telefoonwallpaper, achtergrond voor mijn telefoon, handy hintergrund, hintergrundbild fürs handy, hintergrundbild für das handy, fond d’écran pour téléphone, fond d’écran pour smartphone, fond d’écran pour mobile, fond d’écran pour portable, fond d’écran iphone, fondo de pantalla para móvil, fondo de pantalla para celular, fondo de pantalla para teléfono, sfondo per smartphone, sfondo del telefono, sfondo per iphone, papel de parede para telemóvel, tapeta na smartfon, ' +
      'portrait clip, portrait video, portrait reel, vertical story, historia de instagram, historias de instagram, storia instagram, storia di instagram, storia su instagram, storie instagram, story instagram, story de instagram, stories do instagram, story do instagram, story no instagram, story na instagram, instagram verhaal, pour une story, image verticale pour une story, visuel vertical pour une story, imagen vertical para una historia, immagine verticale per una storia, imagem vertical para story, staande video, staande clip, staand filmpje, stående video, stående film, stående klipp',
  ),
  portrait: words(
    '2:3, 3:4, 4:5, portrait, portrait format, portrait orientation, upright, vertical, vertical format, vertical poster, a4, a3, book cover, poster, pinterest, ' +
      'hochformat, hochkant, hochkantig, hochkantiges bild, vertikal, hochkantformat, format portrait, mode portrait, au format portrait, en portrait, verticale, verticales, verticaux, en vertical, à la verticale, format vertical, format à la française, ' +
      'formato vertical, foto vertical, cartel vertical, imagen vertical, imagem vertical, en vertical, na vertical, formato retrato, cartel vertical, cartaz vertical, verticais, formato verticale, in verticale, immagine verticale, foto verticale, manifesto verticale, poster verticale, image verticale, photo verticale, affiche verticale, vidéo verticale, verticali, ' +
      'staand formaat, staand beeld, staande foto, staande afbeelding, staande poster, verticaal, verticale foto, format pionowy, w pionie, pionowo, pionowy, pionowa, pionowe, pionowym, stående format, stående bild, stående foto, stående affisch, affisch stående, på höjden, staand, stående, na wysokość, vertical business card, portrait business card',
  ),
  square: words(
    '1:1, square, podcast cover, podcast artwork, cover for a podcast, cover for my podcast, cover for our podcast, cover of a podcast, spotify cover, playlist cover, record cover, vinyl cover, single cover, profile picture, profile photo, profile pic, my profile, xbox profile, steam profile, discord profile, photo de profil, photo de profil carrée, foto de perfil, foto del perfil, foto profilo, foto del profilo, profilbild, profielfoto, zdjęcie profilowe, carrée, quadrata, cuadrada, quadrada, vierkante, kvadratiskt, kwadratowe, square clip, square video, square loop, square animation, square ad, square advert, square commercial, square spot, square reel, square teaser, square trailer, square promo, square film, square gif, square version, square post, clip square, video square, quadratischer clip, quadratisches video, quadratischer film, clip quadratisch, video quadratisch, clip carré, vidéo carrée, clip cuadrado, vídeo cuadrado, video cuadrado, clip quadrato, video quadrato, clipe quadrado, vídeo quadrado, vierkante clip, vierkante video, kwadratowy klip, kwadratowe wideo, kwadratowy film, kvadratiskt klipp, kvadratisk film, kvadratisk video, square picture, square image, square photo, square format, square crop, quadratisches bild, quadratisches foto, image carrée, photo carrée, imagen cuadrada, foto cuadrada, immagine quadrata, foto quadrata, imagem quadrada, vierkante foto, vierkante afbeelding, kwadratowe zdjęcie, kwadratowy, kwadratowa, kvadratisk bild, and post, and feed post, post and, instagram post, album cover, album art, profile picture, avatar, app icon, social feed, feed, quadratisch, quadrat, formato cuadrado, cuadrado, carré, format carré, quadrato, formato quadrato, quadrado, vierkant, kvadratisk, kwadrat, round, circular, rund, ronde, redondo, redonda, rotondo, rotonda, rond, okrągły, okrągła, runt',
  ),
  landscape: words(
    '3:2, 4:3, landscape, landscape format, landscape orientation, landscape version, horizontal, horizontal format, postcard, ' +
      'querformat, im querformat, quer, bild quer, foto quer, plakat quer, poster quer, breitformat, format paysage, mode paysage, en paysage, à l’italienne, format à l’italienne, horizontale, à l’horizontale, ' +
      'apaisado, apaisada, formato apaisado, formato horizontal, en horizontal, foto horizontal, imagen horizontal, imagem horizontal, na horizontal, cartaz horizontal, deitado, deitada, orizzontale, formato orizzontale, in orizzontale, ' +
      'liggend formaat, liggend beeld, liggende foto, liggende afbeelding, liggende poster, horizontaal, format poziomy, w poziomie, poziomo, poziomy, pozioma, poziome, poziomym, liggande format, liggande bild, liggande foto, liggande affisch, affisch liggande, på bredden, liggend, liggande, na szerokość, business card',
  ),
  wide: words(
    '16:9, 21:9, widescreen, frames in one row, frames in a row, side by side in one row, twitter header, x header, linkedin header, linkedin banner, email header, newsletter header, facebook header, facebook cover, facebook cover photo, cover photo, youtube banner, channel banner, channel art, twitch banner, discord banner, etsy banner, shop banner, web banner, website banner, banner ad, banner for, desktop background, computer wallpaper, laptop wallpaper, pc wallpaper, desktop hintergrund, desktophintergrund, bildschirmhintergrund, hintergrundbild für den desktop, fond d’écran pour ordinateur, fond d’écran pour pc, fond d’écran de bureau, fondo de escritorio, fondo de pantalla para ordenador, fondo de pantalla para pc, fondo de pantalla para computadora, fondo de pantalla de escritorio, sfondo per desktop, sfondo desktop, sfondo del desktop, sfondo per pc, sfondo per computer, papel de parede para computador, papel de parede para pc, papel de parede de computador, bureaubladachtergrond, achtergrond voor mijn computer, tapeta na pulpit, tapeta na komputer, skrivbordsbakgrund, bakgrund till datorn, panoramabild, panoramafoto, panoramisch, panoramische, panoramisk, panoramiskt, landschaftspanorama, panoramique, panorámica, panoramica, panorâmica, panoramiczne, panoramiczny, panoramiczna, desktop wallpaper, banner, thumbnail, hero image, header, panorama, panoramic, website header, website, slide, presentation, cinema, youtube, screen',
  ),
};

/** Words for proportions in an answer that in a goal may be things: a town square, a girl in shorts. */
export const doubtfulShapes = words(
  'story, shorts, reel, reels, feed, square, screen, upright, vertical, horizontal, cinema, presentation, slide, header, website, youtube, banner, feeds, landscape, portrait, quadrat, carré, round, circular, rund, ronde, redondo, redonda, rotondo, rotonda, rond, okrągły, okrągła, runt, quer, deitado, deitada, horizontale, verticale, staand, stående, liggend, liggande, carrée, quadrata, cuadrada, quadrada, vierkante, kvadratiskt, kwadratowe, panoramique, panoramica',
);

/** Those of them that mean the format where a clip is wanted. */
export const clipShapes = words('vertical, horizontal, verticale, horizontale');

/** Ratios that are set as they were typed. */
export const typedRatios = words('9:16, 2:3, 3:4, 4:5, 1:1, 5:4, 3:2, 4:3, 16:9, 16:10, 21:9');

/** Words behind which, in a part of its own, one of the doubtful ones is the format: "…, square for the feed". */
export const behindFormat = words(
  'for, format, please, crop, cropped, orientation, bitte, für, pour, para, per, voor, för, dla',
);

/** Words that may tell the format: where one is left unread, no format is set. */
export const formatWords = words(
  'upright, vertical, horizontal, format, size, sized, crop, cropped, mm, cm, inch, inches, dpi',
);

/** Sheets of the A series, all of one ratio, and words that lay them across. */
export const papers = {
  sheets: words('a0, a1, a2, a3, a4, a5, a6'),
  across: words(
    "landscape, horizontal, l'italienne, horizontally, sideways, quer, querformat, breitformat, liegend, quergelegt, paysage, italienne, horizontale, apaisado, apaisada, tumbado, deitado, deitada, orizzontale, liggend, liggende, horizontaal, liggande, tvären, poziomo, poziomy, poziomie, pozioma, poziome",
  ),
  high: '70:99',
  wide: '99:70',
} as const;

/** How the sides of a wall, a frame or a sheet are told. */
export const millimetres: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  metres: 1000,
  metre: 1000,
  meters: 1000,
  meter: 1000,
  metros: 1000,
  metri: 1000,
  mètres: 1000,
  m: 1000,
  px: 1,
  feet: 305,
  ft: 305,
  inches: 25.4,
  inch: 25.4,
  in: 25.4,
};
export const sideWords = {
  width: words('wide, across, breit, de large, de ancho, di larghezza, breed, bred, szerokości, de largura'),
  height: words('high, tall, hoch, de haut, de alto, di altezza, hoog, hög, wysokości, de altura'),
} as const;

/** Proportions told by a factor: "three times as wide as tall", "twice as high as wide". */
export const timesWords = {
  factors: {
    'one and a half times': 1.5,
    '1.5 times': 1.5,
    '1.5x': 1.5,
    'half again': 1.5,
    half: 0.5,
    halb: 0.5,
    twice: 2,
    double: 2,
    'two times': 2,
    '2 times': 2,
    '2x': 2,
    doppelt: 2,
    zweimal: 2,
    '2 mal': 2,
    '2-mal': 2,
    'deux fois': 2,
    '2 fois': 2,
    'dos veces': 2,
    '2 veces': 2,
    'due volte': 2,
    '2 volte': 2,
    'duas vezes': 2,
    '2 vezes': 2,
    'twee keer': 2,
    '2 keer': 2,
    tweemaal: 2,
    'dwa razy': 2,
    '2 razy': 2,
    dubbelt: 2,
    'två gånger': 2,
    '2 gånger': 2,
    'three times': 3,
    '3 times': 3,
    '3x': 3,
    thrice: 3,
    dreimal: 3,
    '3 mal': 3,
    '3-mal': 3,
    'trois fois': 3,
    '3 fois': 3,
    'tres veces': 3,
    '3 veces': 3,
    'tre volte': 3,
    '3 volte': 3,
    'três vezes': 3,
    '3 vezes': 3,
    'drie keer': 3,
    '3 keer': 3,
    driemaal: 3,
    'trzy razy': 3,
    '3 razy': 3,
    'tre gånger': 3,
    '3 gånger': 3,
    'four times': 4,
    '4 times': 4,
    '4x': 4,
    viermal: 4,
    '4 mal': 4,
    'quatre fois': 4,
    '4 fois': 4,
    'cuatro veces': 4,
    '4 veces': 4,
    'quattro volte': 4,
    '4 volte': 4,
    'quatro vezes': 4,
    '4 vezes': 4,
    'vier keer': 4,
    '4 keer': 4,
    'cztery razy': 4,
    '4 razy': 4,
    'fyra gånger': 4,
    '4 gånger': 4,
    'five times': 5,
    '5 times': 5,
    '5x': 5,
    fünfmal: 5,
    'cinq fois': 5,
    'cinco veces': 5,
    'cinque volte': 5,
    'cinco vezes': 5,
    'vijf keer': 5,
    'pięć razy': 5,
    'fem gånger': 5,
  } as Readonly<Record<string, number>>,
  wide: words(
    'as wide, so wide, wider, as broad, broader, as long, longer, so breit, breiter, aussi large, plus large, plus long, más ancho, más ancha, tan ancho, tan ancha, più largo, più larga, mais largo, mais larga, zo breed, breder, szersze, szerszy, szersza, så bred, så brett, bredare',
  ),
  high: words(
    'as high, as tall, so tall, higher, taller, so hoch, höher, aussi haut, plus haut, plus haute, más alto, más alta, tan alto, tan alta, più alto, più alta, mais alto, mais alta, zo hoog, hoger, wyższe, wyższy, wyższa, så hög, så högt, högre',
  ),
  than: words(
    'as, than, as it is, than it is, as they are, than they are, wie, als, que, de, di, che, do que, dan, niż, som, än, than its, as its',
  ),
  other: words(
    'high, tall, wide, broad, width, height, hoch, breit, haut, haute, large, alto, alta, ancho, ancha, largo, larga, hoog, breed, wysokie, wysoki, wysoka, wyższe, wyższy, szerokie, szeroki, szeroka, szersze, szerszy, hög, högt, bred, brett',
  ),
} as const;

/** What is switched off where the goal wants none of it. */
export const soundNames = words('sound, sounds, audio, ton, sonido, suono, geluid, ljud, dźwięku');

/** What else says that something is to be heard. */
export const soundSigns = words(
  'ukulele, whoosh, jingle, melody, waltz, lullaby, drumbeat, noise, noises, music, narration, narrator, voiceover, geräusche, originalgeräusche, musik, musique, bruit, bruits, música, ruido, rumore, rumori, musica, muziek, geluiden, hałas, muzyka, ljud, musiken, chante, sagt, spricht, singt, zegt, zingt, mówi, śpiewa, säger, sjunger, habla, canta, parla',
);

/** How a clip without sound is asked for in other words. */
export const silentWords = words(
  'silent clip, silent video, silent film, muted clip, muted video, without sound, without audio, ohne ton, kein ton, ohne audio, sans son, pas de son, sans audio, sin sonido, sin audio, senza suono, senza audio, zonder geluid, geen geluid, utan ljud, inget ljud, bez dźwięku, sem som, sem áudio',
);

/** The same as a part of its own: "…, silent, 7 seconds". */
export const silentPart = 'silent';

/** A shorter stretch of time is a moment within a clip. */
export const leastClipSeconds = 3;

/** Words before a stretch of time that is a part of the clip, not its length. */
export const momentWords = words(
  'first, last, next, final, after, every, in the first, ersten, letzten, nach, alle, premières, dernières, après, primeros, últimos, primi, ultimi, dopo, eerste, laatste, na, pierwsze, ostatnie, po, första, sista, efter',
);

/** Minutes, before a word for a clip. */
export const minuteUnits = words(
  'minute, minutes, min, minuten, minuto, minutos, minuti, minuut, minuta, minuty, minut, minuter',
);
export const halfMinutes = words(
  'half a minute, halbe minute, demi-minute, medio minuto, mezzo minuto, halve minuut, pół minuty, halv minut, meio minuto',
);

/** Words behind a figure with "s", and before it, by which it tells seconds. */
export const clipWords = words(
  'clip, video, ad, advert, spot, loop, reel, animation, film, teaser, trailer, long, intro, commercial, tiktok, story, shot, promo, explainer, max, timelapse',
);
export const lengthWords = words(
  'about, around, for, of, length, duration, lasting, max, roughly, exactly, under',
);

/** Words before a figure that the clip must stay below, and those before one that it may reach. */
export const belowWords = words(
  'under, below, less than, shorter than, unter, weniger als, kürzer als, moins de, menos de, meno di, minder dan, korter dan, poniżej, mniej niż, under, mindre än, kortare än',
);
export const atMostWords = words(
  'max, maximum, at most, no more than, not more than, no longer than, up to, within, höchstens, maximal, nicht länger als, au plus, maximum, máximo, como mucho, massimo, al massimo, hooguit, maximaal, najwyżej, maksymalnie, högst, max',
);
export const atMostBehind = words(
  'tops, max, maximum, at most, or less, or shorter, höchstens, maximal, au plus, máximo, massimo, hooguit, maksymalnie',
);

/** Ratios for a prompt that is for no one service. */
export const plainRatios: Readonly<Record<Shape, string>> = {
  square: '1:1',
  landscape: '3:2',
  wide: '16:9',
  portrait: '2:3',
  tall: '9:16',
};

/** Parts of a clip, and words that give a length to each of them. */
export const shotWords = words(
  'shots, scenes, einstellungen, szenen, plans, scènes, planos, escenas, inquadrature, cenas, ujęcia, sceny, tagningar, scener',
);
export const eachWords = words(
  'each, per shot, per scene, apiece, je, jeweils, chacun, chacune, cada, ciascuna, ciascuno, elk, per stuk, każde, każda, vardera, varje',
);
