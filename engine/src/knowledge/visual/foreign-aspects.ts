import type { FramedLanguage } from '../../reading/framed-languages.ts';
import type { Aspect } from './rows.ts';

const words = (text: string): readonly string[] => text.split(', ');

/** Words by which a text in another language says something about an aspect, as `aspectWords` has them for English. What is in doubt is listed. */
export const aspectWordsIn: Readonly<
  Record<FramedLanguage, Readonly<Partial<Record<Aspect, readonly string[]>>>>
> = {
  de: {
    colour: words(
      'rot, rote, roten, roter, rotes, rotem, blau, blaue, blauen, blauer, blaues, blauem, grün, grüne, grünen, grüner, grünes, grünem, gelb, gelbe, gelben, gelber, gelbes, gelbem, schwarz, schwarze, schwarzen, schwarzer, schwarzes, schwarzem, weiß, weiße, weißen, weißer, weißes, weißem, grau, graue, grauen, grauer, graues, grauem, braun, braune, braunen, brauner, braunes, braunem, violett, violette, violetten, violetter, violettes, violettem, golden, goldene, goldenen, goldener, goldenes, goldenem, silbern, silberne, silbernen, silberner, silbernes, silbernem, bunt, bunte, bunten, bunter, buntes, buntem, farbig, farbige, farbigen, farbiger, farbiges, farbigem, einfarbig, einfarbige, einfarbigen, einfarbiger, einfarbiges, einfarbigem, zweifarbig, zweifarbige, zweifarbigen, zweifarbiger, zweifarbiges, zweifarbigem, mehrfarbig, mehrfarbige, mehrfarbigen, mehrfarbiger, mehrfarbiges, mehrfarbigem, hellblau, hellblaue, hellblauen, hellblauer, hellblaues, hellblauem, dunkelblau, dunkelblaue, dunkelblauen, dunkelblauer, dunkelblaues, dunkelblauem, hellgrün, hellgrüne, hellgrünen, hellgrüner, hellgrünes, hellgrünem, dunkelgrün, dunkelgrüne, dunkelgrünen, dunkelgrüner, dunkelgrünes, dunkelgrünem, dunkelrot, dunkelrote, dunkelroten, dunkelroter, dunkelrotes, dunkelrotem, türkis, türkise, türkisen, türkiser, türkises, türkisem, beige, beigee, beigeen, beigeer, beigees, beigeem, cremefarben, cremefarbene, cremefarbenen, cremefarbener, cremefarbenes, cremefarbenem, schwarzweiß, schwarzweiße, schwarzweißen, schwarzweißer, schwarzweißes, schwarzweißem, rosa, lila, orange, weiss, gold, silber, pastell, pastellfarben, pastelltöne, pastelltönen, farbe, farben, farbtöne, farbpalette, schwarz weiß, schwarz weiss, monochrom, sepia, tinte, bleistift, kohle, kreide, tafelkreide, ausmalbild, malvorlage, strichzeichnung, kupferstich, holzschnitt, linolschnitt, scherenschnitt, kleurplaat, hellrot, hellrote, hellroten, hellroter, hellrotes, hellrotem, hellgelb, hellgelbe, hellgelben, hellgelber, hellgelbes, hellgelbem, hellgrau, hellgraue, hellgrauen, hellgrauer, hellgraues, hellgrauem, hellbraun, hellbraune, hellbraunen, hellbrauner, hellbraunes, hellbraunem, hellrosa, hellrosae, hellrosaen, hellrosaer, hellrosaes, hellrosaem, dunkelgelb, dunkelgelbe, dunkelgelben, dunkelgelber, dunkelgelbes, dunkelgelbem, dunkelgrau, dunkelgraue, dunkelgrauen, dunkelgrauer, dunkelgraues, dunkelgrauem, dunkelbraun, dunkelbraune, dunkelbraunen, dunkelbrauner, dunkelbraunes, dunkelbraunem, dunkelrosa, dunkelrosae, dunkelrosaen, dunkelrosaer, dunkelrosaes, dunkelrosaem, himmelblau, himmelblaue, himmelblauen, himmelblauer, himmelblaues, himmelblauem, nachtblau, nachtblaue, nachtblauen, nachtblauer, nachtblaues, nachtblauem, weinrot, weinrote, weinroten, weinroter, weinrotes, weinrotem, lindgrün, lindgrüne, lindgrünen, lindgrüner, lindgrünes, lindgrünem, grasgrün, grasgrüne, grasgrünen, grasgrüner, grasgrünes, grasgrünem, moosgrün, moosgrüne, moosgrünen, moosgrüner, moosgrünes, moosgrünem, sonnengelb, sonnengelbe, sonnengelben, sonnengelber, sonnengelbes, sonnengelbem, knallrot, knallrote, knallroten, knallroter, knallrotes, knallrotem, knallbunt, knallbunte, knallbunten, knallbunter, knallbuntes, knallbuntem, pastellblau, pastellblaue, pastellblauen, pastellblauer, pastellblaues, pastellblauem, pastellgrün, pastellgrüne, pastellgrünen, pastellgrüner, pastellgrünes, pastellgrünem, cremeweiß, cremeweiße, cremeweißen, cremeweißer, cremeweißes, cremeweißem, schneeweiß, schneeweiße, schneeweißen, schneeweißer, schneeweißes, schneeweißem, tiefschwarz, tiefschwarze, tiefschwarzen, tiefschwarzer, tiefschwarzes, tiefschwarzem, dunkelviolett, dunkelviolette, dunkelvioletten, dunkelvioletter, dunkelviolettes, dunkelviolettem, kupfern, kupferne, kupfernen, kupferner, kupfernes, kupfernem, ocker, ockere, ockeren, ockerer, ockeres, ockerem, petrol, petrole, petrolen, petroler, petroles, petrolem, marineblau, marineblaue, marineblauen, marineblauer, marineblaues, marineblauem',
    ),
    composition: words(
      'mitte, mittig, zentriert, links, rechts, linken, rechten, linke, rechte, unten, oben, oberen, unteren, obere, untere, vordergrund, freiraum, platz für, platz, rand, ränder, rändern, symmetrisch, asymmetrisch, diagonal, ecke, ecken, raster, aufgeteilt, bildaufteilung, komposition, layout, drittel, hälfte, nebeneinander, übereinander, angeordnet, leerer raum, leere fläche, rahmen, randlos, eingerahmt',
    ),
    count: words(
      'zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, zwölf, viele, vielen, mehrere, mehreren, einige, wenige, paar, pärchen, gruppe, menge, menschenmenge, überfüllt, überfüllten, voll, volle, einzeln, einzelne, einzelner, allein, nur ein, nur eine, dutzend, hundert, set, serie, reihe, sammlung, haufen, stapel, zwillinge, herde, schwarm',
    ),
    scale: words(
      'winzig, winzige, winzigen, winziger, winziges, winzigem, klein, kleine, kleinen, kleiner, kleines, kleinem, riesig, riesige, riesigen, riesiger, riesiges, riesigem, gigantisch, gigantische, gigantischen, gigantischer, gigantisches, gigantischem, groß, große, großen, großer, großes, großem, mächtig, mächtige, mächtigen, mächtiger, mächtiges, mächtigem, gewaltig, gewaltige, gewaltigen, gewaltiger, gewaltiges, gewaltigem, miniatur, größer, gross, grosse, grosser, grosses, lebensgroß',
    ),
    background: words(
      'hintergrund, freigestellt, transparent, transparenter, unscharf, verschwommen, unschärfe, einfarbiger, weißem, wand, leer, leere, leerer, leeren',
    ),
    focus: words(
      'schärfe, scharf, unscharf, unschärfe, tiefenschärfe, schärfentiefe, bokeh, fokus, verschwommen, makro, brennweite, objektiv, weichzeichner',
    ),
    view: words(
      'nah, nahe, nähe, weit, weite, weitem, fern, ferne, seite, seitlich, vorne, vorn, hinten, frontal, frontansicht, seitenansicht, draufsicht, perspektive, froschperspektive, augenhöhe, totale, halbtotale, ausschnitt, detailaufnahme, ganzkörper, panorama, isometrisch, isometrische, drohne, drohnenflug, drohnenaufnahme, selfie, rücken, porträtfoto, portrait, frame, einstellung, einstellungen, szenen, winkel, blickwinkel, vogelperspektive, ansicht, gesehen, großaufnahme, querschnitt, weiter',
    ),
    camera: words(
      'kamera, kamerafahrt, schwenk, schwenkt, zoom, zoomt, fährt, fliegt über, drohne, drohnenflug, kreist, umkreist, folgt, handkamera, schnitt, schnitte, schnitten, kamerasprung, feste einstellung, plansequenz, statisch, statische, stativ, zeitraffer, überflug, flug über',
    ),
    mood: words(
      'ruhig, ruhige, ruhigen, ruhiger, ruhiges, ruhigem, fröhlich, fröhliche, fröhlichen, fröhlicher, fröhliches, fröhlichem, lustig, lustige, lustigen, lustiger, lustiges, lustigem, traurig, traurige, traurigen, trauriger, trauriges, traurigem, gemütlich, gemütliche, gemütlichen, gemütlicher, gemütliches, gemütlichem, warm, warme, warmen, warmer, warmes, warmem, düster, düstere, düsteren, düsterer, düsteres, düsterem, gruselig, gruselige, gruseligen, gruseliger, gruseliges, gruseligem, romantisch, romantische, romantischen, romantischer, romantisches, romantischem, verträumt, verträumte, verträumten, verträumter, verträumtes, verträumtem, dramatisch, dramatische, dramatischen, dramatischer, dramatisches, dramatischem, festlich, festliche, festlichen, festlicher, festliches, festlichem, elegant, elegante, eleganten, eleganter, elegantes, elegantem, edel, edele, edelen, edeler, edeles, edelem, niedlich, niedliche, niedlichen, niedlicher, niedliches, niedlichem, süß, süße, süßen, süßer, süßes, süßem, kindlich, kindliche, kindlichen, kindlicher, kindliches, kindlichem, verspielt, verspielte, verspielten, verspielter, verspieltes, verspieltem, seriös, seriöse, seriösen, seriöser, seriöses, seriösem, geheimnisvoll, geheimnisvolle, geheimnisvollen, geheimnisvoller, geheimnisvolles, geheimnisvollem, melancholisch, melancholische, melancholischen, melancholischer, melancholisches, melancholischem, friedlich, friedliche, friedlichen, friedlicher, friedliches, friedlichem, märchenhaft, märchenhafte, märchenhaften, märchenhafter, märchenhaftes, märchenhaftem, magisch, magische, magischen, magischer, magisches, magischem, stimmungsvoll, stimmungsvolle, stimmungsvollen, stimmungsvoller, stimmungsvolles, stimmungsvollem, freundlich, freundliche, freundlichen, freundlicher, freundliches, freundlichem, cool, coole, coolen, cooler, cooles, coolem, luxuriös, luxuriöse, luxuriösen, luxuriöser, luxuriöses, luxuriösem, nostalgisch, nostalgische, nostalgischen, nostalgischer, nostalgisches, nostalgischem, sanft, sanfte, sanften, sanfter, sanftes, sanftem, weich, weiche, weichen, weicher, weiches, weichem, unheimlich, unheimliche, unheimlichen, unheimlicher, unheimliches, unheimlichem, hektisch, hektische, hektischen, hektischer, hektisches, hektischem, wild, wilde, wilden, wilder, wildes, wildem, lebhaft, lebhafte, lebhaften, lebhafter, lebhaftes, lebhaftem, feierlich, feierliche, feierlichen, feierlicher, feierliches, feierlichem, frech, freche, frechen, frecher, freches, frechem, stimmung, atmosphäre',
    ),
    tone: words(
      'kerzenlicht, kerzenschein, feuerschein, helldunkel, hell, helle, hellen, heller, helles, hellem, dunkel, dunkele, dunkelen, dunkeler, dunkeles, dunkelem, dunkl, dunkle, dunklen, dunkler, dunkles, dunklem, kräftig, kräftige, kräftigen, kräftiger, kräftiges, kräftigem, blass, blasse, blassen, blasser, blasses, blassem, zart, zarte, zarten, zarter, zartes, zartem, leuchtend, leuchtende, leuchtenden, leuchtender, leuchtendes, leuchtendem, grell, grelle, grellen, greller, grelles, grellem, gedämpft, gedämpfte, gedämpften, gedämpfter, gedämpftes, gedämpftem, matt, matte, matten, matter, mattes, mattem, satt, satte, satten, satter, sattes, sattem, kontrastreich, kontrastreiche, kontrastreichen, kontrastreicher, kontrastreiches, kontrastreichem, knallig, knallige, knalligen, knalliger, knalliges, knalligem, sanft, sanfte, sanften, sanfter, sanftes, sanftem, weich, weiche, weichen, weicher, weiches, weichem, pastellig, pastellige, pastelligen, pastelliger, pastelliges, pastelligem, neblig, neblige, nebligen, nebliger, nebliges, nebligem, pastell, pastellfarben, pastelltöne, nebel, kontrast, invertiert, flach, verblichen, fluo',
    ),
    detail: words(
      'einfach, einfache, einfachen, einfacher, einfaches, einfachem, schlicht, schlichte, schlichten, schlichter, schlichtes, schlichtem, detailliert, detaillierte, detaillierten, detaillierter, detailliertes, detailliertem, detailreich, detailreiche, detailreichen, detailreicher, detailreiches, detailreichem, minimalistisch, minimalistische, minimalistischen, minimalistischer, minimalistisches, minimalistischem, reduziert, reduzierte, reduzierten, reduzierter, reduziertes, reduziertem, aufwendig, aufwendige, aufwendigen, aufwendiger, aufwendiges, aufwendigem, verziert, verzierte, verzierten, verzierter, verziertes, verziertem, filigran, filigrane, filigranen, filigraner, filigranes, filigranem, fein, feine, feinen, feiner, feines, feinem, komplex, komplexe, komplexen, komplexer, komplexes, komplexem, klar, klare, klaren, klarer, klares, klarem, übersichtlich, übersichtliche, übersichtlichen, übersichtlicher, übersichtliches, übersichtlichem, minimal, details, ornamente, ornament, schnörkel',
    ),
    line: words(
      'flach, flache, flachen, flacher, flaches, flachem, rund, runde, runden, runder, rundes, rundem, eckig, eckige, eckigen, eckiger, eckiges, eckigem, kantig, kantige, kantigen, kantiger, kantiges, kantigem, abgerundet, abgerundete, abgerundeten, abgerundeter, abgerundetes, abgerundetem, geometrisch, geometrische, geometrischen, geometrischer, geometrisches, geometrischem, dünn, dünne, dünnen, dünner, dünnes, dünnem, dick, dicke, dicken, dicker, dickes, dickem, fett, fette, fetten, fetter, fettes, fettem, fein, feine, feinen, feiner, feines, feinem, zart, zarte, zarten, zarter, zartes, zartem, geschwungen, geschwungene, geschwungenen, geschwungener, geschwungenes, geschwungenem, klar, klare, klaren, klarer, klares, klarem, linie, linien, strich, striche, kontur, konturen, umriss, umrisse, outline, strichzeichnung, ausmalbild, schraffur',
    ),
    pace: words(
      'langsam, langsame, langsamen, langsamer, langsames, langsamem, schnell, schnelle, schnellen, schneller, schnelles, schnellem, ruhig, ruhige, ruhigen, ruhiger, ruhiges, ruhigem, rasant, rasante, rasanten, rasanter, rasantes, rasantem, hektisch, hektische, hektischen, hektischer, hektisches, hektischem, plötzlich, plötzliche, plötzlichen, plötzlicher, plötzliches, plötzlichem, zeitlupe, zeitraffer, loop, endlosschleife, schleife, echtzeit, rasend, tempo',
    ),
    sound: words(
      'ton, musik, geräusch, geräusche, stimme, stimmen, sagt, spricht, sprecher, stille, stumm, singt, ruft',
    ),
    light: words(
      'hell, helle, hellen, heller, helles, hellem, dunkel, dunkele, dunkelen, dunkeler, dunkeles, dunkelem, dunkl, dunkle, dunklen, dunkler, dunkles, dunklem, sonnig, sonnige, sonnigen, sonniger, sonniges, sonnigem, beleuchtet, beleuchtete, beleuchteten, beleuchteter, beleuchtetes, beleuchtetem, schattig, schattige, schattigen, schattiger, schattiges, schattigem, nächtlich, nächtliche, nächtlichen, nächtlicher, nächtliches, nächtlichem, regnerisch, regnerische, regnerischen, regnerischer, regnerisches, regnerischem, neblig, neblige, nebligen, nebliger, nebliges, nebligem, verschneit, verschneite, verschneiten, verschneiter, verschneites, verschneitem, bewölkt, bewölkte, bewölkten, bewölkter, bewölktes, bewölktem, stürmisch, stürmische, stürmischen, stürmischer, stürmisches, stürmischem, lampe, lampen, laterne, laternen, lichter, kerzen, kerzenlicht, kerzenschein, mondlicht, sonnenlicht, sonnenschein, abendlicht, morgenlicht, tageslicht, gegenlicht, dämmerung, abendsonne, morgensonne, morgennebel, mittag, schnee, wolken, gewitter, feuer, lagerfeuer, feuerwerk, silhouette, silhouetten, abendstimmung, blaue stunde, goldene stunde, sterne, sternenhimmel, scheinwerfer, studiolicht, schatten, strahl, strahlen, leuchtet, leuchten, blitz',
    ),
    medium: words(
      'gemalt, gemalte, gemalten, gemalter, gemaltes, gemaltem, gezeichnet, gezeichnete, gezeichneten, gezeichneter, gezeichnetes, gezeichnetem, handgezeichnet, handgezeichnete, handgezeichneten, handgezeichneter, handgezeichnetes, handgezeichnetem, illustriert, illustrierte, illustrierten, illustrierter, illustriertes, illustriertem, fotorealistisch, fotorealistische, fotorealistischen, fotorealistischer, fotorealistisches, fotorealistischem, realistisch, realistische, realistischen, realistischer, realistisches, realistischem, gestickt, gestickte, gestickten, gestickter, gesticktes, gesticktem, minimalistisch, minimalistische, minimalistischen, minimalistischer, minimalistisches, minimalistischem, abstrakt, abstrakte, abstrakten, abstrakter, abstraktes, abstraktem, vintage, vintagee, vintageen, vintageer, vintagees, vintageem, retro, retroe, retroen, retroer, retroes, retroem, fotografie, illustrationen, kupferstich, holzschnitt, linolschnitt, tusche, bleistift, kohle, kreide, collage, render, 3d, 2d, pixel, pixelart, vektor, vektorgrafik, cartoon, manga, anime, stil der, im stil, jugendstil, klinker, comicstil, comic, flat design, scherenschnitt, mosaik, animation, animiert, stop motion, knetanimation, karikatur, tafel, siebdruck, kinoreif, filmisch',
    ),
    material: words(
      'aus holz, holz, stein, metall, glas, papier, karton, stoff, filz, wolle, gestrickt, gehäkelt, häkelnadel, knete, lego, keramik, leder, eis, marmor, beton, plastik, gestickt, stickerei',
    ),
    era: words(
      'mittelalterlich, mittelalterliche, mittelalterlichen, mittelalterlicher, mittelalterliches, mittelalterlichem, viktorianisch, viktorianische, viktorianischen, viktorianischer, viktorianisches, viktorianischem, antik, antike, antiken, antiker, antikes, antikem, altmodisch, altmodische, altmodischen, altmodischer, altmodisches, altmodischem, modern, moderne, modernen, moderner, modernes, modernem, futuristisch, futuristische, futuristischen, futuristischer, futuristisches, futuristischem, historisch, historische, historischen, historischer, historisches, historischem, alt, alte, alten, alter, altes, altem, retro, vintage, jahrhundert, 20er, 30er, 40er, 50er, 60er, 70er, 80er, 90er, jugendstil',
    ),
    distance: words(
      'nah, nahe, nähe, nahaufnahme, großaufnahme, makro, weit, weite, weitem, weitwinkel, fern, ferne, entfernt, totale, halbtotale, halbnah, ausschnitt, ganzkörper, panorama, drohne, drohnenflug, drohnenaufnahme, luftaufnahme, luftbild, porträt, portrait, selfie, brustbild, brennweite, teleobjektiv, detailaufnahme, formatfüllend',
    ),
    crowd: words(
      'überfüllt, überfüllten, überfüllte, menschenmenge, menge, gedränge, voller, voll, dicht, dichte, dichter, dichtes, dichten, belebt, belebte, belebten, wimmelbild, wimmel, viele, vielen',
    ),
    lively: words(
      'dorffest, stadtfest, straßenfest, volksfest, schützenfest, jahrmarkt, kirmes, feuerwerk, rummel, umzug, fröhlich, fröhliche, fröhlichen, fröhlicher, fröhliches, fröhlichem, lustig, lustige, lustigen, lustiger, lustiges, lustigem, bunt, bunte, bunten, bunter, buntes, buntem, festlich, festliche, festlichen, festlicher, festliches, festlichem, lebhaft, lebhafte, lebhaften, lebhafter, lebhaftes, lebhaftem, wild, wilde, wilden, wilder, wildes, wildem, frech, freche, frechen, frecher, freches, frechem, verspielt, verspielte, verspielten, verspielter, verspieltes, verspieltem, hektisch, hektische, hektischen, hektischer, hektisches, hektischem, dramatisch, dramatische, dramatischen, dramatischer, dramatisches, dramatischem, energisch, energische, energischen, energischer, energisches, energischem, dynamisch, dynamische, dynamischen, dynamischer, dynamisches, dynamischem, heiter, heitere, heiteren, heiterer, heiteres, heiterem, kindlich, kindliche, kindlichen, kindlicher, kindliches, kindlichem, gruselig, gruselige, gruseligen, gruseliger, gruseliges, gruseligem, unheimlich, unheimliche, unheimlichen, unheimlicher, unheimliches, unheimlichem, party, kindergeburtstag, karneval, fasching, zirkus, sommerfest',
    ),
    quiet: words(
      'ruhig, ruhige, ruhigen, ruhiger, ruhiges, ruhigem, still, stille, stillen, stiller, stilles, stillem, traurig, traurige, traurigen, trauriger, trauriges, traurigem, düster, düstere, düsteren, düsterer, düsteres, düsterem, verträumt, verträumte, verträumten, verträumter, verträumtes, verträumtem, sanft, sanfte, sanften, sanfter, sanftes, sanftem, zart, zarte, zarten, zarter, zartes, zartem, melancholisch, melancholische, melancholischen, melancholischer, melancholisches, melancholischem, friedlich, friedliche, friedlichen, friedlicher, friedliches, friedlichem, neblig, neblige, nebligen, nebliger, nebliges, nebligem, gedämpft, gedämpfte, gedämpften, gedämpfter, gedämpftes, gedämpftem, dezent, dezente, dezenten, dezenter, dezentes, dezentem, seriös, seriöse, seriösen, seriöser, seriöses, seriösem, geheimnisvoll, geheimnisvolle, geheimnisvollen, geheimnisvoller, geheimnisvolles, geheimnisvollem, gruselig, gruselige, gruseligen, gruseliger, gruseliges, gruseligem, einsam, einsame, einsamen, einsamer, einsames, einsamem, mystisch, mystische, mystischen, mystischer, mystisches, mystischem, trauer, nebel, stimmungsvoll, leise, meditativ, beerdigung',
    ),
  },
  fr: {
    colour: words(
      'rouge, rouges, bleu, bleue, bleus, bleues, vert, verte, verts, vertes, jaune, jaunes, noir, noire, noirs, noires, blanc, blanche, blancs, blanches, gris, grise, grises, brun, brune, marron, rose, roses, violet, violette, orange, doré, dorée, dorés, dorées, argenté, argentée, turquoise, crème, écru, couleur, couleurs, coloré, colorée, colorés, colorées, bicolore, multicolore, pastel, pastels, monochrome, noir et blanc, sépia, teinte, teintes, palette, encre, fusain, craie, coloriage, gravure, pochoir',
    ),
    composition: words(
      'centre, centré, centrée, centrés, gauche, droite, en bas, en haut, bas, haut, premier plan, espace pour, espace, place pour, marge, marges, bord, bords, bordure, symétrique, asymétrique, diagonale, coin, coins, grille, composition, mise en page, tiers, moitié, côte à côte, disposé, disposés, cadre, encadré',
    ),
    count: words(
      'deux, trois, quatre, cinq, six, sept, huit, neuf, dix, douze, plusieurs, beaucoup, quelques, peu de, couple, groupe, foule, bondé, bondée, plein de, seul, seule, seulement, uniquement, douzaine, centaine, série, ensemble, rangée, collection, tas, pile, jumeaux, troupeau',
    ),
    scale: words(
      'minuscule, petit, petite, petits, petites, énorme, énormes, géant, géante, immense, immenses, gigantesque, grand, grande, grands, grandes, gros, grosse, miniature',
    ),
    background: words('fond, arrière plan, transparent, détouré, flou, floue, uni, mur, vide'),
    focus: words(
      'net, nette, flou, floue, profondeur de champ, bokeh, mise au point, macro, focale, objectif',
    ),
    view: words(
      'près, proche, loin, large, de face, de côté, de dos, de profil, profil, du dessus, d’en haut, d’en bas, contre plongée, plongée, perspective, plan, plans, cadrage, cadré, angle, détail, en pied, panorama, panoramique, isométrique, drone, selfie, buste, au premier plan, vu, vue',
    ),
    camera: words(
      'caméra, travelling, panoramique, zoom, survole, survol, suit, tourne autour, drone, caméra fixe, plan fixe, plan séquence, coupes, montage, statique, à l’épaule, timelapse',
    ),
    mood: words(
      'calme, calmes, joyeux, joyeuse, drôle, triste, chaleureux, chaleureuse, cosy, sombre, effrayant, romantique, rêveur, onirique, dramatique, festif, festive, élégant, élégante, raffiné, mignon, mignonne, enfantin, ludique, sérieux, mystérieux, mystérieuse, mélancolique, paisible, féerique, magique, ambiance, atmosphère, doux, douce, tendre, chic, luxueux, nostalgique, vif, vive, dynamique, solennel',
    ),
    tone: words(
      'bougie, bougies, chandelle, clair obscur, clair-obscur, clair, claire, clairs, claires, foncé, foncée, vif, vive, vifs, vives, pâle, pâles, éclatant, éclatante, sobre, sobres, mat, mate, saturé, contrasté, contraste, doux, douce, pastel, brume, brouillard, délavé, fluo',
    ),
    detail: words(
      'simple, simples, détaillé, détaillée, détaillés, minimaliste, épuré, épurée, orné, ornée, fin, fine, fins, fines, complexe, sobre, détails, ornement, ornements, minimal',
    ),
    line: words(
      'plat, plate, rond, ronde, arrondi, arrondie, arrondis, anguleux, géométrique, géométriques, mince, épais, épaisse, gras, fin, fine, fins, fines, ligne, lignes, trait, traits, contour, contours, coloriage, hachures',
    ),
    pace: words(
      'lent, lente, lentement, rapide, rapides, rapidement, ralenti, au ralenti, accéléré, en boucle, boucle, temps réel, soudain, rythme',
    ),
    sound: words('son, musique, bruit, bruits, voix, dit, parle, silence, muet, muette, chante, crie'),
    light: words(
      'lumières, éclairé, éclairée, éclairage, ensoleillé, ensoleillée, lampe, lampes, lanterne, lanternes, bougies, clair de lune, contre jour, aube, aurore, crépuscule, coucher de soleil, lever du soleil, coucher du soleil, midi, neige, nuages, orage, feu, feu d’artifice, silhouette, étoiles, étoilé, heure dorée, heure bleue, rayon, rayons, ombres, nocturne, brume, brumeux, pluvieux, enneigé, néon, flash, jour',
    ),
    medium: words(
      'photographie, peint, peinte, dessiné, dessinée, dessin animé, illustré, illustrée, réaliste, réalistes, photoréaliste, gravure, linogravure, encre, crayon, craie, fusain, collage, rendu, 3d, 2d, pixel, vectoriel, vectorielle, bd, bande dessinée, manga, anime, art déco, art nouveau, mosaïque, animation, animé, animée, abstrait, abstraite, rétro, vintage, minimaliste, à la manière de, gouache, caricature, tableau noir, ardoise, sérigraphie, cinématographique',
    ),
    material: words(
      'en bois, bois, pierre, métal, verre, papier, carton, tissu, feutrine, laine, tricoté, crochet, pâte à modeler, lego, céramique, cuir, glace, marbre, béton, plastique, brodé, broderie',
    ),
    era: words(
      'médiéval, médiévale, victorien, antique, rétro, vintage, moderne, modernes, futuriste, historique, ancien, ancienne, siècle, années',
    ),
    distance: words(
      'gros plan, près, de près, proche, macro, loin, lointain, large, plan large, plan serré, plan moyen, en pied, panorama, panoramique, drone, vue aérienne, portrait, selfie, buste, téléobjectif, focale, détail, plein cadre',
    ),
    crowd: words(
      'bondé, bondée, foule, plein de, pleine de, rempli, remplie, dense, bondés, animé, animée, beaucoup de, grouillant',
    ),
    lively: words(
      'feu d’artifice, feux d’artifice, fête foraine, kermesse, défilé, joyeux, joyeuse, drôle, festif, festive, vif, vive, dynamique, ludique, enfantin, enfantine, dramatique, énergique, gai, gaie, fête, carnaval, cirque, effrayant, pétillant',
    ),
    quiet: words(
      'calme, calmes, triste, sombre, rêveur, onirique, doux, douce, douces, tendre, mélancolique, paisible, brumeux, discret, discrète, sérieux, sobre, mystérieux, mystérieuse, solitaire, serein, sereine, deuil',
    ),
  },
  es: {
    colour: words(
      'rojo, roja, rojos, rojas, amarillo, amarilla, amarillos, amarillas, negro, negra, negros, negras, blanco, blanca, blancos, blancas, morado, morada, morados, moradas, dorado, dorada, dorados, doradas, plateado, plateada, plateados, plateadas, roso, rosa, rosos, rosas, azul, azules, verde, verdes, gris, grises, marrón, marrones, naranja, turquesa, crema, beige, color, colores, colorido, colorida, coloridos, coloridas, bicolor, multicolor, pastel, pasteles, monocromo, monocromático, blanco y negro, sepia, tono, tonos, paleta, tinta, carboncillo, tiza, lápiz, colorear, grabado',
    ),
    composition: words(
      'centro, centrado, centrada, izquierda, derecha, abajo, arriba, primer plano, espacio para, espacio, margen, márgenes, borde, bordes, simétrico, simétrica, asimétrico, diagonal, esquina, esquinas, cuadrícula, composición, diseño de página, tercio, mitad, lado a lado, dispuesto, marco, enmarcado, hueco',
    ),
    count: words(
      'dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, doce, varios, varias, muchos, muchas, algunos, algunas, pocos, pocas, pareja, par, grupo, multitud, lleno, llena, llenos, abarrotado, abarrotada, solo, sola, solamente, únicamente, docena, serie, conjunto, fila, colección, montón, pila, gemelos, rebaño',
    ),
    scale: words(
      'pequeño, pequeña, pequeños, pequeñas, diminuto, diminuta, enorme, enormes, gigante, gigantes, inmenso, inmensa, gran, grande, grandes, miniatura',
    ),
    background: words('fondo, transparente, recortado, desenfocado, liso, pared, vacío, vacía'),
    focus: words(
      'nítido, nítida, enfoque, enfocado, desenfocado, desenfoque, profundidad de campo, bokeh, macro, objetivo',
    ),
    view: words(
      'cerca, lejos, de cerca, de lejos, amplio, amplia, de frente, de lado, de espaldas, de perfil, perfil, desde abajo, cenital, picado, contrapicado, perspectiva, plano, planos, encuadre, ángulo, detalle, cuerpo entero, panorama, panorámica, isométrico, isométrica, dron, selfie, busto, visto, vista, dron, toma aérea, a vista de dron',
    ),
    camera: words(
      'cámara, travelling, paneo, zoom, sobrevuela, sigue, gira alrededor, rodea, dron, cámara fija, plano fijo, plano secuencia, cortes, montaje, estática, cámara en mano, dron, toma aérea, a vista de dron',
    ),
    mood: words(
      'tranquilo, tranquila, calma, alegre, alegres, divertido, divertida, triste, acogedor, acogedora, cálido, cálida, oscuro, tenebroso, romántico, romántica, onírico, dramático, dramática, festivo, festiva, elegante, tierno, tierna, bonito, infantil, juguetón, serio, seria, misterioso, misteriosa, melancólico, melancólica, pacífico, mágico, mágica, ambiente, atmósfera, suave, suaves, lujoso, nostálgico, dinámico, solemne',
    ),
    tone: words(
      'vela, velas, claroscuro, claro, clara, claros, claras, oscuro, oscura, oscuros, vivo, viva, vivos, vivas, pálido, brillante, brillantes, sobrio, sobria, mate, saturado, contraste, suave, suaves, pastel, niebla, desvaído',
    ),
    detail: words(
      'sencillo, sencilla, simple, simples, detallado, detallada, detallados, minimalista, depurado, ornamentado, fino, fina, finos, finas, complejo, limpio, limpia, detalles, adornos, sobrio, sobria',
    ),
    line: words(
      'plano, plana, redondo, redonda, redondeado, redondeada, anguloso, geométrico, geométrica, geométricos, delgado, delgada, grueso, gruesa, gruesas, fino, fina, finas, línea, líneas, trazo, trazos, contorno, contornos, colorear',
    ),
    pace: words(
      'lento, lenta, lentamente, despacio, rápido, rápida, rápidos, rápidamente, cámara lenta, cámara rápida, bucle, en bucle, tiempo real, de repente, ritmo, timelapse',
    ),
    sound: words('sonido, música, ruido, ruidos, voz, voces, dice, habla, silencio, mudo, canta, grita'),
    light: words(
      'luces, iluminado, iluminada, iluminación, soleado, soleada, lámpara, lámparas, farol, faroles, velas, contraluz, alba, crepúsculo, anochecer, puesta de sol, mediodía, tarde, mañana, nieve, nubes, tormenta, fuego, hoguera, fuegos artificiales, silueta, siluetas, estrellas, estrellado, hora dorada, hora azul, rayo, rayos, sombra, sombras, nocturno, nocturna, bruma, lluvioso, nevado, neón, día, flash',
    ),
    medium: words(
      'ilustración, ilustrado, pintado, pintada, dibujado, dibujada, dibujos animados, realista, realistas, fotorrealista, grabado, tinta, lápiz, tiza, carboncillo, collage, render, 3d, 2d, píxel, pixel, vectorial, cómic, manga, anime, mosaico, animación, animado, animada, abstracto, abstracta, retro, vintage, minimalista, al estilo, óleo, caricatura, pizarra, serigrafía, cinematográfico',
    ),
    material: words(
      'de madera, madera, piedra, metal, cristal, vidrio, papel, cartón, tela, fieltro, lana, tejido, ganchillo, plastilina, lego, cerámica, cuero, hielo, mármol, hormigón, plástico, bordado',
    ),
    era: words(
      'medieval, victoriano, antiguo, antigua, retro, vintage, moderno, moderna, futurista, histórico, siglo, años',
    ),
    distance: words(
      'primer plano, primerísimo primer plano, cerca, de cerca, macro, lejos, de lejos, lejano, amplio, amplia, plano general, plano medio, cuerpo entero, panorama, panorámica, dron, vista aérea, retrato, selfie, busto, detalle, teleobjetivo, dron, toma aérea, a vista de dron',
    ),
    crowd: words(
      'abarrotado, abarrotada, lleno, llena, multitud, gentío, concurrido, concurrida, denso, densa, muchos, muchas, repleto, repleta',
    ),
    lively: words(
      'fuegos artificiales, feria, verbena, desfile, alegre, alegres, divertido, divertida, festivo, festiva, dinámico, dinámica, juguetón, infantil, dramático, dramática, enérgico, fiesta, carnaval, circo, terrorífico',
    ),
    quiet: words(
      'tranquilo, tranquila, calma, triste, oscuro, sombrío, onírico, suave, suaves, tierno, melancólico, melancólica, pacífico, discreto, serio, seria, sobrio, sobria, misterioso, misteriosa, solitario, sereno, serena, luto',
    ),
  },
  it: {
    colour: words(
      'rosso, rossa, rossi, rosse, nero, nera, neri, nere, bianco, bianca, bianci, biance, grigio, grigia, grigii, grigie, dorato, dorata, dorati, dorate, argentato, argentata, argentati, argentate, azzurro, azzurra, azzurri, azzurre, colorato, colorata, colorati, colorate, blu, verde, verdi, giallo, gialla, gialli, gialle, bianchi, bianche, marrone, marroni, rosa, viola, arancione, arancio, turchese, panna, beige, colore, colori, bicolore, multicolore, pastello, monocromo, bianco e nero, seppia, tinta, tinte, tonalità, toni, palette, inchiostro, carboncino, gesso, gessetto, matita, colorare, incisione',
    ),
    composition: words(
      'centro, centrato, centrata, centrale, sinistra, destra, in basso, in alto, basso, alto, primo piano, spazio per, spazio, margine, margini, bordo, bordi, simmetrico, simmetrica, asimmetrico, diagonale, angolo, angoli, griglia, composizione, impaginazione, terzo, metà, fianco a fianco, disposti, cornice',
    ),
    count: words(
      'due, tre, quattro, cinque, sei, sette, otto, nove, dieci, dodici, diversi, diverse, molti, molte, alcuni, alcune, pochi, poche, coppia, paio, gruppo, folla, affollato, affollata, pieno, piena, solo, sola, soltanto, unico, unica, dozzina, serie, insieme, fila, collezione, mucchio, pila, gemelli, gregge',
    ),
    scale: words(
      'piccolo, piccola, piccoli, piccole, minuscolo, minuscola, enorme, enormi, gigante, gigantesco, immenso, immensa, grande, grandi, miniatura',
    ),
    background: words('sfondo, trasparente, scontornato, sfocato, tinta unita, parete, muro, vuoto, vuota'),
    focus: words(
      'nitido, nitida, a fuoco, fuoco, sfocato, sfocatura, profondità di campo, bokeh, macro, obiettivo',
    ),
    view: words(
      'vicino, lontano, da vicino, da lontano, ampio, ampia, frontale, di lato, di fronte, di spalle, di profilo, profilo, dall’alto, dal basso, prospettiva, inquadratura, inquadrature, piano, angolo, dettaglio, figura intera, panorama, panoramica, isometrico, isometrica, drone, selfie, busto, visto, vista, ripresa aerea, riprese aeree, volo di drone',
    ),
    camera: words(
      'telecamera, camera, carrellata, panoramica, zoom, sorvola, segue, gira intorno, drone, camera fissa, inquadratura fissa, piano sequenza, stacchi, tagli, montaggio, statica, a mano, ripresa aerea, riprese aeree, volo di drone',
    ),
    mood: words(
      'calmo, calma, tranquillo, tranquilla, allegro, allegra, divertente, triste, accogliente, caldo, calda, cupo, cupa, spaventoso, romantico, romantica, onirico, drammatico, drammatica, festoso, festosa, elegante, raffinato, tenero, tenera, carino, infantile, giocoso, serio, misterioso, misteriosa, malinconico, malinconica, magico, magica, atmosfera, morbido, morbida, delicato, delicata, lussuoso, nostalgico, dinamico, solenne',
    ),
    tone: words(
      'candela, candele, lume di candela, chiaroscuro, chiaro, chiara, chiari, scuro, scura, scuri, vivace, vivaci, acceso, accesi, pallido, brillante, brillanti, sobrio, sobria, opaco, saturo, contrasto, tenue, tenui, morbido, pastello, nebbia, sbiadito',
    ),
    detail: words(
      'semplice, semplici, dettagliato, dettagliata, dettagliati, minimalista, minimale, essenziale, ornato, fine, sottile, complesso, pulito, pulita, dettagli, ornamenti, sobrio, sobria',
    ),
    line: words(
      'piatto, piatta, rotondo, rotonda, arrotondato, arrotondata, spigoloso, geometrico, geometrica, geometrici, sottile, sottili, spesso, spessa, spesse, linea, linee, tratto, tratti, contorno, contorni, colorare',
    ),
    pace: words(
      'lento, lenta, lentamente, piano piano, veloce, veloci, velocemente, rapido, rallentatore, al rallentatore, accelerato, loop, tempo reale, improvvisamente, ritmo, timelapse',
    ),
    sound: words('suono, musica, rumore, rumori, voce, voci, dice, parla, silenzio, muto, canta, grida'),
    light: words(
      'luci, illuminato, illuminata, illuminazione, soleggiato, soleggiata, lampada, lampade, lanterna, lanterne, candele, controluce, aurora, crepuscolo, imbrunire, mezzogiorno, sera, mattina, neve, nuvole, temporale, tempesta, fuoco, falò, fuochi d’artificio, silhouette, stelle, stellato, ora d’oro, ora blu, raggio, raggi, ombra, ombre, notturno, notturna, bruma, piovoso, innevato, neon, giorno, flash',
    ),
    medium: words(
      'illustrazione, illustrato, dipinta, disegnato, disegnata, cartone animato, realistico, realistica, fotorealistico, incisione, inchiostro, matita, gesso, gessetto, carboncino, collage, render, 3d, 2d, pixel, vettoriale, fumetto, manga, anime, mosaico, animazione, animato, animata, astratto, astratta, retrò, retro, vintage, minimalista, in stile, olio, caricatura, lavagna, serigrafia, cinematografico',
    ),
    material: words(
      'di legno, legno, pietra, metallo, vetro, carta, cartone, tessuto, feltro, lana, maglia, uncinetto, plastilina, lego, ceramica, cuoio, pelle, ghiaccio, marmo, cemento, plastica, ricamo, ricamato',
    ),
    era: words(
      'medievale, vittoriano, antico, antica, retrò, retro, vintage, moderno, moderna, futuristico, storico, secolo, anni',
    ),
    distance: words(
      'primo piano, primissimo piano, vicino, da vicino, macro, lontano, da lontano, ampio, ampia, campo lungo, piano medio, figura intera, panorama, panoramica, drone, vista aerea, dall’alto, ritratto, selfie, busto, dettaglio, teleobiettivo, ripresa aerea, riprese aeree, volo di drone',
    ),
    crowd: words(
      'affollato, affollata, pieno, piena, folla, gremito, gremita, denso, densa, fitto, fitta, tanti, tante, molti, molte',
    ),
    lively: words(
      'fuochi d’artificio, sagra, luna park, sfilata, allegro, allegra, divertente, festoso, festosa, vivace, dinamico, dinamica, giocoso, infantile, drammatico, drammatica, energico, festa, carnevale, circo, spaventoso',
    ),
    quiet: words(
      'calmo, calma, tranquillo, tranquilla, triste, cupo, cupa, onirico, delicato, delicata, tenero, malinconico, malinconica, sereno, serena, discreto, serio, sobrio, sobria, misterioso, misteriosa, solitario, lutto',
    ),
  },
  pt: {
    colour: words(
      'vermelho, vermelha, vermelhos, vermelhas, amarelo, amarela, amarelos, amarelas, preto, preta, pretos, pretas, branco, branca, brancos, brancas, roxo, roxa, roxos, roxas, dourado, dourada, dourados, douradas, prateado, prateada, prateados, prateadas, azul, azuis, verde, verdes, cinza, cinzas, marrom, castanho, castanha, rosa, laranja, turquesa, creme, bege, cor, cores, colorido, colorida, coloridos, coloridas, pastel, monocromático, preto e branco, sépia, tom, tons, paleta, tinta, carvão, giz, lápis, colorir, gravura, nanquim',
    ),
    composition: words(
      'centro, centralizado, centralizada, esquerda, direita, embaixo, em cima, em baixo, primeiro plano, espaço para, espaço, margem, margens, borda, bordas, simétrico, simétrica, assimétrico, diagonal, canto, cantos, grade, grelha, composição, terço, metade, lado a lado, moldura',
    ),
    count: words(
      'dois, duas, três, quatro, cinco, seis, sete, oito, nove, dez, doze, vários, várias, muitos, muitas, alguns, algumas, poucos, poucas, casal, par, grupo, multidão, lotado, lotada, cheio, cheia, sozinho, sozinha, só, apenas, somente, dúzia, série, conjunto, fileira, coleção, pilha, gêmeos, rebanho',
    ),
    scale: words(
      'pequeno, pequena, pequenos, pequenas, minúsculo, minúscula, enorme, enormes, gigante, imenso, imensa, grande, grandes, miniatura',
    ),
    background: words('fundo, transparente, recortado, desfocado, liso, parede, vazio, vazia'),
    focus: words('nítido, nítida, foco, desfocado, desfoque, profundidade de campo, bokeh, macro, objetiva'),
    view: words(
      'perto, longe, de perto, de longe, amplo, ampla, de frente, de lado, de costas, de perfil, perfil, de baixo, do alto, visto de cima, perspectiva, plano, planos, enquadramento, ângulo, detalhe, corpo inteiro, panorama, panorâmica, isométrico, isométrica, drone, selfie, busto, visto, vista, retrato, drone, vista de drone, tomada aérea',
    ),
    camera: words(
      'câmera, câmara, travelling, panorâmica, zoom, sobrevoa, segue, acompanha, gira em torno, drone, câmera fixa, plano fixo, plano sequência, cortes, montagem, estática, câmera na mão, drone, vista de drone, tomada aérea',
    ),
    mood: words(
      'calmo, calma, tranquilo, tranquila, alegre, alegres, divertido, divertida, triste, aconchegante, quente, sombrio, sombria, assustador, romântico, romântica, onírico, dramático, dramática, festivo, festiva, elegante, fofo, fofa, infantil, lúdico, sério, misterioso, misteriosa, melancólico, melancólica, mágico, mágica, clima, atmosfera, suave, suaves, delicado, delicada, luxuoso, nostálgico, dinâmico, solene',
    ),
    tone: words(
      'vela, velas, luz de velas, claro-escuro, claro, clara, claros, claras, escuro, escura, vivo, viva, vivas, vibrante, vibrantes, pálido, brilhante, sóbrio, sóbria, fosco, saturado, contraste, suave, suaves, pastel, neblina, névoa, desbotado',
    ),
    detail: words(
      'simples, detalhado, detalhada, detalhados, minimalista, ornamentado, fino, fina, finos, finas, complexo, limpo, limpa, detalhes, enfeites, sóbrio, sóbria',
    ),
    line: words(
      'plano, plana, redondo, redonda, arredondado, arredondada, angular, geométrico, geométrica, geométricos, fino, fina, finas, grosso, grossa, grossas, linha, linhas, traço, traços, contorno, contornos, colorir',
    ),
    pace: words(
      'lento, lenta, lentamente, devagar, rápido, rápida, rapidamente, câmera lenta, câmara lenta, acelerado, loop, tempo real, de repente, ritmo, timelapse',
    ),
    sound: words('som, música, ruído, barulho, voz, vozes, diz, fala, silêncio, mudo, canta, grita'),
    light: words(
      'luzes, iluminado, iluminada, iluminação, ensolarado, ensolarada, lâmpada, lâmpadas, lanterna, velas, contraluz, alvorada, crepúsculo, anoitecer, entardecer, meio dia, tarde, manhã, neve, nuvens, tempestade, fogo, fogueira, fogos de artifício, silhueta, estrelas, estrelado, hora dourada, hora azul, raio, raios, sombra, sombras, noturno, noturna, chuvoso, nevado, dia, flash, sol',
    ),
    medium: words(
      'ilustração, ilustrado, pintado, pintada, desenhado, desenhada, desenho animado, realista, realistas, fotorrealista, gravura, nanquim, lápis, giz, carvão, colagem, render, 3d, 2d, pixel, vetorial, quadrinhos, mangá, anime, mosaico, animação, animado, animada, abstrato, abstrata, retrô, retro, vintage, minimalista, no estilo, óleo, caricatura, lousa, serigrafia, cinematográfico',
    ),
    material: words(
      'de madeira, madeira, pedra, metal, vidro, papel, papelão, tecido, feltro, lã, tricô, crochê, massinha, lego, cerâmica, couro, gelo, mármore, concreto, plástico, bordado',
    ),
    era: words(
      'medieval, vitoriano, antigo, antiga, retrô, retro, vintage, moderno, moderna, futurista, histórico, século, anos',
    ),
    distance: words(
      'primeiro plano, close, perto, de perto, macro, longe, de longe, amplo, ampla, plano geral, plano médio, corpo inteiro, panorama, panorâmica, drone, vista aérea, retrato, selfie, busto, detalhe, teleobjetiva, drone, vista de drone, tomada aérea',
    ),
    crowd: words(
      'lotado, lotada, cheio, cheia, multidão, denso, densa, movimentado, movimentada, muitos, muitas, repleto',
    ),
    lively: words(
      'fogos de artifício, quermesse, arraial, desfile, alegre, alegres, divertido, divertida, festivo, festiva, dinâmico, dinâmica, brincalhão, infantil, dramático, dramática, enérgico, festa, carnaval, circo, assustador',
    ),
    quiet: words(
      'calmo, calma, tranquilo, tranquila, triste, sombrio, sombria, onírico, suave, suaves, delicado, delicada, melancólico, melancólica, sereno, serena, discreto, sério, séria, sóbrio, sóbria, misterioso, misteriosa, solitário, luto',
    ),
  },
  nl: {
    colour: words(
      'rood, roode, blauw, blauwe, geel, geele, zwart, zwarte, grijs, grijse, bruin, bruine, gekleurd, gekleurde, kleurig, kleurige, veelkleurig, veelkleurige, eenkleurig, eenkleurige, rode, groen, groene, gele, wit, witte, grijze, paars, paarse, roze, oranje, goud, gouden, zilver, zilveren, turkoois, crème, beige, kleur, kleuren, kleurrijk, kleurrijke, pastel, pasteltinten, pastelkleuren, zwart wit, zwartwit, monochroom, sepia, tint, tinten, palet, inkt, houtskool, krijt, potlood, kleurplaat, gravure, lichtblauw, lichtblauwe, lichtgrijs, lichtgrijse, lichtbruin, lichtbruine, lichtgeel, lichtgeele, donkerblauw, donkerblauwe, donkergrijs, donkergrijse, donkerbruin, donkerbruine, donkergeel, donkergeele, helblauw, helblauwe, helgrijs, helgrijse, helbruin, helbruine, helgeel, helgeele, lichtgroen, lichtgroene, donkergroen, donkergroene, donkerrood, donkerrode, lichtroze, zachtroze, goudkleurig, goudkleurige, marineblauw, oker',
    ),
    composition: words(
      'midden, gecentreerd, links, rechts, onder, boven, onderaan, bovenaan, voorgrond, ruimte voor, ruimte, plek voor, rand, randen, marge, marges, symmetrisch, asymmetrisch, diagonaal, hoek, hoeken, raster, compositie, indeling, derde, helft, naast elkaar, kader, omlijst',
    ),
    count: words(
      'twee, drie, vier, vijf, zes, zeven, acht, negen, tien, twaalf, veel, vele, meerdere, enkele, weinig, paar, groep, menigte, druk, drukke, vol, volle, één, eén, alleen, enkel, dozijn, set, serie, rij, verzameling, stapel, tweeling, kudde',
    ),
    scale: words(
      'klein, kleine, groot, groote, gigantisch, gigantische, enorm, enorme, reusachtig, reusachtige, grote, piepklein, piepkleine, miniatuur',
    ),
    background: words(
      'achtergrond, transparant, transparante, uitgeknipt, onscherp, wazig, effen, muur, leeg, lege',
    ),
    focus: words('scherp, scherpe, onscherp, wazig, scherptediepte, bokeh, focus, macro'),
    view: words(
      'dichtbij, ver, veraf, ver weg, zijkant, voorkant, achterkant, van voren, van achteren, opzij, van opzij, van onderaf, bovenaf, van bovenaf, vogelperspectief, perspectief, ooghoogte, close up, totaalshot, detail, ten voeten uit, panorama, isometrisch, isometrische, drone, selfie, kader, hoek, gezien, aanzicht, dronebeeld, dronebeelden, dronevlucht, dronevideo, droneopname',
    ),
    camera: words(
      'camera, pan, zoom, zoomt, vliegt over, volgt, draait rond, cirkelt, drone, vaste camera, vast shot, montage, statisch, uit de hand, dashcam, dronebeeld, dronebeelden, dronevlucht, dronevideo, droneopname',
    ),
    mood: words(
      'rustig, rustige, vrolijk, vrolijke, grappig, grappige, verdrietig, verdrietige, gezellig, gezellige, warm, warme, somber, sombere, griezelig, griezelige, romantisch, romantische, dromerig, dromerige, dramatisch, dramatische, feestelijk, feestelijke, elegant, elegante, chic, chice, schattig, schattige, speels, speelse, serieus, serieuse, mysterieus, mysterieuse, melancholisch, melancholische, vredig, vredige, sprookjesachtig, sprookjesachtige, magisch, magische, vriendelijk, vriendelijke, zacht, zachte, luxueus, luxueuse, nostalgisch, nostalgische, sfeer, lief, lieve, stemming',
    ),
    tone: words(
      'kaarslicht, kaarsen, clair-obscur, licht, lichte, donker, donkere, fel, felle, bleek, bleke, helder, heldere, gedempt, gedempte, mat, matte, verzadigd, contrast, zacht, zachte, pastel, mist, vaal, stevig, stevige',
    ),
    detail: words(
      'simpel, simpele, eenvoudig, eenvoudige, gedetailleerd, gedetailleerde, minimalistisch, minimalistische, strak, strake, fijn, fijne, versierd, versierde, complex, complexe, sober, sobere, strakke, details, ornament, ornamenten, minimaal, overzichtelijk',
    ),
    line: words(
      'plat, plate, rond, ronde, afgerond, afgeronde, hoekig, hoekige, geometrisch, geometrische, dun, dune, dik, dike, fijn, fijne, platte, dunne, dikke, lijn, lijnen, lijntekening, omtrek, contour, kleurplaat',
    ),
    pace: words(
      'langzaam, langzame, snel, snelle, slow motion, slowmotion, vertraagd, versneld, timelapse, loop, naadloze loop, plotseling, tempo',
    ),
    sound: words('geluid, geluiden, muziek, stem, stemmen, zegt, praat, spreekt, stilte, stil, zingt, roept'),
    light: words(
      'lichten, lichtje, lichtjes, verlicht, verlichte, verlichting, zonnig, zonnige, lamp, lampen, lantaarn, lantaarns, kaarsen, kaarslicht, maanlicht, zonlicht, tegenlicht, dageraad, schemering, schemer, zonsondergang, zonsopgang, middag, sneeuw, wolken, onweer, storm, vuur, kampvuur, vuurwerk, silhouet, sterren, sterrenhemel, gouden uur, blauwe uur, straal, stralen, schaduw, schaduwen, nacht, nachts, regenachtig, besneeuwd, mistig, mistige, dag, neon, flits',
    ),
    medium: words(
      'illustratie, geschilderd, geschilderde, getekend, getekende, handgetekend, tekenfilm, realistisch, realistische, fotorealistisch, gravure, linosnede, inkt, potlood, krijt, houtskool, collage, render, 3d, 2d, pixel, vector, strip, stripstijl, manga, anime, mozaïek, animatie, geanimeerd, geanimeerde, abstract, abstracte, retro, vintage, minimalistisch, in de stijl van, olieverf, olieverfschilderij, schoolbord, krijtbord, zeefdruk, fotografie',
    ),
    material: words(
      'van hout, hout, houten, steen, stenen, metaal, metalen, glas, glazen, papier, papieren, karton, stof, vilt, wol, wollen, gebreid, gehaakt, klei, lego, keramiek, leer, leren, ijs, marmer, beton, plastic, borduurwerk',
    ),
    era: words(
      'middeleeuws, middeleeuwse, antiek, retro, vintage, modern, moderne, futuristisch, historisch, ouderwets, ouderwetse, eeuw, jaren',
    ),
    distance: words(
      'close up, dichtbij, van dichtbij, macro, ver, veraf, ver weg, verte, wijds, wijde, totaalshot, ten voeten uit, panorama, drone, luchtfoto, portret, selfie, detail, groothoek, dronebeeld, dronebeelden, dronevlucht, dronevideo, droneopname',
    ),
    crowd: words('vol, volle, druk, drukke, menigte, dicht, dichte, veel, vele, propvol'),
    lively: words(
      'vuurwerk, kermis, dorpsfeest, optocht, braderie, vrolijk, vrolijke, grappig, grappige, feestelijk, feestelijke, levendig, levendige, speels, speelse, kinderlijk, kinderlijke, dramatisch, dramatische, energiek, energieke, dynamisch, dynamische, feest, carnaval, circus, griezelig, spannend',
    ),
    quiet: words(
      'rustig, rustige, stil, stile, verdrietig, verdrietige, somber, sombere, dromerig, dromerige, zacht, zachte, melancholisch, melancholische, vredig, vredige, mistig, mistige, ingetogen, ingetogene, sober, sobere, serieus, serieuse, mysterieus, mysterieuse, eenzaam, eenzaame, sereen, sereene, rouw',
    ),
  },
  pl: {
    colour: words(
      'czerwony, czerwona, czerwone, czerwoną, czerwonego, czerwonej, czerwonym, czerwonych, czerwonymi, czerwoni, czerwonim, czerwonich, czerwono, niebiesky, niebieska, niebieske, niebieską, niebieskego, niebieskej, niebieskym, niebieskych, niebieskymi, niebieski, niebieskim, niebieskich, niebiesko, zielony, zielona, zielone, zieloną, zielonego, zielonej, zielonym, zielonych, zielonymi, zieloni, zielonim, zielonich, zielono, żółty, żółta, żółte, żółtą, żółtego, żółtej, żółtym, żółtych, żółtymi, żółti, żółtim, żółtich, żółto, czarny, czarna, czarne, czarną, czarnego, czarnej, czarnym, czarnych, czarnymi, czarni, czarnim, czarnich, czarno, biały, biała, białe, białą, białego, białej, białym, białych, białymi, białi, białim, białich, biało, szary, szara, szare, szarą, szarego, szarej, szarym, szarych, szarymi, szari, szarim, szarich, szaro, brązowy, brązowa, brązowe, brązową, brązowego, brązowej, brązowym, brązowych, brązowymi, brązowi, brązowim, brązowich, brązowo, różowy, różowa, różowe, różową, różowego, różowej, różowym, różowych, różowymi, różowi, różowim, różowich, różowo, fioletowy, fioletowa, fioletowe, fioletową, fioletowego, fioletowej, fioletowym, fioletowych, fioletowymi, fioletowi, fioletowim, fioletowich, fioletowo, pomarańczowy, pomarańczowa, pomarańczowe, pomarańczową, pomarańczowego, pomarańczowej, pomarańczowym, pomarańczowych, pomarańczowymi, pomarańczowi, pomarańczowim, pomarańczowich, pomarańczowo, złoty, złota, złote, złotą, złotego, złotej, złotym, złotych, złotymi, złoti, złotim, złotich, złoto, srebrny, srebrna, srebrne, srebrną, srebrnego, srebrnej, srebrnym, srebrnych, srebrnymi, srebrni, srebrnim, srebrnich, srebrno, turkusowy, turkusowa, turkusowe, turkusową, turkusowego, turkusowej, turkusowym, turkusowych, turkusowymi, turkusowi, turkusowim, turkusowich, turkusowo, beżowy, beżowa, beżowe, beżową, beżowego, beżowej, beżowym, beżowych, beżowymi, beżowi, beżowim, beżowich, beżowo, kremowy, kremowa, kremowe, kremową, kremowego, kremowej, kremowym, kremowych, kremowymi, kremowi, kremowim, kremowich, kremowo, kolorowy, kolorowa, kolorowe, kolorową, kolorowego, kolorowej, kolorowym, kolorowych, kolorowymi, kolorowi, kolorowim, kolorowich, kolorowo, pastelowy, pastelowa, pastelowe, pastelową, pastelowego, pastelowej, pastelowym, pastelowych, pastelowymi, pastelowi, pastelowim, pastelowich, pastelowo, dwukolorowy, dwukolorowa, dwukolorowe, dwukolorową, dwukolorowego, dwukolorowej, dwukolorowym, dwukolorowych, dwukolorowymi, dwukolorowi, dwukolorowim, dwukolorowich, dwukolorowo, granatowy, granatowa, granatowe, granatową, granatowego, granatowej, granatowym, granatowych, granatowymi, granatowi, granatowim, granatowich, granatowo, błękitny, błękitna, błękitne, błękitną, błękitnego, błękitnej, błękitnym, błękitnych, błękitnymi, błękitni, błękitnim, błękitnich, błękitno, biel, czerń, czerwień, błękit, zieleń, granat, kolor, kolory, kolorach, kolorze, kolorów, barwy, barwach, pastele, pastelach, czarno białe, czarno biały, czarnobiałe, monochromatyczne, sepia, tonacja, odcienie, odcieniach, paleta, tusz, tuszem, węgiel, kreda, kredą, ołówek, ołówkiem, kolorowanka, rycina, ciemnoczerwony, ciemnoczerwona, ciemnoczerwone, ciemnoczerwoną, ciemnoczerwonego, ciemnoczerwonej, ciemnoczerwonym, ciemnoczerwonych, ciemnoczerwonymi, ciemnoczerwoni, ciemnoczerwonim, ciemnoczerwonich, ciemnoczerwono, ciemnoniebiesky, ciemnoniebieska, ciemnoniebieske, ciemnoniebieską, ciemnoniebieskego, ciemnoniebieskej, ciemnoniebieskym, ciemnoniebieskych, ciemnoniebieskymi, ciemnoniebieski, ciemnoniebieskim, ciemnoniebieskich, ciemnoniebiesko, ciemnozielony, ciemnozielona, ciemnozielone, ciemnozieloną, ciemnozielonego, ciemnozielonej, ciemnozielonym, ciemnozielonych, ciemnozielonymi, ciemnozieloni, ciemnozielonim, ciemnozielonich, ciemnozielono, ciemnożółty, ciemnożółta, ciemnożółte, ciemnożółtą, ciemnożółtego, ciemnożółtej, ciemnożółtym, ciemnożółtych, ciemnożółtymi, ciemnożółti, ciemnożółtim, ciemnożółtich, ciemnożółto, ciemnoszary, ciemnoszara, ciemnoszare, ciemnoszarą, ciemnoszarego, ciemnoszarej, ciemnoszarym, ciemnoszarych, ciemnoszarymi, ciemnoszari, ciemnoszarim, ciemnoszarich, ciemnoszaro, ciemnobrązowy, ciemnobrązowa, ciemnobrązowe, ciemnobrązową, ciemnobrązowego, ciemnobrązowej, ciemnobrązowym, ciemnobrązowych, ciemnobrązowymi, ciemnobrązowi, ciemnobrązowim, ciemnobrązowich, ciemnobrązowo, ciemnoróżowy, ciemnoróżowa, ciemnoróżowe, ciemnoróżową, ciemnoróżowego, ciemnoróżowej, ciemnoróżowym, ciemnoróżowych, ciemnoróżowymi, ciemnoróżowi, ciemnoróżowim, ciemnoróżowich, ciemnoróżowo, ciemnofioletowy, ciemnofioletowa, ciemnofioletowe, ciemnofioletową, ciemnofioletowego, ciemnofioletowej, ciemnofioletowym, ciemnofioletowych, ciemnofioletowymi, ciemnofioletowi, ciemnofioletowim, ciemnofioletowich, ciemnofioletowo, jasnoczerwony, jasnoczerwona, jasnoczerwone, jasnoczerwoną, jasnoczerwonego, jasnoczerwonej, jasnoczerwonym, jasnoczerwonych, jasnoczerwonymi, jasnoczerwoni, jasnoczerwonim, jasnoczerwonich, jasnoczerwono, jasnoniebiesky, jasnoniebieska, jasnoniebieske, jasnoniebieską, jasnoniebieskego, jasnoniebieskej, jasnoniebieskym, jasnoniebieskych, jasnoniebieskymi, jasnoniebieski, jasnoniebieskim, jasnoniebieskich, jasnoniebiesko, jasnozielony, jasnozielona, jasnozielone, jasnozieloną, jasnozielonego, jasnozielonej, jasnozielonym, jasnozielonych, jasnozielonymi, jasnozieloni, jasnozielonim, jasnozielonich, jasnozielono, jasnożółty, jasnożółta, jasnożółte, jasnożółtą, jasnożółtego, jasnożółtej, jasnożółtym, jasnożółtych, jasnożółtymi, jasnożółti, jasnożółtim, jasnożółtich, jasnożółto, jasnoszary, jasnoszara, jasnoszare, jasnoszarą, jasnoszarego, jasnoszarej, jasnoszarym, jasnoszarych, jasnoszarymi, jasnoszari, jasnoszarim, jasnoszarich, jasnoszaro, jasnobrązowy, jasnobrązowa, jasnobrązowe, jasnobrązową, jasnobrązowego, jasnobrązowej, jasnobrązowym, jasnobrązowych, jasnobrązowymi, jasnobrązowi, jasnobrązowim, jasnobrązowich, jasnobrązowo, jasnoróżowy, jasnoróżowa, jasnoróżowe, jasnoróżową, jasnoróżowego, jasnoróżowej, jasnoróżowym, jasnoróżowych, jasnoróżowymi, jasnoróżowi, jasnoróżowim, jasnoróżowich, jasnoróżowo, jasnofioletowy, jasnofioletowa, jasnofioletowe, jasnofioletową, jasnofioletowego, jasnofioletowej, jasnofioletowym, jasnofioletowych, jasnofioletowymi, jasnofioletowi, jasnofioletowim, jasnofioletowich, jasnofioletowo',
    ),
    composition: words(
      'środek, środku, wyśrodkowany, wyśrodkowane, lewej, prawej, lewo, prawo, dole, górze, na dole, na górze, pierwszym planie, pierwszy plan, miejsce na, miejsca na, margines, marginesy, brzeg, brzegu, krawędź, krawędzi, ramka, ramce, ramką, symetryczny, symetryczna, symetryczne, asymetryczny, ukośnie, róg, rogu, rogach, siatka, kompozycja, układ, połowa, połowie, obok siebie',
    ),
    count: words(
      'dwa, dwie, dwóch, trzy, trzech, cztery, pięć, sześć, siedem, osiem, dziewięć, dziesięć, dwanaście, wiele, kilka, kilku, parę, para, pary, dużo, mało, grupa, tłum, tłoczny, zatłoczony, zatłoczona, zatłoczonej, zatłoczonym, pełen, pełna, pełne, jeden, jedna, jedno, sam, sama, samotny, tylko, tuzin, zestaw, seria, rząd, kolekcja, stos, bliźniaki, stado',
    ),
    scale: words(
      'mały, mała, małe, małą, małego, małej, małym, małych, małymi, małi, małim, małich, mało, wielky, wielka, wielke, wielką, wielkego, wielkej, wielkym, wielkych, wielkymi, wielki, wielkim, wielkich, wielko, ogromny, ogromna, ogromne, ogromną, ogromnego, ogromnej, ogromnym, ogromnych, ogromnymi, ogromni, ogromnim, ogromnich, ogromno, olbrzymy, olbrzyma, olbrzyme, olbrzymą, olbrzymego, olbrzymej, olbrzymym, olbrzymych, olbrzymymi, olbrzymi, olbrzymim, olbrzymich, olbrzymo, duży, duża, duże, dużą, dużego, dużej, dużym, dużych, dużymi, dużi, dużim, dużich, dużo, malutky, malutka, malutke, malutką, malutkego, malutkej, malutkym, malutkych, malutkymi, malutki, malutkim, malutkich, malutko, maleńky, maleńka, maleńke, maleńką, maleńkego, maleńkej, maleńkym, maleńkych, maleńkymi, maleńki, maleńkim, maleńkich, maleńko, miniatura, gigant, gigantyczny',
    ),
    background: words(
      'tło, tle, tłem, tła, przezroczyste, przezroczystym, rozmyte, rozmytym, jednolite, jednolitym, ściana, ścianie, pusty, pusta, puste, pustym',
    ),
    focus: words(
      'ostry, ostra, ostre, ostrość, głębia ostrości, głębią ostrości, rozmyty, rozmyte, rozmytym, bokeh, makro',
    ),
    view: words(
      'blisko, bliska, z bliska, daleko, z daleka, z boku, z przodu, z tyłu, z dołu, od tyłu, perspektywa, perspektywie, ujęcie, ujęcia, kadr, kąt, plan, detal, profil, z profilu, panorama, izometryczny, izometryczna, izometryczne, dron, drona, selfie, portret, widziany, widziana, widziane, cała sylwetka, z drona, ujęcie z drona, lot dronem, dronem',
    ),
    camera: words(
      'kamera, kamerę, kamery, najazd, panorama, zoom, przelot, leci nad, podąża, krąży, okrąża, dron, drona, statyczna, statyczne, statyczny, montaż, z ręki, cięcia, jedno ujęcie, z drona, ujęcie z drona, lot dronem, dronem',
    ),
    mood: words(
      'spokojny, spokojna, spokojne, spokojną, spokojnego, spokojnej, spokojnym, spokojnych, spokojnymi, spokojni, spokojnim, spokojnich, spokojno, wesoły, wesoła, wesołe, wesołą, wesołego, wesołej, wesołym, wesołych, wesołymi, wesołi, wesołim, wesołich, wesoło, radosny, radosna, radosne, radosną, radosnego, radosnej, radosnym, radosnych, radosnymi, radosni, radosnim, radosnich, radosno, smutny, smutna, smutne, smutną, smutnego, smutnej, smutnym, smutnych, smutnymi, smutni, smutnim, smutnich, smutno, przytulny, przytulna, przytulne, przytulną, przytulnego, przytulnej, przytulnym, przytulnych, przytulnymi, przytulni, przytulnim, przytulnich, przytulno, ciepły, ciepła, ciepłe, ciepłą, ciepłego, ciepłej, ciepłym, ciepłych, ciepłymi, ciepłi, ciepłim, ciepłich, ciepło, mroczny, mroczna, mroczne, mroczną, mrocznego, mrocznej, mrocznym, mrocznych, mrocznymi, mroczni, mrocznim, mrocznich, mroczno, straszny, straszna, straszne, straszną, strasznego, strasznej, strasznym, strasznych, strasznymi, straszni, strasznim, strasznich, straszno, romantyczny, romantyczna, romantyczne, romantyczną, romantycznego, romantycznej, romantycznym, romantycznych, romantycznymi, romantyczni, romantycznim, romantycznich, romantyczno, senny, senna, senne, senną, sennego, sennej, sennym, sennych, sennymi, senni, sennim, sennich, senno, dramatyczny, dramatyczna, dramatyczne, dramatyczną, dramatycznego, dramatycznej, dramatycznym, dramatycznych, dramatycznymi, dramatyczni, dramatycznim, dramatycznich, dramatyczno, świąteczny, świąteczna, świąteczne, świąteczną, świątecznego, świątecznej, świątecznym, świątecznych, świątecznymi, świąteczni, świątecznim, świątecznich, świąteczno, elegancky, elegancka, elegancke, elegancką, eleganckego, eleganckej, eleganckym, eleganckych, eleganckymi, elegancki, eleganckim, eleganckich, elegancko, uroczy, urocza, urocze, uroczą, uroczego, uroczej, uroczym, uroczych, uroczymi, uroczi, uroczim, uroczich, uroczo, dziecięcy, dziecięca, dziecięce, dziecięcą, dziecięcego, dziecięcej, dziecięcym, dziecięcych, dziecięcymi, dziecięci, dziecięcim, dziecięcich, dziecięco, zabawny, zabawna, zabawne, zabawną, zabawnego, zabawnej, zabawnym, zabawnych, zabawnymi, zabawni, zabawnim, zabawnich, zabawno, poważny, poważna, poważne, poważną, poważnego, poważnej, poważnym, poważnych, poważnymi, poważni, poważnim, poważnich, poważno, tajemniczy, tajemnicza, tajemnicze, tajemniczą, tajemniczego, tajemniczej, tajemniczym, tajemniczych, tajemniczymi, tajemniczi, tajemniczim, tajemniczich, tajemniczo, melancholijny, melancholijna, melancholijne, melancholijną, melancholijnego, melancholijnej, melancholijnym, melancholijnych, melancholijnymi, melancholijni, melancholijnim, melancholijnich, melancholijno, magiczny, magiczna, magiczne, magiczną, magicznego, magicznej, magicznym, magicznych, magicznymi, magiczni, magicznim, magicznich, magiczno, bajkowy, bajkowa, bajkowe, bajkową, bajkowego, bajkowej, bajkowym, bajkowych, bajkowymi, bajkowi, bajkowim, bajkowich, bajkowo, luksusowy, luksusowa, luksusowe, luksusową, luksusowego, luksusowej, luksusowym, luksusowych, luksusowymi, luksusowi, luksusowim, luksusowich, luksusowo, nostalgiczny, nostalgiczna, nostalgiczne, nostalgiczną, nostalgicznego, nostalgicznej, nostalgicznym, nostalgicznych, nostalgicznymi, nostalgiczni, nostalgicznim, nostalgicznich, nostalgiczno, delikatny, delikatna, delikatne, delikatną, delikatnego, delikatnej, delikatnym, delikatnych, delikatnymi, delikatni, delikatnim, delikatnich, delikatno, miękky, miękka, miękke, miękką, miękkego, miękkej, miękkym, miękkych, miękkymi, miękki, miękkim, miękkich, miękko, dynamiczny, dynamiczna, dynamiczne, dynamiczną, dynamicznego, dynamicznej, dynamicznym, dynamicznych, dynamicznymi, dynamiczni, dynamicznim, dynamicznich, dynamiczno, uroczysty, uroczysta, uroczyste, uroczystą, uroczystego, uroczystej, uroczystym, uroczystych, uroczystymi, uroczysti, uroczystim, uroczystich, uroczysto, słodky, słodka, słodke, słodką, słodkego, słodkej, słodkym, słodkych, słodkymi, słodki, słodkim, słodkich, słodko, nastrój, nastroju, klimat, klimacie, atmosfera',
    ),
    tone: words(
      'świecy, świec, świecach, blasku świec, jasny, jasna, jasne, jasną, jasnego, jasnej, jasnym, jasnych, jasnymi, jasni, jasnim, jasnich, jasno, ciemny, ciemna, ciemne, ciemną, ciemnego, ciemnej, ciemnym, ciemnych, ciemnymi, ciemni, ciemnim, ciemnich, ciemno, intensywny, intensywna, intensywne, intensywną, intensywnego, intensywnej, intensywnym, intensywnych, intensywnymi, intensywni, intensywnim, intensywnich, intensywno, blady, blada, blade, bladą, bladego, bladej, bladym, bladych, bladymi, bladi, bladim, bladich, blado, jaskrawy, jaskrawa, jaskrawe, jaskrawą, jaskrawego, jaskrawej, jaskrawym, jaskrawych, jaskrawymi, jaskrawi, jaskrawim, jaskrawich, jaskrawo, stonowany, stonowana, stonowane, stonowaną, stonowanego, stonowanej, stonowanym, stonowanych, stonowanymi, stonowani, stonowanim, stonowanich, stonowano, matowy, matowa, matowe, matową, matowego, matowej, matowym, matowych, matowymi, matowi, matowim, matowich, matowo, nasycony, nasycona, nasycone, nasyconą, nasyconego, nasyconej, nasyconym, nasyconych, nasyconymi, nasyconi, nasyconim, nasyconich, nasycono, delikatny, delikatna, delikatne, delikatną, delikatnego, delikatnej, delikatnym, delikatnych, delikatnymi, delikatni, delikatnim, delikatnich, delikatno, żywy, żywa, żywe, żywą, żywego, żywej, żywym, żywych, żywymi, żywi, żywim, żywich, żywo, kontrast, kontrastowy, pastele, pastelowe, pastelowych, mgła, mgle, wyblakły',
    ),
    detail: words(
      'prosty, prosta, proste, prostą, prostego, prostej, prostym, prostych, prostymi, prosti, prostim, prostich, prosto, szczegółowy, szczegółowa, szczegółowe, szczegółową, szczegółowego, szczegółowej, szczegółowym, szczegółowych, szczegółowymi, szczegółowi, szczegółowim, szczegółowich, szczegółowo, minimalistyczny, minimalistyczna, minimalistyczne, minimalistyczną, minimalistycznego, minimalistycznej, minimalistycznym, minimalistycznych, minimalistycznymi, minimalistyczni, minimalistycznim, minimalistycznich, minimalistyczno, zdobiony, zdobiona, zdobione, zdobioną, zdobionego, zdobionej, zdobionym, zdobionych, zdobionymi, zdobioni, zdobionim, zdobionich, zdobiono, drobny, drobna, drobne, drobną, drobnego, drobnej, drobnym, drobnych, drobnymi, drobni, drobnim, drobnich, drobno, cienky, cienka, cienke, cienką, cienkego, cienkej, cienkym, cienkych, cienkymi, cienki, cienkim, cienkich, cienko, złożony, złożona, złożone, złożoną, złożonego, złożonej, złożonym, złożonych, złożonymi, złożoni, złożonim, złożonich, złożono, czysty, czysta, czyste, czystą, czystego, czystej, czystym, czystych, czystymi, czysti, czystim, czystich, czysto, czytelny, czytelna, czytelne, czytelną, czytelnego, czytelnej, czytelnym, czytelnych, czytelnymi, czytelni, czytelnim, czytelnich, czytelno, skromny, skromna, skromne, skromną, skromnego, skromnej, skromnym, skromnych, skromnymi, skromni, skromnim, skromnich, skromno, detale, szczegóły, ozdoby, ornament, minimalizm',
    ),
    line: words(
      'płasky, płaska, płaske, płaską, płaskego, płaskej, płaskym, płaskych, płaskymi, płaski, płaskim, płaskich, płasko, okrągły, okrągła, okrągłe, okrągłą, okrągłego, okrągłej, okrągłym, okrągłych, okrągłymi, okrągłi, okrągłim, okrągłich, okrągło, zaokrąglony, zaokrąglona, zaokrąglone, zaokrągloną, zaokrąglonego, zaokrąglonej, zaokrąglonym, zaokrąglonych, zaokrąglonymi, zaokrągloni, zaokrąglonim, zaokrąglonich, zaokrąglono, kanciasty, kanciasta, kanciaste, kanciastą, kanciastego, kanciastej, kanciastym, kanciastych, kanciastymi, kanciasti, kanciastim, kanciastich, kanciasto, geometryczny, geometryczna, geometryczne, geometryczną, geometrycznego, geometrycznej, geometrycznym, geometrycznych, geometrycznymi, geometryczni, geometrycznim, geometrycznich, geometryczno, cienky, cienka, cienke, cienką, cienkego, cienkej, cienkym, cienkych, cienkymi, cienki, cienkim, cienkich, cienko, gruby, gruba, grube, grubą, grubego, grubej, grubym, grubych, grubymi, grubi, grubim, grubich, grubo, delikatny, delikatna, delikatne, delikatną, delikatnego, delikatnej, delikatnym, delikatnych, delikatnymi, delikatni, delikatnim, delikatnich, delikatno, linia, linie, liniami, linią, kreska, kreską, kontur, konturem, kontury, kolorowanka, obrys',
    ),
    pace: words(
      'wolno, powoli, powolny, powolna, szybko, szybki, szybka, szybkie, zwolnione tempo, zwolnionym tempie, slow motion, przyspieszone, timelapse, pętla, pętli, zapętlony, zapętlone, nagle, tempo',
    ),
    sound: words('dźwięk, dźwięki, muzyka, hałas, głos, głosy, mówi, cisza, niemy, śpiewa, woła'),
    light: words(
      'światła, świetle, światłem, oświetlony, oświetlona, oświetlone, oświetlenie, słoneczny, słoneczna, słoneczne, lampa, lampy, latarnia, latarnie, świeca, świece, świec, świecami, księżyc, księżyca, świt, o świcie, zmierzch, zmierzchu, wieczorem, rano, poranek, poranku, zachodzie, wschodzie, zachodem, południe, śnieg, śniegu, chmury, burza, burzy, ogień, ognisko, fajerwerki, sylwetka, gwiazdy, gwiaździste, złota godzina, promień, promienie, cień, cienie, nocą, nocy, noca, mglisty, mglistym, deszczu, deszczowy, dzień, neon, neony',
    ),
    medium: words(
      'fotografia, ilustracja, ilustracji, malowany, malowana, malowane, rysowany, rysowana, kreskówka, realistyczny, realistyczna, realistyczne, fotorealistyczne, rycina, linoryt, tusz, tuszem, ołówek, ołówkiem, kreda, kredą, węgiel, kolaż, render, 3d, 2d, pixel art, piksel, wektorowy, wektorowa, wektorowe, komiks, komiksowy, manga, anime, mozaika, animacja, animowany, animowana, animowane, abstrakcja, abstrakcyjny, retro, vintage, minimalistyczny, minimalistyczne, w stylu, olejny, tablica, tablicy, sitodruk',
    ),
    material: words(
      'z drewna, drewno, drewniany, drewniana, drewniane, kamień, metal, metalowy, szkło, szklany, papier, papieru, papierowy, karton, tkanina, filc, filcu, wełna, wełny, szydełkowy, szydełkowa, plastelina, plasteliny, lego, ceramika, skóra, lód, marmur, beton, plastik, haft, haftowany',
    ),
    era: words(
      'średniowieczny, średniowieczna, antyczny, retro, vintage, nowoczesny, nowoczesna, nowoczesne, futurystyczny, historyczny, stary, stara, wieku, lat',
    ),
    distance: words(
      'zbliżenie, z bliska, blisko, makro, daleko, z daleka, szeroki, szeroka, szeroki plan, plan ogólny, cała sylwetka, panorama, dron, drona, z lotu ptaka, portret, selfie, popiersie, detal, z drona, ujęcie z drona, lot dronem, dronem',
    ),
    crowd: words(
      'zatłoczony, zatłoczona, zatłoczone, zatłoczonej, zatłoczonym, tłum, tłumy, pełen, pełna, pełne, gęsty, gęsta, gęste, dużo, wiele, mnóstwo',
    ),
    lively: words(
      'fajerwerki, festyn, odpust, jarmark, parada, wesoły, wesoła, wesołe, wesołą, wesołego, wesołej, wesołym, wesołych, wesołymi, wesołi, wesołim, wesołich, wesoło, zabawny, zabawna, zabawne, zabawną, zabawnego, zabawnej, zabawnym, zabawnych, zabawnymi, zabawni, zabawnim, zabawnich, zabawno, świąteczny, świąteczna, świąteczne, świąteczną, świątecznego, świątecznej, świątecznym, świątecznych, świątecznymi, świąteczni, świątecznim, świątecznich, świąteczno, żywy, żywa, żywe, żywą, żywego, żywej, żywym, żywych, żywymi, żywi, żywim, żywich, żywo, dziecięcy, dziecięca, dziecięce, dziecięcą, dziecięcego, dziecięcej, dziecięcym, dziecięcych, dziecięcymi, dziecięci, dziecięcim, dziecięcich, dziecięco, dramatyczny, dramatyczna, dramatyczne, dramatyczną, dramatycznego, dramatycznej, dramatycznym, dramatycznych, dramatycznymi, dramatyczni, dramatycznim, dramatycznich, dramatyczno, energetyczny, energetyczna, energetyczne, energetyczną, energetycznego, energetycznej, energetycznym, energetycznych, energetycznymi, energetyczni, energetycznim, energetycznich, energetyczno, dynamiczny, dynamiczna, dynamiczne, dynamiczną, dynamicznego, dynamicznej, dynamicznym, dynamicznych, dynamicznymi, dynamiczni, dynamicznim, dynamicznich, dynamiczno, radosny, radosna, radosne, radosną, radosnego, radosnej, radosnym, radosnych, radosnymi, radosni, radosnim, radosnich, radosno, straszny, straszna, straszne, straszną, strasznego, strasznej, strasznym, strasznych, strasznymi, straszni, strasznim, strasznich, straszno, impreza, karnawał, cyrk, przyjęcie',
    ),
    quiet: words(
      'spokojny, spokojna, spokojne, spokojną, spokojnego, spokojnej, spokojnym, spokojnych, spokojnymi, spokojni, spokojnim, spokojnich, spokojno, smutny, smutna, smutne, smutną, smutnego, smutnej, smutnym, smutnych, smutnymi, smutni, smutnim, smutnich, smutno, mroczny, mroczna, mroczne, mroczną, mrocznego, mrocznej, mrocznym, mrocznych, mrocznymi, mroczni, mrocznim, mrocznich, mroczno, senny, senna, senne, senną, sennego, sennej, sennym, sennych, sennymi, senni, sennim, sennich, senno, delikatny, delikatna, delikatne, delikatną, delikatnego, delikatnej, delikatnym, delikatnych, delikatnymi, delikatni, delikatnim, delikatnich, delikatno, melancholijny, melancholijna, melancholijne, melancholijną, melancholijnego, melancholijnej, melancholijnym, melancholijnych, melancholijnymi, melancholijni, melancholijnim, melancholijnich, melancholijno, mglisty, mglista, mgliste, mglistą, mglistego, mglistej, mglistym, mglistych, mglistymi, mglisti, mglistim, mglistich, mglisto, stonowany, stonowana, stonowane, stonowaną, stonowanego, stonowanej, stonowanym, stonowanych, stonowanymi, stonowani, stonowanim, stonowanich, stonowano, skromny, skromna, skromne, skromną, skromnego, skromnej, skromnym, skromnych, skromnymi, skromni, skromnim, skromnich, skromno, poważny, poważna, poważne, poważną, poważnego, poważnej, poważnym, poważnych, poważnymi, poważni, poważnim, poważnich, poważno, tajemniczy, tajemnicza, tajemnicze, tajemniczą, tajemniczego, tajemniczej, tajemniczym, tajemniczych, tajemniczymi, tajemniczi, tajemniczim, tajemniczich, tajemniczo, samotny, samotna, samotne, samotną, samotnego, samotnej, samotnym, samotnych, samotnymi, samotni, samotnim, samotnich, samotno, cichy, cicha, ciche, cichą, cichego, cichej, cichym, cichych, cichymi, cichi, cichim, cichich, cicho, ponury, ponura, ponure, ponurą, ponurego, ponurej, ponurym, ponurych, ponurymi, ponuri, ponurim, ponurich, ponuro, żałoba',
    ),
  },
  sv: {
    colour: words(
      'röd, rödt, röda, blå, blåt, blåa, grön, grönt, gröna, gul, gult, gula, svart, svartt, svarta, grå, gråt, gråa, brun, brunt, bruna, färgglad, färggladt, färgglada, färgad, färgadt, färgada, enfärgad, enfärgadt, enfärgada, tvåfärgad, tvåfärgadt, tvåfärgada, ljusblå, ljusblåt, ljusblåa, mörkblå, mörkblåt, mörkblåa, vit, vitt, vita, rött, blått, lila, rosa, orange, guld, silver, turkos, beige, kräm, färg, färger, färgen, färgerna, färgglatt, pastell, pastellfärger, svartvit, svartvitt, svartvita, monokrom, sepia, ton, toner, palett, bläck, tusch, kol, krita, blyerts, målarbild, gravyr, ljusröd, ljusrödt, ljusröda, ljusgrön, ljusgrönt, ljusgröna, ljusgul, ljusgult, ljusgula, ljusgrå, ljusgråt, ljusgråa, ljusbrun, ljusbrunt, ljusbruna, mörkröd, mörkrödt, mörkröda, mörkgrön, mörkgrönt, mörkgröna, mörkgul, mörkgult, mörkgula, mörkgrå, mörkgråt, mörkgråa, mörkbrun, mörkbrunt, mörkbruna, ljusrosa, mörkrosa, marinblå, himmelsblå, vinröd, ockra',
    ),
    composition: words(
      'mitten, centrerad, centrerat, centrerade, vänster, höger, nederst, överst, upptill, nedtill, förgrund, förgrunden, plats för, utrymme, utrymme för, marginal, marginaler, kant, kanter, ram, symmetrisk, symmetriskt, asymmetrisk, diagonal, hörn, hörnet, rutnät, komposition, layout, tredjedel, hälften, hälft, bredvid varandra, sida vid sida',
    ),
    count: words(
      'två, tre, fyra, fem, sex, sju, åtta, nio, tio, tolv, många, flera, några, få, par, grupp, folkmassa, trång, full, fullt, fulla, en enda, ett enda, ensam, ensamma, bara, endast, dussin, set, serie, rad, samling, hög, stapel, tvillingar, flock',
    ),
    scale: words(
      'liten, litet, lilla, små, stor, stort, stora, jättestor, jättestora, enorm, enorma, pytteliten, gigantisk, miniatyr',
    ),
    background: words(
      'bakgrund, bakgrunden, transparent, frilagd, suddig, oskarp, enfärgad, vägg, tom, tomt, tomma',
    ),
    focus: words('skarp, skarpt, skärpa, skärpedjup, oskärpa, oskarp, bokeh, fokus, makro'),
    view: words(
      'nära, långt bort, på avstånd, avstånd, framifrån, bakifrån, från sidan, sidan, ovanifrån, underifrån, fågelperspektiv, perspektiv, ögonhöjd, helkropp, detalj, detaljbild, panorama, isometrisk, isometriskt, drönare, selfie, vinkel, sedd, sett, profil, drönarbild, drönarbilder, drönarfilm, drönarvy, drönarflygning',
    ),
    camera: words(
      'kamera, kameran, panorering, zoom, zoomar, flyger över, följer, kretsar, cirklar, drönare, fast kamera, stillastående, montage, klipp, handhållen, statisk, drönarbild, drönarbilder, drönarfilm, drönarvy, drönarflygning',
    ),
    mood: words(
      'lugn, lugnt, lugna, glad, gladt, glada, rolig, roligt, roliga, sorglig, sorgligt, sorgliga, mysig, mysigt, mysiga, varm, varmt, varma, dyster, dystert, dystera, läskig, läskigt, läskiga, romantisk, romantiskt, romantiska, drömsk, drömskt, drömska, dramatisk, dramatiskt, dramatiska, festlig, festligt, festliga, elegant, elegantt, eleganta, söt, sött, söta, gullig, gulligt, gulliga, barnslig, barnsligt, barnsliga, lekfull, lekfullt, lekfulla, seriös, seriöst, seriösa, mystisk, mystiskt, mystiska, melankolisk, melankoliskt, melankoliska, fridfull, fridfullt, fridfulla, magisk, magiskt, magiska, sagolik, sagolikt, sagolika, vänlig, vänligt, vänliga, mjuk, mjukt, mjuka, lyxig, lyxigt, lyxiga, nostalgisk, nostalgiskt, nostalgiska, stämning, atmosfär, glatt',
    ),
    tone: words(
      'stearinljus, levande ljus, ljus, ljust, ljusa, mörk, mörkt, mörka, stark, starkt, starka, blek, blekt, bleka, klar, klart, klara, dämpad, dämpadt, dämpada, matt, mattt, matta, mättad, mättadt, mättada, dov, dovt, dova, kontrast, mjuk, mjuka, pastell, dimma, kraftig, kraftiga, urblekt, sprakande',
    ),
    detail: words(
      'enkel, enkelt, enkela, detaljerad, detaljeradt, detaljerada, minimalistisk, minimalistiskt, minimalistiska, avskalad, avskaladt, avskalada, utsmyckad, utsmyckadt, utsmyckada, fin, fint, fina, ren, rent, rena, stilren, stilrent, stilrena, komplex, komplext, komplexa, enkla, detaljer, detaljerat, ornament, minimal',
    ),
    line: words(
      'platt, plattt, platta, rund, rundt, runda, rundad, rundadt, rundada, kantig, kantigt, kantiga, geometrisk, geometriskt, geometriska, tunn, tunnt, tunna, tjock, tjockt, tjocka, fin, fint, fina, runt, linje, linjer, kontur, konturer, streck, målarbild, linjeteckning',
    ),
    pace: words(
      'långsam, långsamt, långsamma, sakta, snabb, snabbt, snabba, slow motion, ultrarapid, timelapse, loop, loopande, plötsligt, tempo',
    ),
    sound: words('ljud, musik, röst, röster, säger, pratar, talar, tystnad, tyst, sjunger, ropar'),
    light: words(
      'ljuset, belyst, belysning, solig, soligt, soliga, lampa, lampor, lykta, lyktor, ljuslågor, stearinljus, månljus, solljus, motljus, gryning, gryningen, skymning, skymningen, soluppgång, middag, snö, snön, moln, åska, storm, eld, lägereld, fyrverkeri, siluett, stjärnor, stjärnhimmel, gyllene timmen, blå timmen, stråle, strålar, skugga, skuggor, kvällen, morgon, morgonen, natten, regnig, snöig, dimmig, dag, dagsljus, neon, blixt',
    ),
    medium: words(
      'illustration, illustrerad, målad, målat, tecknad, tecknat, handritad, handritat, realistisk, realistiskt, fotorealistisk, gravyr, linoleumsnitt, tusch, bläck, blyerts, krita, kol, kollage, render, 3d, 2d, pixel, pixelkonst, vektor, serieteckning, manga, anime, mosaik, animation, animerad, animerat, abstrakt, retro, vintage, minimalistisk, i stil med, olja, oljemålning, svarta tavlan, griffeltavla, screentryck, fotografi',
    ),
    material: words(
      'av trä, trä, sten, metall, glas, papper, kartong, tyg, filt, ull, stickad, virkad, lera, lego, keramik, läder, is, marmor, betong, plast, broderi, broderad',
    ),
    era: words(
      'medeltida, antik, retro, vintage, modern, modernt, moderna, futuristisk, historisk, gammaldags, sekel, talet',
    ),
    distance: words(
      'närbild, nära, på nära håll, makro, långt bort, på avstånd, avstånd, vid, vidvinkel, helbild, helkropp, panorama, drönare, flygbild, porträtt, selfie, detalj, detaljbild, drönarbild, drönarbilder, drönarfilm, drönarvy, drönarflygning',
    ),
    crowd: words(
      'full, fullt, fulla, fullsatt, folkmassa, folksamling, trång, trångt, tät, tätt, täta, många, myllrande',
    ),
    lively: words(
      'fyrverkeri, fyrverkerier, tivoli, marknad, byfest, parad, glad, gladt, glada, rolig, roligt, roliga, festlig, festligt, festliga, livlig, livligt, livliga, lekfull, lekfullt, lekfulla, barnslig, barnsligt, barnsliga, dramatisk, dramatiskt, dramatiska, energisk, energiskt, energiska, dynamisk, dynamiskt, dynamiska, läskig, läskigt, läskiga, fest, karneval, cirkus, glatt, kalas',
    ),
    quiet: words(
      'lugn, lugnt, lugna, stilla, stillat, stillaa, sorgsen, sorgsent, sorgsena, dyster, dystert, dystera, drömsk, drömskt, drömska, mjuk, mjukt, mjuka, melankolisk, melankoliskt, melankoliska, fridfull, fridfullt, fridfulla, dimmig, dimmigt, dimmiga, dämpad, dämpadt, dämpada, diskret, diskrett, diskreta, seriös, seriöst, seriösa, mystisk, mystiskt, mystiska, ensam, ensamt, ensama, stillsam, stillsamt, stillsama, sorg',
    ),
  },
};
