import type { FramedLanguage } from '../../reading/framed-languages.ts';
import type { Aspect, Framed } from './rows.ts';

/** A phrase in each language that the engine serves: a fragment in lower case, the German nouns apart, without an end mark. */
export type Worded = Readonly<Record<'en' | FramedLanguage, string>>;

/** One way in which another version of a picture or clip can differ. True of anything of its families. */
export interface Variation extends Framed {
  /** What it decides: where the person has said anything of it, another one is taken. */
  readonly about: readonly Aspect[];
  readonly say: Worded;
}

/** How near the scene is seen, and how much room is in it. */
const room = ['distance', 'composition'] as const;
const lit = ['light', 'time', 'weather', 'tone', 'quiet'] as const;
const manner = ['medium', 'material', 'era', 'line'] as const;

export const variations = {
  // A scene as one would see it.
  closer: {
    name: 'Closer',
    frame: 'closer',
    about: [...room, 'camera', 'focus'],
    say: {
      en: 'seen from a little closer, with nothing that matters cut off',
      de: 'aus etwas größerer Nähe gesehen, nichts Wichtiges abgeschnitten',
      fr: 'cadrage plus serré, sans rien couper d’important',
      es: 'desde un poco más cerca, sin cortar nada importante',
      it: 'un po’ più da vicino, senza tagliare nulla di importante',
      pt: 'um pouco mais de perto, sem cortar nada de importante',
      nl: 'van iets dichterbij gezien, zonder iets belangrijks af te snijden',
      pl: 'widziane z nieco bliższej odległości, bez ucinania niczego ważnego',
      sv: 'sett på lite närmare håll, utan att något viktigt skärs av',
    },
  },
  wider: {
    name: 'Wider',
    frame: 'wider',
    about: [...room, 'camera', 'focus', 'background'],
    say: {
      en: 'seen from a little farther away, with more of the setting in the picture',
      de: 'aus etwas größerer Entfernung gesehen, mit mehr von der Umgebung im Bild',
      fr: 'cadrage un peu plus large, avec plus de décor visible',
      es: 'desde un poco más lejos, con más entorno en la imagen',
      it: 'un po’ più da lontano, con più ambiente intorno',
      pt: 'de um pouco mais longe, com mais ambiente em volta',
      nl: 'van iets verder weg gezien, met meer van de omgeving in beeld',
      pl: 'widziane z nieco większej odległości, z większą częścią otoczenia w kadrze',
      sv: 'sett på lite längre håll, med mer av omgivningen i bild',
    },
  },
  sideLight: {
    name: 'Light from one side',
    frame: 'sideLight',
    about: lit,
    say: {
      en: 'lit from one side, with clear shadows',
      de: 'von einer Seite beleuchtet, mit deutlichen Schatten',
      fr: 'lumière d’un seul côté, avec des ombres nettes',
      es: 'con luz lateral y sombras marcadas',
      it: 'luce da un lato, con ombre nette',
      pt: 'luz de um só lado, com sombras bem marcadas',
      nl: 'van één kant belicht, met duidelijke schaduwen',
      pl: 'oświetlone z jednej strony, z wyraźnymi cieniami',
      sv: 'belyst från ena sidan, med tydliga skuggor',
    },
  },
  softLight: {
    name: 'Soft light',
    frame: 'softLight',
    about: ['light', 'time', 'weather', 'tone', 'lively'],
    say: {
      en: 'in soft, even light',
      de: 'in weichem, gleichmäßigem Licht',
      fr: 'dans une lumière douce et uniforme',
      es: 'con una luz suave y uniforme',
      it: 'in una luce morbida e uniforme',
      pt: 'com luz suave e uniforme',
      nl: 'in zacht, gelijkmatig licht',
      pl: 'w miękkim, równomiernym świetle',
      sv: 'i mjukt, jämnt ljus',
    },
  },

  lower: {
    name: 'From lower down',
    frame: 'lower',
    about: ['view', 'camera', 'distance'],
    say: {
      en: 'seen from slightly lower down',
      de: 'von etwas weiter unten gesehen',
      fr: 'sous un angle bas',
      es: 'desde un poco más abajo',
      it: 'punto di vista più basso',
      pt: 'ponto de vista mais baixo',
      nl: 'vanuit een lager punt',
      pl: 'widziane z nieco niższego punktu',
      sv: 'sett från lite lägre höjd',
    },
  },

  // Whatever is in it.
  muted: {
    name: 'Quiet colors',
    frame: 'muted',
    about: ['colour', 'tone', 'lively'],
    say: {
      en: 'in quiet, closely related colors',
      de: 'in zurückhaltenden, eng verwandten Farben',
      fr: 'dans des couleurs discrètes et proches les unes des autres',
      es: 'en colores discretos y muy próximos entre sí',
      it: 'in colori tenui e vicini tra loro',
      pt: 'em cores discretas e próximas entre si',
      nl: 'in rustige, nauw verwante kleuren',
      pl: 'w stonowanych, bliskich sobie kolorach',
      sv: 'i dämpade, närbesläktade färger',
    },
  },
  rich: {
    name: 'Strong colors',
    frame: 'rich',
    about: ['colour', 'tone', 'quiet'],
    say: {
      en: 'in rich, strong colors',
      de: 'in satten, kräftigen Farben',
      fr: 'dans des couleurs riches et soutenues',
      es: 'en colores intensos y vivos',
      it: 'in colori intensi e decisi',
      pt: 'em cores intensas e fortes',
      nl: 'in volle, krachtige kleuren',
      pl: 'w nasyconych, mocnych kolorach',
      sv: 'i mättade, kraftiga färger',
    },
  },
  contrast: {
    name: 'Few contrasting colors',
    frame: 'contrast',
    about: ['colour', 'tone', 'quiet'],
    say: {
      en: 'in a few strongly contrasting colors',
      de: 'in wenigen, stark kontrastierenden Farben',
      fr: 'dans quelques couleurs très contrastées',
      es: 'en pocos colores muy contrastados',
      it: 'in pochi colori molto contrastanti',
      pt: 'em poucas cores bem contrastantes',
      nl: 'in enkele sterk contrasterende kleuren',
      pl: 'w kilku mocno skontrastowanych kolorach',
      sv: 'i några få starkt kontrasterande färger',
    },
  },

  // What is drawn.
  simpler: {
    name: 'Simpler',
    frame: 'simpler',
    about: ['detail', 'line', 'crowd'],
    say: {
      en: 'kept simpler, with less small detail',
      de: 'einfacher gehalten, mit weniger kleinen Details',
      fr: 'plus simple, avec moins de petits détails',
      es: 'más simple, con menos detalles pequeños',
      it: 'più semplice, con meno dettagli minuti',
      pt: 'mais simples, com menos detalhes pequenos',
      nl: 'eenvoudiger, met minder details',
      pl: 'prościej, z mniejszą liczbą drobnych szczegółów',
      sv: 'enklare, med färre små detaljer',
    },
  },
  finer: {
    name: 'Finer detail',
    frame: 'finer',
    about: ['detail', 'line', 'tone'],
    say: {
      en: 'in finer detail',
      de: 'feiner und detailreicher',
      fr: 'avec des détails plus fins',
      es: 'con detalles más finos',
      it: 'con dettagli più fini',
      pt: 'com detalhes mais finos',
      nl: 'met fijnere details',
      pl: 'z drobniejszymi szczegółami',
      sv: 'med finare detaljer',
    },
  },
  heavyLine: {
    name: 'Heavier lines',
    frame: 'heavyLine',
    about: ['line', 'detail', 'tone'],
    say: {
      en: 'drawn with heavier lines',
      de: 'mit kräftigeren Linien gezeichnet',
      fr: 'avec des traits plus épais',
      es: 'con líneas más gruesas',
      it: 'con linee più spesse',
      pt: 'com linhas mais grossas',
      nl: 'met dikkere lijnen getekend',
      pl: 'narysowane grubszymi liniami',
      sv: 'tecknat med kraftigare linjer',
    },
  },
  lightLine: {
    name: 'Lighter lines',
    frame: 'lightLine',
    about: ['line', 'detail', 'tone'],
    say: {
      en: 'drawn with thinner, lighter lines',
      de: 'mit dünneren, leichteren Linien gezeichnet',
      fr: 'avec des traits plus fins et plus légers',
      es: 'con líneas más finas y ligeras',
      it: 'con linee più sottili e leggere',
      pt: 'com linhas mais finas e leves',
      nl: 'met dunnere, lichtere lijnen getekend',
      pl: 'narysowane cieńszymi, lżejszymi liniami',
      sv: 'tecknat med tunnare, lättare linjer',
    },
  },

  // Flat pieces.
  geometric: {
    name: 'Geometric',
    frame: 'geometric',
    about: manner,
    say: {
      en: 'built from simple geometric shapes',
      de: 'aus einfachen geometrischen Formen aufgebaut',
      fr: 'en formes géométriques simples',
      es: 'a base de formas geométricas sencillas',
      it: 'tutto in semplici forme geometriche',
      pt: 'tudo em formas geométricas simples',
      nl: 'opgebouwd uit eenvoudige geometrische vormen',
      pl: 'zbudowane z prostych kształtów geometrycznych',
      sv: 'uppbyggt av enkla geometriska former',
    },
  },
  wideMargins: {
    name: 'Wide margins',
    frame: 'wideMargins',
    about: [...room, 'background', 'crowd'],
    say: {
      en: 'a calm layout with wide margins',
      de: 'eine ruhige Aufteilung mit breiten Rändern',
      fr: 'une mise en page calme avec de larges marges',
      es: 'una composición serena con márgenes amplios',
      it: 'impaginazione ariosa con margini ampi',
      pt: 'composição calma com margens largas',
      nl: 'een rustige indeling met brede marges',
      pl: 'spokojny układ z szerokimi marginesami',
      sv: 'en lugn layout med breda marginaler',
    },
  },
  centered: {
    name: 'Centered',
    frame: 'centered',
    about: ['composition'],
    say: {
      en: 'everything arranged along a central axis',
      de: 'alles entlang einer Mittelachse angeordnet',
      fr: 'tout disposé le long d’un axe central',
      es: 'todo dispuesto a lo largo de un eje central',
      it: 'tutto disposto lungo un asse centrale',
      pt: 'tudo disposto ao longo de um eixo central',
      nl: 'alles langs een middenas geplaatst',
      pl: 'wszystko ułożone wzdłuż osi środkowej',
      sv: 'allt ordnat längs en mittaxel',
    },
  },
  asymmetric: {
    name: 'Asymmetric',
    frame: 'asymmetric',
    about: ['composition'],
    say: {
      en: 'an asymmetric layout with more weight on one side',
      de: 'eine asymmetrische Aufteilung mit mehr Gewicht auf einer Seite',
      fr: 'une mise en page asymétrique, avec plus de poids d’un côté',
      es: 'una disposición asimétrica, con más peso en un lado',
      it: 'un’impaginazione asimmetrica, con più peso su un lato',
      pt: 'uma composição assimétrica, com mais peso num dos lados',
      nl: 'een asymmetrische indeling met meer gewicht aan één kant',
      pl: 'asymetryczny układ z większym ciężarem po jednej stronie',
      sv: 'en asymmetrisk layout med mer tyngd på ena sidan',
    },
  },
  printed: {
    name: 'Printed texture',
    frame: 'printed',
    about: ['material', 'medium', 'line', 'tone'],
    say: {
      en: 'with the slight texture of a good print',
      de: 'mit der leichten Struktur eines guten Drucks',
      fr: 'avec le léger grain d’une impression soignée',
      es: 'con la leve textura del papel bien impreso',
      it: 'con la leggera trama di una buona stampa',
      pt: 'com a leve textura de uma boa impressão',
      nl: 'met de lichte structuur van goed drukwerk',
      pl: 'z lekką fakturą dobrego druku',
      sv: 'med den lätta strukturen hos ett bra tryck',
    },
  },
  rounded: {
    name: 'Rounded shapes',
    frame: 'rounded',
    about: ['line', 'material'],
    say: {
      en: 'with rounded corners and soft shapes',
      de: 'mit abgerundeten Ecken und weichen Formen',
      fr: 'avec des coins arrondis et des formes douces',
      es: 'con esquinas redondeadas y formas suaves',
      it: 'con angoli arrotondati e forme morbide',
      pt: 'com cantos arredondados e formas suaves',
      nl: 'met afgeronde hoeken en zachte vormen',
      pl: 'z zaokrąglonymi rogami i miękkimi kształtami',
      sv: 'med rundade hörn och mjuka former',
    },
  },

  // What moves.
  slower: {
    name: 'Calmer',
    frame: 'slower',
    about: ['pace', 'lively', 'sound', 'crowd'],
    say: {
      en: 'calm and unhurried throughout',
      de: 'durchgehend ruhig und ohne Hast',
      fr: 'calme et sans hâte du début à la fin',
      es: 'con calma y sin prisa de principio a fin',
      it: 'ritmo calmo dall’inizio alla fine',
      pt: 'ritmo calmo do começo ao fim',
      nl: 'van begin tot eind rustig en zonder haast',
      pl: 'spokojnie i bez pośpiechu od początku do końca',
      sv: 'lugnt och utan brådska från början till slut',
    },
  },

  // A picture or clip of one's own that is changed: the first is the prompt itself.
  kept: {
    name: 'The rest kept',
    frame: 'only',
    about: [],
    say: {
      en: 'whatever the change does not touch stays exactly as it is',
      de: 'alles, was die Änderung nicht betrifft, bleibt genau so, wie es ist',
      fr: 'tout ce que la modification ne concerne pas reste exactement tel quel',
      es: 'todo lo ajeno al cambio queda exactamente como está',
      it: 'tutto ciò che la modifica non riguarda resta esattamente com’è',
      pt: 'tudo o que a mudança não afeta fica exatamente como está',
      nl: 'alles wat de wijziging niet raakt, blijft precies zoals het is',
      pl: 'wszystko, czego zmiana nie dotyczy, pozostaje dokładnie takie, jakie jest',
      sv: 'allt som ändringen inte rör förblir exakt som det är',
    },
  },
  thorough: {
    name: 'The whole change',
    frame: 'finished',
    about: [],
    say: {
      en: 'every part of the change is carried out completely',
      de: 'jeder Teil der Änderung ist vollständig ausgeführt',
      fr: 'chaque partie de la modification est menée jusqu’au bout',
      es: 'cada parte del cambio se realiza por completo',
      it: 'ogni parte della modifica è eseguita fino in fondo',
      pt: 'cada parte da alteração é feita por completo',
      nl: 'elk onderdeel van de wijziging is volledig uitgevoerd',
      pl: 'każda część zmiany jest wykonana do końca',
      sv: 'varje del av ändringen är helt genomförd',
    },
  },
  measured: {
    name: 'No more than described',
    frame: 'measured',
    about: [],
    say: {
      en: 'the change goes exactly as far as described and no farther',
      de: 'die Änderung geht genau so weit wie beschrieben und nicht weiter',
      fr: 'la modification s’en tient exactement à ce qui est décrit',
      es: 'el cambio llega exactamente hasta donde se describe, no más',
      it: 'la modifica si spinge esattamente fin dove descritto, non oltre',
      pt: 'a mudança vai só até onde foi descrito',
      nl: 'de wijziging gaat precies zo ver als beschreven en niet verder',
      pl: 'zmiana sięga dokładnie tak daleko, jak opisano, i nie dalej',
      sv: 'ändringen går precis så långt som beskrivits och inte längre',
    },
  },
  nothingNew: {
    name: 'Nothing added',
    frame: 'only',
    about: [],
    say: {
      en: 'nothing is added that was not asked for',
      de: 'es kommt nichts hinzu, worum nicht gebeten wurde',
      fr: 'rien n’est ajouté qui n’ait été demandé',
      es: 'no se añade nada que no se haya pedido',
      it: 'non si aggiunge nulla che non sia stato chiesto',
      pt: 'nada é acrescentado que não tenha sido pedido',
      nl: 'er wordt niets toegevoegd waar niet om gevraagd is',
      pl: 'nie dodaje się niczego, o co nie proszono',
      sv: 'inget läggs till som inte har efterfrågats',
    },
  },

  // What fits everything, where all else is said.
  only: {
    name: 'Nothing extra',
    frame: 'only',
    about: [],
    say: {
      en: 'nothing in it beyond what is described',
      de: 'nichts außer dem Beschriebenen',
      fr: 'rien de plus que ce qui est décrit',
      es: 'nada más que lo descrito',
      it: 'nient’altro oltre a ciò che è descritto',
      pt: 'nada além do que está descrito',
      nl: 'niets anders dan wat beschreven is',
      pl: 'nic poza tym, co opisano',
      sv: 'inget utöver det som beskrivs',
    },
  },
  consistent: {
    name: 'One style throughout',
    frame: 'consistent',
    about: [],
    say: {
      en: 'one consistent style throughout',
      de: 'durchgehend in einem einheitlichen Stil',
      fr: 'un style cohérent d’un bout à l’autre',
      es: 'un estilo coherente en todo el conjunto',
      it: 'uno stile coerente in tutto l’insieme',
      pt: 'um estilo coerente em todo o conjunto',
      nl: 'overal één consistente stijl',
      pl: 'jeden spójny styl w całości',
      sv: 'en enhetlig stil rakt igenom',
    },
  },
  careful: {
    name: 'Even finish',
    frame: 'finished',
    about: [],
    say: {
      en: 'every part finished with the same care',
      de: 'jeder Teil mit derselben Sorgfalt ausgeführt',
      fr: 'chaque partie exécutée avec le même soin',
      es: 'cada parte hecha con el mismo cuidado',
      it: 'ogni parte realizzata con la stessa cura',
      pt: 'cada parte feita com o mesmo cuidado',
      nl: 'elk deel met dezelfde zorg uitgevoerd',
      pl: 'każda część wykonana z taką samą starannością',
      sv: 'varje del utförd med samma omsorg',
    },
  },
} as const satisfies Readonly<Record<string, Variation>>;

export type VariationId = keyof typeof variations;

/** What is left for any goal, however much it says. */
export const lastVariations: readonly VariationId[] = ['only', 'consistent', 'careful'];
