/** Function words that tell a language from its neighbours; words shared by several count for each. */
export const languageWords: Readonly<Record<string, { readonly name: string; readonly words: string }>> = {
  en: {
    name: 'English',
    words:
      'the a an of to and in per is are was for on with that this it you your my me i we our be or as at from by not how what which why who can could would should do does write create make give list find tell explain describe help please using into about show generate need want have has will if when than no there their they some all one he she him her us left where while because over fails files page after',
  },
  de: {
    name: 'German',
    words:
      'bedeutet heißt heisst lohnt in fürs ins ans schreiben erstellen machen automatisch der die das den dem des ein eine einen einem einer und oder nicht ist sind war mit für auf von zu zum zur im am ich du er sie es wir ihr mein meine meinen dein über auch wie was warum welche bitte schreibe schreib erstelle erkläre mache gib bei aus nach als dass wenn kann einem soll ins übersetze übersetz fasse korrigiere folgenden gib mir mich dir uns gegen haben muss wegen an ab unser unsere unseren sich noch schon nur habe zehn acht sekunden hintergrund ohne euch ihnen sein seine seinen ihre ihren hatte wird werden wurde können müssen sollte sehr mehr aber weil damit unter zwischen vom beim diese dieser dieses wo wer zwei drei vier fünf einladung einladungskarte karte postkarte aufkleber geburtsanzeige geburtskarte flohmarkt umschlag titelbild buchcover zeichnung gemälde werbung anzeige speisekarte schriftzug geburtstag geburtstagskarte hochzeit hochzeitskarte weihnachten weihnachtskarte ostern eule katze kätzchen pferd pferde eichhörnchen hündchen vögel schmetterling kaninchen schwein ziege biene frosch fisch schildkröte löwe straße stadt dorf garten wiese brücke schnee nebel gewitter sonnenuntergang sonnenaufgang frühling herbst abend mädchen junge großmutter großvater bäckerei bäcker metzgerei blumenladen buchhandlung schreinerei werkstatt gärtnerei apotheke kleines großer großes große schöne schönes fröhlich fröhliche niedlich niedliche gemütliche verschneite verschneiten regnerisch schwarze weiß weiße grüne gelbe gelber blaue läuft fliegt schläft spielt tanzt sitzt steht geht trinkt schwimmt fährt öffnet zeigt schaut zeichne zeichnen zeige brauche möchte blumen aufschrift fahrrad',
  },
  fr: {
    name: 'French',
    words:
      'le la les un une des du de et ou est sont dans pour sur avec que qui quoi je tu il elle nous vous ils mon ma mes ton ta son sa ses au aux ce cette ces ne pas plus comment pourquoi quel quelle écris écrire fais donne crée rédige explique moi sans peux peut être en à où faire quand ai suis chez si entre dix huit secondes vers fond vue se leur leurs notre votre nos vos lui cela ça elles était étaient avoir a ont fait tout tous toute mais donc depuis après avant comme aussi très bien deux trois quatre cinq naissance autocollant dessine dessiner dessinez peinture anniversaire mariage pâques enseigne hibou chouette chevaux hérisson chaton chien chiot oiseau oiseaux écureuil grenouille tortue éléphant vache cochon abeille forêt rivière ciel pluie brouillard orage soleil printemps automne hiver nuit crépuscule fille homme enfants bébé vieille vieil pêcheur boulangerie boucherie fleuriste librairie menuisier fromagerie épicerie marché bouquiniste cordonnier joli jolies mignonne drôle vieux joyeux joyeuse chaleureux ensoleillé enneigé enneigée pluvieux jaune bleue joue ouvre regarde promène créer faites génère réaliser voudrais besoin arbre arbres fleurs maison jardin nuage nuages feuille feuilles rentrée affichette jouet gâteau coucher lettrage écrit heureux heureuse ancienne chevreuil abeilles étang feuillage grenouilles souris jouent dorment chante souhaite petits vieilles pâtissier mairie école ruelle sapin tempête tournesols',
  },
  es: {
    name: 'Spanish',
    words:
      'el la los las un una unos unas de del y o es son en para por con que qué quién yo tú mi mis su sus al lo se no como cómo cuál escribe escribir crea haz dame explica genera redacta sobre sin más pero este esta ese esa entre cuando hay estoy me hacer tengo quiero mejor diez ocho segundos fondo hacia le les nos te él ella ellos ellas han soy eres somos fue ser estar está están vamos voy va muy ya también porque donde desde hasta ni toda todos todas nuestra nuestro digo todavía tres cuatro cinco convierte archivos tarjeta invitación portada pegatina nacimiento mercadillo dibujo dibuja dibujar cumpleaños navidad navideña folleto letrero búho lechuza gatito caballo caballos erizo perro perrito pájaro pájaros conejo ardilla oveja cerdo abeja ciudad montaña montañas lluvia nieve niebla atardecer amanecer verano otoño invierno noche niña niño niños mujer abuela abuelo panadería panadero carnicería floristería librería peluquería carpintería zapatería tienda ferretería frutería pequeño pequeña hermoso hermosa viejo vieja lluvioso lluviosa soleado soleada rojo roja amarilla corriendo vuela durmiendo duerme jugando juega caminando comiendo bebiendo lloviendo abriendo diseña diseñar crear hazme dibújame necesito muestra cartulina bienvenida árbol árboles hojas jardín cocina sencillo sencilla juguete acogedora acogedor puente ventana taza desayuno pajarito abejas ovejas ardillas peluquero carpintero bienvenidos escuela sonriendo cayendo llueve nieva duermen juegan pequeños pequeñas viejos',
  },
  it: {
    name: 'Italian',
    words:
      'il lo la i gli le un uno una di del della dei delle e o è sono in per con che chi cosa io tu mio mia suo sua al alla non come perché quale scrivi scrivere crea fammi dammi spiega genera su senza più ma questo questa nel nella da dal quando meglio dove ho anche dieci otto secondi sfondo verso ci lui lei loro ha hanno sei siamo essere avere vado va molto già fino ogni tutto tutti nostro nostra degli dello nello sulla sul attorno due tre quattro cinque mostra bambini gioco pagina sbagliato locandina biglietto biglietti etichetta copertina nascita mercatino volantino disegno disegna disegnare disegnami immagine compleanno nozze natalizio natalizia pasqua insegna gufo gatto gattino cavallo cavalli cagnolino uccellino farfalla volpe coniglio scoiattolo pecora maiale orso foresta spiaggia strada città paese montagna pioggia nebbia tramonto autunno mattina notte bambina ragazza ragazzo uomo nonni pescatore panetteria panificio fornaio macelleria fioraio parrucchiere falegname falegnameria negozio bottega pasticceria piccola piccoli vecchio vecchia carino divertente innevato innevata piovoso piovosa soleggiato nera rosso gialla gioca nuota cammina mangia beve creare vorrei realizza realizzare nevica piove scritta seduto seduta fiori fiore alberi foglie giardino cucina semplice bianche giocattolo colorata colorato accogliente bicicletta finestra colazione laghetto fattoria mucca lampione ombrello orologio serve ai agli dagli dalla gita',
  },
  pt: {
    name: 'Portuguese',
    words:
      'o a os as um uma de do da dos das e ou é são em para por com que quem eu tu você meu minha seu sua ao não como qual escreva escrever escreve crie faça dê explique gere sobre sem mais mas este esta no na nos nas invente se me tem foi anos dez oito segundos fundo lhe nós vocês ele ela eles elas está estão ser ter tenho vou vai vamos muito já também porque onde desde até nem isso isto pelo pela num numa nossa nosso dois três quatro cinco cartaz cartão nascimento feira folheto desenho desenha desenhar desenhe imagem aniversário casamento natalino natalina páscoa coruja gatinho cavalo cavalos ouriço cachorrinho pássaro passarinho borboleta raposa coelho ovelha abelha urso praia cidade montanha montanhas chuva nevoeiro tempestade amanhecer entardecer outono verão manhã noite menina menino mulher homem criança crianças velhinha velho velha padaria padeiro açougue livraria barbearia marcenaria sapataria loja cabeleireiro pequeno pequena engraçado engraçada fofinho chuvoso chuvosa ensolarado ensolarada preto preta vermelho vermelha amarelo amarela pulando voando dormindo dançando comendo bebendo chovendo abrindo olhando sorrindo fazer quero árvore árvores folhas jardim cozinha brinquedo aconchegante janela xícara lagoa galinha igreja cachoeira caindo peixe nuvens estrelas golfinho joaninha gatinhos coelhinho ursinho bebê velhinho barbeiro sapateiro açougueiro peixaria confeitaria jardineiro fogueira trovoada dança gostaria lançamento caminho passarinhos amarelas vermelhas cachorrinhos',
  },
  nl: {
    name: 'Dutch',
    words:
      'de het een en of niet is zijn was met voor op van te naar in ik jij hij zij wij mijn jouw over ook hoe wat waarom welke schrijf maak geef leg uit bij als dat dit deze die kan om aan er tien seconden achtergrond zonder geen ze jullie hun haar heeft hebben wordt worden kunnen moet moeten mag nog heel veel meer maar omdat onder tussen twee drie vier vijf vindt dubbele uitnodiging kaart kaartje etiket geboortekaartje rommelmarkt vlooienmarkt tekening teken tekenen schilderij afbeelding plaatje verjaardag verjaardagskaart bruiloft kerst kerstkaart pasen uithangbord uiltje katje poes paard paarden egeltje hond hondje vogeltje vlinder vosje konijn eekhoorn kikker schildpad schaap olifant leeuw straat rivier lucht regenbui sneeuw onweer zonsondergang zonsopgang zomer herfst ochtend avond meisje jongen jongetje vrouw bakkerij slager slagerij bloemist bloemenwinkel boekhandel kapper kapsalon fietsenmaker groot oude mooie mooi leuke leuk vrolijk vrolijke gezellig gezellige besneeuwde regenachtige zonnige zwarte witte groene blauwe loopt vliegt slaapt speelt danst zwemt drinkt rijdt opent kijkt ontwerp ontwerpen graag waarop bloemen bomen bladeren tuin keuken schip eenvoudig feest speelgoed fiets brug raam ontbijt vijver boerderij jurk voorkant boekomslag zittend slapende spelende',
  },
  sv: {
    name: 'Swedish',
    words:
      'en ett och eller inte är var med för på av till i jag du han hon vi min mitt din ditt om också hur vad varför vilken skriv skapa gör ge förklara formulera från som att det den de kan när mig texten nedan tio åtta sekunder utan bakgrund vara har hade blir måste får mycket mer eftersom mellan efter innan så där här vårt vår ni oss dem två tre fyra fem affisch inbjudan vykort klistermärke loppis loppmarknad teckning måla målning födelsedag födelsedagskort bröllop julkort påsk skylt uggla ugglor katt kattunge häst hästar igelkott hundvalp fågel fåglar fjäril kanin ekorre groda sköldpadda älgen skog skogen fjäll fjällen flod sjön himlen regn regnar snön dimma åska solnedgång soluppgång våren sommar höst hösten vinter morgonen kväll kvällen flicka pojke kvinna gubbe mormor morfar fiskare bageri bagare slaktare blomsteraffär bokhandel snickare verkstad affär liten stora gammal gamla vacker vackra rolig roliga söta mysig mysigt snöig snötäckt regnig solig svart svarta röda gröna blåa hoppar flyger sover dansar simmar står dricker äter öppnar tittar göra behöver blommor träd löven trädgård köket leksak cykel cyklar fönster frukost bondgård dopkort omslaget huset båten springande',
  },
  pl: {
    name: 'Polish',
    words:
      'i w na z do nie jest są się to że dla o po od jak co kto dlaczego ja ty on ona my mój moja twój jego napisz stwórz zrób podaj wyjaśnij przez za ale czy oraz który która opowiedz przygotuj mi dziesięć osiem sekund bez tle był była było być ma mieć lub albo żeby bo gdy kiedy gdzie bardzo już też tylko przy nad nasz nasza jej ich ze dwa trzy cztery pięć zaproszenie kartka etykieta okładka naklejka ulotka narodziny rysunek narysuj obraz obrazek urodziny urodzinowa ślub ślubne świąteczna wielkanoc szyld napis sowa kotek konie kotka piesek ptak ptaki motyl królik wiewiórka żaba żółw owca świnia pszczoła słoń niedźwiedź plaża ulica miasto rzeka jezioro niebo deszcz śnieg mgła burza zachód wschód wiosna jesień zima poranek wieczór dziewczynka chłopiec kobieta mężczyzna dziecko dzieci babcia dziadek rybak piekarnia piekarz rzeźnik kwiaciarnia księgarnia fryzjer stolarz warsztat sklep cukiernia mały mała duży stary piękny piękna wesoły wesoła uroczy śmieszny zimowy deszczowy słoneczny czarny czarna biały biała czerwony zielony niebieski żółty biegnie biega skacze leci tańczy pływa siedzi stoi pije idzie otwiera patrzy zaprojektuj pokaż chcę potrzebuję proszę kwiaty drzewo liście ogród kuchnia łódka prosty okno filiżanka śniadanie jeżyk targ staroci lasu zachodzie nowy jesienny moje mojego mojej moim mojemu syna córki żony męża',
  },
  da: {
    name: 'Danish',
    words:
      'en et og eller ikke er var med for på af til i jeg du han hun vi min mit din dit om også hvordan hvad hvorfor hvilken skriv lav giv forklar fra som at det den de kan skal når mig',
  },
  no: {
    name: 'Norwegian',
    words:
      'en et og eller ikke er var med for på av til i jeg du han hun vi min mitt din ditt om også hvordan hva hvorfor hvilken skriv lag gi forklar fra som at det den de kan skal når meg',
  },
  ca: {
    name: 'Catalan',
    words:
      'el la els les un una uns unes de del dels i o és són per amb què qui que no com sense més però aquest aquesta al als meu meva nostre nostra en quan fer fes escriu crea explica ve dia',
  },
  fi: {
    name: 'Finnish',
    words:
      'ja tai ei on ovat oli se tämä että kun minä sinä hän me te he minun sinun mikä miten miksi kuka kirjoita luo tee anna selitä kanssa ilman myös mutta joka voi',
  },
  cs: {
    name: 'Czech',
    words:
      'a v na s z do ne je jsou se to že pro o po od jak co kdo proč já ty on ona my můj moje tvůj napiš vytvoř udělej vysvětli přes za ale nebo který která když použij tento má mu ji mi dopis',
  },
  ro: {
    name: 'Romanian',
    words:
      'un o și sau nu este sunt în la cu pe din de pentru că ce cine eu tu el ea noi meu mea cum scrie creează fă dă explică fără mai dar acest această',
  },
  hu: {
    name: 'Hungarian',
    words:
      'a az egy és vagy nem is van volt hogy én te ő mi ti ők mit hogyan miért ki írj készíts adj magyarázd el ne meg de ez egy',
  },
  tr: {
    name: 'Turkish',
    words:
      'bir ve veya değil bu şu o ile için ne nasıl neden kim ben sen biz benim yaz oluştur yap ver açıkla da de mi çok ama olan gibi asistanı desteği',
  },
  sr: {
    name: 'Serbian',
    words:
      'i u na sa s od do ne je su se to da za o po kako šta ko zašto ja ti on ona mi moj moja napiši napravi sastavi objasni ali ili koji koja neka nek mu pesmu mora treba kraju',
  },
  id: {
    name: 'Indonesian',
    words:
      'yang dan di ke dari untuk dengan ini itu adalah tidak saya kamu anda kami apa bagaimana mengapa siapa buat buatkan tulis jelaskan berikan tentang pada atau',
  },
  vi: {
    name: 'Vietnamese',
    words:
      'và của là không có được cho với này đó tôi bạn chúng một các những viết tạo hãy giải thích về như thế nào gì',
  },
};
