import type { designs } from './subjects/designs.ts';
import type { VariationId } from './variations.ts';

const words = (text: string): readonly string[] => text.split(', ');

/** Sorts of pictures and clips, by what can differ in them. */
interface Family {
  /** A piece has its own sort whatever it is made in; a manner is told by words anywhere. */
  readonly kind: 'photo' | 'piece' | 'manner' | 'moving' | 'still' | 'none';
  /** Words of all languages that the engine serves. */
  readonly words: readonly string[];
  /** Pieces of design whose names count too. */
  readonly subjects?: readonly (keyof typeof designs)[];
  /** The most fitting first; of them three are taken of which the person has said nothing. */
  readonly variations: readonly VariationId[];
}

export const families = {
  scene: {
    kind: 'photo',
    words: words(
      'photo, photos, photograph, photography, photorealistic, product shot, packshot, selfie, snapshot, headshot, product mockup, packaging mockup, mug mockup, bottle mockup, shirt mockup, t shirt mockup, poster mockup, book mockup, box mockup, film still, movie still, polaroid, cinematic, 35mm, film photo, shot on film, kodak, portra, fujifilm, vhs, super 8, daguerreotype, tintype, film noir, documentary, photojournalism, bokeh, dslr, macro shot, long exposure, tilt shift, instax, mascot costume, mascot suit, cosplay, ' +
        'foto, fotos, fotografie, fotorealistisch, produktfoto, produktbild, schnappschuss, photographie, photographique, fotografía, fotografia, fotorrealista, fotografico, zdjęcie, zdjęcia, fotografi, fotografiskt, produktbild',
    ),
    variations: ['closer', 'sideLight', 'wider', 'lower', 'muted', 'softLight', 'rich'],
  },
  mark: {
    kind: 'piece',
    subjects: ['logo', 'icon', 'sticker', 'badge'],
    words: words(
      'logo, logos, logotype, lettermark, icon, icons, sticker, emoji, pictogram, symbol, signet, ' +
        't shirt graphic, tshirt graphic, tee graphic, shirt graphic, hoodie graphic, sweatshirt graphic, jersey graphic, tote graphic, merch graphic, merch design, merch print, band merch, tour merch, team merch, graphic for a, graphic for our, graphic for my, graphic for the, graphic of, vector graphic, flat graphic, design for a t shirt, design for t shirts, design for our t shirts, design for a shirt, print for a t shirt, print for t shirts, cap design, sock design, jersey design, ' +
        't shirt print, tshirt print, tee print, shirt print, t shirt design, tshirt design, hoodie print, sweatshirt print, hoodie design, tote print, tote bag print, tote bag design, mug print, mug design, cap print, apron print, towel print, vinyl decal, car decal, window decal, wall decal, embroidery design, embroidery motif, embroidered patch, iron on transfer, iron on patch, enamel pin, ' +
        'siebdruckmotiv, shirt druck, shirt motiv, taschenmotiv, tassenmotiv, impression t shirt, motif t shirt, motif de t shirt, diseño de camiseta, diseño para camiseta, stampa per maglietta, stampa per t shirt, grafica per maglietta, estampa de camiseta, estampa para camiseta, shirt opdruk, nadruk na koszulkę, shirt tryck, ' +
        'logoentwurf, firmenlogo, vereinslogo, wappen, piktogramm, piktogramme, aufkleber, abzeichen, anstecker, maskottchen, briefmarke, ' +
        'icône, icônes, autocollant, blason, écusson, pictogramme, mascotte, timbre, ' +
        'logotipo, logotipos, icono, íconos, iconos, ícono, pegatina, pegatinas, emblema, mascota, sello, ' +
        'icona, icone, adesivo, adesivi, stemma, mascotte, francobollo, distintivo, ' +
        'logótipo, logótipos, ícone, ícones, adesivos, figurinha, brasão, mascote, selo, ' +
        'pictogram, pictogrammen, icoon, iconen, pictogrammen, embleem, postzegel, ' +
        'ikona, ikony, ikonka, naklejka, naklejki, herb rodziny, herb miasta, herb klubu, herb dla, herb z, odznaka, maskotka, logotyp, ' +
        'logotyp, logga, ikon, ikoner, klistermärke, klistermärken, emblem, maskot, märke',
    ),
    variations: ['geometric', 'muted', 'contrast', 'simpler'],
  },
  sheet: {
    kind: 'piece',
    subjects: ['poster', 'card', 'cover'],
    words: words(
      'gift tag, gift tags, price tag, hang tag, swing tag, luggage tag, name tag, place card, place cards, day card, anniversary card, sympathy card, condolence card, get well card, valentine card, valentines card, easter card, new year card, holiday card, graduation card, farewell card, congratulations card, wedding card, recipe card, flash card, flashcard, flashcards, loyalty card, thank you note, card for, birth announcement, wedding announcement, leaflet, handout, order of service, table number, name badge, beer mat, placemat, label, wine label, front page, newspaper page, seed packet, packaging design, brochure, lettering, hand lettering, calligraphy, ' +
        'plakat, plakate, flyer, flugblatt, handzettel, einladung, einladungskarte, einladungen, geburtstagskarte, grußkarte, glückwunschkarte, weihnachtskarte, postkarte, visitenkarte, visitenkarten, speisekarte, karte, getränkekarte, buchcover, buchumschlag, buchtitel, titelbild, albumcover, umschlag, etikett, etiketten, broschüre, urkunde, gutschein, lesezeichen, schriftzug, aushang, aushänge, eintrittskarte, danksagung, danksagungskarte, trauerkarte, ' +
        'affiche, affiches, couverture de livre, couverture du livre, couverture de roman, couverture d’album, couverture pour, prospectus, dépliant, invitation, faire part, carte d’anniversaire, carte de vœux, carte postale, carte de visite, carte de pochette, étiquette, brochure, diplôme, bon cadeau, marque page, lettrage, calligraphie, flyer, ' +
        'cartel de, cartel del, cartel para, cartel con, carteles, tarjeta de cumpleaños, tarjeta de visita, tarjeta de felicitación, tarjeta navideña, tarjeta de invitación, folleto, invitación, postal de, postal para, postal con, postal navideña, portada, etiqueta, diploma, marcapáginas, caligrafía, afiche, ' +
        'locandina, manifesto, volantino, invito, biglietto d’auguri, cartolina, copertina, etichetta, opuscolo, attestato, segnalibro, calligrafia, ' +
        'cartaz, pôster, capa de livro, capa do livro, capa de álbum, capa para, panfleto, folheto, convite, cartão, cartão postal, postal de, postal para, postal com, etiqueta, cardápio, ementa, certificado, caligrafia, ' +
        'affiches, poster, uitnodiging, kaart, verjaardagskaart, kerstkaart, ansichtkaart, visitekaartje, menukaart, omslag, boekomslag, etiket, etiketten, diploma, cadeaubon, boekenlegger, kalligrafie, geboortekaartje, rouwkaart, trouwkaart, ' +
        'plakat, plakaty, ulotka, ulotki, zaproszenie, zaproszenia, kartka, kartka urodzinowa, pocztówka, wizytówka, okładka, okładki, etykieta, etykiety, dyplom, zakładka, kaligrafia, ' +
        'affisch, affischer, flygblad, inbjudan, inbjudningskort, gratulationskort, julkort, vykort, visitkort, omslag, bokomslag, etikett, etiketter, broschyr, presentkort, bokmärke, kalligrafi',
    ),
    variations: ['centered', 'contrast', 'asymmetric', 'wideMargins', 'muted', 'printed'],
  },
  chart: {
    kind: 'piece',
    subjects: ['diagram', 'map'],
    words: words(
      'infographic, diagram, chart, garden plan, planting plan, site plan, layout plan, plan for a garden, plan for a small, plan of a, plan of the, plan of our, plan of my, flowchart, flow chart, timeline, family tree, seating plan, seating chart, floor plan, floorplan, exploded view, exploded drawing, worksheet, calendar, sitzplan, explosionszeichnung, explosionsansicht, vue éclatée, despiece, vista explosionada, vista explodida, vista esplosa, esploso, explosietekening, rysunek złożeniowy, widok rozstrzelony, sprängskiss, arbeitsblatt, kalender, calendrier, calendario, calendário, kalendarz,  plan de table, plano de mesas, plattegrond, sketch map, sewing pattern, knitting pattern, crochet pattern, dress pattern, cross stitch pattern, ' +
        'diagramm, schaubild, infografik, grafik, schema, ablaufdiagramm, zeitstrahl, stammbaum, grundriss, lageplan, landkarte, schatzkarte, wanderkarte, seekarte, inselkarte, dorfkarte, weltkarte, stadtplan, karte der, anleitung, querschnitt, übersicht, zeichnung mit maßen, ' +
        'diagramme, schéma, infographie, frise chronologique, arbre généalogique, plan d’étage, organigramme, carte du, carte de la, carte au trésor, mapa del tesoro, mappa del tesoro, mapa do tesouro, schatkaart, mapa skarbów, skattkarta, mode d’emploi, ' +
        'diagrama, esquema, infografía, plano de planta, línea de tiempo, árbol genealógico, mapa, instrucciones, organigrama, ' +
        'diagramma, infografica, linea del tempo, albero genealogico, planimetria, pianta della casa, mappa, istruzioni, ' +
        'infográfico, linha do tempo, árvore genealógica, planta baixa, organograma, ' +
        'infographic, tijdlijn, stamboom, plattegrond, stroomschema, landkaart, dwarsdoorsnede, doorsnede van, vue en coupe, coupe transversale, sección transversal, corte transversal, sezione trasversale, ' +
        'infografika, schemat, wykres, oś czasu, drzewo genealogiczne, rzut mieszkania, plan mieszkania, mapa, instrukcja, przekrój, ' +
        'infografik, tidslinje, släktträd, planritning, karta, flödesschema, tvärsnitt',
    ),
    variations: ['wideMargins', 'consistent', 'careful'],
  },
  // Many small drawings that belong together.
  set: {
    kind: 'piece',
    words: words(
      'tileset, tile set, tilemap, sprite sheet, spritesheet, game sprites, pixel sprites, icon set, set of icons, sticker sheet, emoji set, spritesatz, jeu d’icônes, set di icone, conjunto de iconos',
    ),
    variations: ['muted', 'simpler', 'contrast', 'finer', 'rich'],
  },
  // What a surface is made of, without a scene around it.
  material: {
    kind: 'piece',
    words: words(
      'seamless texture, tileable texture, tileable, tiling texture, pbr, pbr texture, texture map, material texture, game texture, background texture, texture of, texture for, texture, seamless material, tileable material, ' +
        'textur, texturen, nahtlose textur, kachelbar, kachelbare, texture sans raccord, textura, texturas, trama senza giunte, textuur, texturen, naadloze textuur, tekstura, tekstury, bezszwowa tekstura, sömlös textur, textur av',
    ),
    variations: ['muted', 'rich', 'finer'],
  },
  pattern: {
    kind: 'piece',
    subjects: ['pattern'],
    words: words(
      'scarf design, silk scarf, scarf print, textile design, fabric design, fabric print, tie design, rug design, carpet design, blanket design, towel design, repeat pattern, plaid fabric, tartan fabric, seamless fabric, seamless plaid, seamless repeat, seamless print, repeating tile, muster, kachelmuster, stoffmuster, tapetenmuster, rapport, geschenkpapier, motif répétitif, motif sans raccord, motif pour tissu, motif, papier cadeau, patrón, estampado, papel de regalo, motivo ripetuto, carta da regalo, padrão, estampa, papel de presente, patroon, dessin voor stof, inpakpapier, wzór, deseń, papier do pakowania, mönster, presentpapper',
    ),
    variations: ['muted', 'rich', 'contrast', 'printed'],
  },
  screen: {
    kind: 'piece',
    subjects: ['screen'],
    words: words(
      'benutzeroberfläche, webseite, startseite, page d’accueil, interface, tableau de interfaz, página de inicio, pantalla de inicio, interfaccia, pagina iniziale, painel, tela de início, startpagina, interfejs, strona główna, gränssnitt, startsida',
    ),
    variations: ['muted', 'rounded', 'contrast'],
  },
  outline: {
    kind: 'piece',
    subjects: ['outline'],
    words: words(
      'coloring page, colouring page, coloring book page, coloring sheet, colouring sheet, line art, lineart, line drawing, one line drawing, outline drawing, continuous line, stencil, rubber stamp, ' +
        'ausmalbild, malvorlage, strichzeichnung, linienzeichnung, schablone, coloriage, dessin au trait, pochoir, dibujo para colorear, dibujo lineal, dibujo de línea, plantilla, disegno da colorare, disegno al tratto, stencil, desenho para colorir, desenho de linha, kleurplaat, lijntekening, sjabloon, kolorowanka, rysunek liniowy, szablon, målarbild, linjeteckning, schablon, ' +
        'tattoo, tätowierung, tattoomotiv, stempel, tatouage, tatuaje, tatuaggio, timbro, tatuagem, carimbo, tatoeage, tatuaż, pieczątka, tatuering, stämpel',
    ),
    variations: ['lightLine', 'heavyLine', 'simpler', 'finer'],
  },
  abstract: {
    kind: 'manner',
    words: words(
      'abstract, gradient background, gradient wallpaper, gradient backdrop, mesh gradient, gradient mesh, smooth gradient, soft gradients, verlaufshintergrund, abstrakt, abstrakte, abstraktes, abstrait, abstraite, abstracto, abstracta, astratto, astratta, abstrato, abstrata, abstracte, abstrakcja, abstrakcyjny, abstrakcyjna, abstrakta',
    ),
    variations: ['muted', 'rich'],
  },
  drawn: {
    kind: 'manner',
    subjects: ['comic', 'character'],
    words: words(
      'illustration, illustrated, drawing, sketch, painting, painted, watercolor, watercolour, oil painting, gouache, ink, pencil, crayon, charcoal, cartoon, comic, comic panel, manga, anime, pixel art, isometric, vector, linocut, woodcut, engraving, etching, mosaic, collage, caricature, doodle, chalk, render, 3d, low poly, clip art, mural, graffiti, acrylic, fresco painting, fresco of, stained glass, embroidery, origami, papercut, paper cut, lego, claymation, clay, voxel, blueprint, sculpture, felt, crochet, ukiyo e, impressionist, cubist, art nouveau, art deco, pop art, tarot card, playing card, trading card, cross stitch, tapestry, artwork, digital art, concept art, storybook, ghibli, pixar, disney, cel shaded, graphic novel, picture book, childrens book, pixel, pastels, gouache, ' +
        'zeichnung, skizze, gemälde, ölgemälde, gemalt, gezeichnet, aquarell, kinderbuchillustration, karikatur, wandbild, tusche, bleistift, kreide, linolschnitt, holzschnitt, kupferstich, kollage, comicstil, pixelgrafik, ' +
        'dessin, dessiné, croquis, peinture, peint, aquarelle, bande dessinée, bd, gravure, encre, crayon, craie, fresque, caricature, mosaïque, ' +
        'dibujo, dibujado, boceto, pintura, pintado, acuarela, cómic, historieta, ilustración, grabado, tinta, lápiz, tiza, caricatura, óleo, ' +
        'disegno, disegnato, schizzo, dipinto, acquerello, fumetto, illustrazione, incisione, inchiostro, matita, gesso, olio su tela, ' +
        'desenho, desenhado, esboço, aquarela, quadrinhos, ilustração, gravura, giz, nanquim, ' +
        'tekening, getekend, schets, schilderij, geschilderd, aquarel, stripverhaal, illustratie, gravure, krijt, potlood, inkt, ' +
        'rysunek, narysowany, szkic, malowany, akwarela, komiks, ilustracja, kreda, ołówek, tusz, ' +
        'teckning, tecknad, tecknat, skiss, målning, målad, akvarell, serieruta, tusch, blyerts, krita',
    ),
    variations: ['muted', 'simpler', 'rich', 'only'],
  },
  any: {
    kind: 'piece',
    subjects: ['social'],
    words: words(
      'picture for my website, picture for our website, photo for my website, photo for our website, image for a website, image for my website, image for our website, illustration for my website, illustration for our website, bild für meine website, bild für unsere website, bild für die website, bild für eine website, foto für meine website, foto für unsere website, foto für die website, image pour mon site, photo pour notre site, imagen para mi web, imagen para la web, immagine per il sito, foto per il sito, imagem para o site, foto para o site, afbeelding voor mijn website, foto voor de website, zdjęcie na stronę, bild till min hemsida, bild till hemsidan, moodboard, mood board, website banner, web banner, website image, website hero, blog header, shop banner',
    ),
    variations: ['muted', 'rich'],
  },

  // Nothing is named that could be seen.
  vague: {
    kind: 'none',
    words: words(
      'a picture for, picture for, an image for, image for, a clip for, clip for, a video for, video for, a photo for, photo for, ein bild für, bild für, une image pour, image pour, una imagen para, imagen para, una immagine per, immagine per, uma imagem para, imagem para, een afbeelding voor, afbeelding voor, obrazek na, en bild till, something, anything, etwas, irgendetwas, quelque chose, algo, qualcosa, iets, coś, något, något fint',
    ),
    variations: ['muted', 'rich', 'consistent', 'careful'],
  },
  // A picture of one's own shows what is in it: its colors and its frame are given.
  given: { kind: 'none', words: [], variations: ['consistent', 'careful'] },

  // Clips.
  clip: {
    kind: 'none',
    words: [],
    variations: ['closer', 'sideLight', 'muted', 'lower', 'softLight'],
  },
  // A clip of which not every word is known: nothing is said of where the camera is.
  openClip: { kind: 'none', words: [], variations: ['muted', 'only', 'consistent'] },
  // Made in a way that is named.
  animated: {
    kind: 'none',
    words: [],
    variations: ['muted', 'only', 'consistent'],
  },
  // What is drawn and moves: charts, marks, letters.
  motion: {
    kind: 'moving',
    words: words(
      'waveform, audiogram, lower third, text animation, animated text, animated chart, animated map, progress bar, loading animation, title card, lettering, animated poster, animated card, animated explainer, explainer, motion graphics, flat animation, 2d animation, kinetic typography, intro, outro, title animation, whiteboard, ' +
        'erklärvideo, erklärfilm, legetrick, schriftanimation, vidéo explicative, motion design, vídeo explicativo, video esplicativo, uitlegvideo, film wyjaśniający, wideo instruktażowe, förklarande video, förklaringsfilm',
    ),
    variations: ['muted', 'slower', 'consistent'],
  },

  // A picture or clip of one's own that is changed.
  edit: {
    kind: 'none',
    words: [],
    variations: ['nothingNew', 'measured', 'thorough'],
  },
  // A still picture of one's own that is brought to motion.
  moved: {
    kind: 'still',
    words: words(
      'photo, photos, photograph, still of, still image, still frame, still photo, film still, picture, pictures, pic, pics, image, images, scan, scans, selfie, snapshot, drawing, drawings, sketch, painting, first frame, render, rendering, screenshot, animate, bring to life, come to life, bring this to life, ' +
        'foto, fotos, bild, bilder, zeichnung, gemälde, animiere, animieren, belebe, zum leben, dessin, peinture, anime, animer, animez, donner vie, prendre vie, fotografía, imagen, dibujo, cuadro, anima, animar, dar vida, da vida, immagine, disegno, dipinto, animare, dare vita, dai vita, imagem, desenho, pintura, afbeelding, tekening, schilderij, animeer, tot leven, zdjęcie, zdjęcia, zdjęciu, obraz, rysunek, ożyw, animuj, fotot, bilden, teckning, målning, animera, till liv',
    ),
    variations: ['nothingNew', 'thorough', 'consistent'],
  },
} as const satisfies Readonly<Record<string, Family>>;

export type FamilyId = keyof typeof families;

/** Sorts that a camera may have taken. */
export const filmable: readonly FamilyId[] = ['scene', 'any', 'clip', 'animated'];

/** Sorts of flat pieces, on which no light falls. */
export const unlit: readonly FamilyId[] = [
  'mark',
  'set',
  'chart',
  'pattern',
  'screen',
  'outline',
  'motion',
  'abstract',
];

/** Words right behind which a piece is only a thing in the scene: "a café with a logo", "auf einem Plakat". */
export const carrying = words(
  'with, without, on, holding, carrying, behind, wearing, under, near, from, in, like, ' +
    'mit, ohne, auf, hinter, unter, neben, aus, wie, avec, sans, sur, derrière, sous, dans, con, sin, sobre, detrás, bajo, senza, dietro, sotto, nel, nella, com, sem, sob, em, na, ' +
    'met, zonder, op, achter, onder, naast, z, ze, bez, za, pod, obok, w, med, utan, på, bakom, bredvid',
);
