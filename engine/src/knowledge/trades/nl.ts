import type { Trades } from '../rows.ts';

/** How each industry's trade looks at its work, and how its specialties judge theirs. */
export const trades: Trades = {
  'marketing-sales': {
    perspective: {
      writes:
        'Je schrijft voor een sales- en marketingteam waarvan de teksten een reactie of een bestelling moeten opleveren.',
      advises: 'Je adviseert een sales- en marketingteam dat elke uitgegeven euro moet verantwoorden.',
    },
    criteria: {
      'Email campaigns': [
        'Zeg in één regel wanneer de mail uitgaat en waarom, en stem de tekst daarop af',
        'Geef twee onderwerpregels met een verschillende aanpak, elk met een previewtekst die iets toevoegt',
        'Onderwerp, preview en eerste zin moeten samen al zeggen wat, wanneer en waar',
      ],
      'Ad copy': [
        'Doe in elke versie één belofte, die de pagina erachter kan waarmaken',
        'Zeg in één regel wat de lezer al weet, en bouw daarop voort',
        'Laat versies maar op één punt verschillen, zodat een test kan uitwijzen waarom er één wint',
      ],
      'Social media': [
        'Schrijf zoals op het platform gebruikelijk is, en zeg welk platform je hebt gekozen',
        'Zeg in één regel waarom iemand dit naar een vriend zou sturen',
        'Zeg in één regel hoe je dezelfde inhoud in een ander format giet',
      ],
      'Product descriptions': [
        'Laat op elke eigenschap volgen wat de koper eraan heeft',
        'Ga open in op de waarschijnlijkste reden om niet te kopen',
        'Gebruik in de titel en de eerste zin het woord dat de koper er zelf voor gebruikt',
      ],
      'Landing pages': [
        'Kop en knop moeten samen al zeggen wat het is, voor wie, en wat er na een klik gebeurt',
        'Ga in op de echte redenen om niets te doen',
        'Noem het cijfer waarop de pagina wordt afgerekend, en wat je als eerste zou testen',
      ],
    },
  },
  'content-creation': {
    perspective: {
      writes:
        'Je schrijft voor lezers die uit eigen keuze komen en weg zijn zodra er niets nieuws meer staat.',
      advises: 'Je adviseert een redactie die meer ideeën heeft dan uren.',
    },
    criteria: {
      'Blog posts': [
        'Zeg in één regel wat deze post heeft en de eerste zoekresultaten niet',
        'Markeer met [eigen voorbeeld] waar alleen ik het bewijs kan leveren',
        'Zorg dat de tussenkoppen op zich al vertellen waar het om gaat',
      ],
      Articles: [
        'Zeg al bovenaan waarom dit er nu toe doet',
        'Gun de sterkste tegenstem haar beste argument',
        'Zeg bij elk cijfer waarmee je het moet vergelijken en waar het vandaan komt, of zet er [bron] bij',
      ],
      Scripts: [
        'Laat in de eerste seconden iets gebeuren waardoor je blijft kijken',
        'Breng halverwege iets wat het begin niet beloofde',
        'Elke zin is in één adem uit te spreken',
      ],
      'Social content': [
        'Geef drie openingen vanuit verschillende invalshoeken, de sterkste eerst',
        'Zeg welk stuk het bewaren of delen waard is',
        'Zeg in één regel hoe het volgende week verder kan gaan',
      ],
      Newsletter: [
        'Zeg in één regel waar lezers in elk nummer op kunnen rekenen',
        'Zet de onderwerpen op volgorde van nut voor de lezer, niet van het werk dat erin zit',
        'Sluit af met een vraag waarvan de antwoorden in het volgende nummer van pas komen',
      ],
    },
  },
  'email-marketing': {
    perspective: {
      writes: 'Je schrijft mails voor mensen die binnen twee seconden beslissen of ze die openen.',
      advises: 'Je adviseert een e-mailteam dat wordt beoordeeld op reacties, kliks en afmeldingen.',
    },
    criteria: {
      'Email campaigns': [
        'Zeg in één regel wie de mail krijgt, wanneer, en waarom juist dan',
        'Geef twee onderwerpregels met een verschillende aanpak, elk met een previewtekst die iets toevoegt',
        'Vraag één ding, met een link die zegt wat er na de klik gebeurt',
      ],
      Newsletters: [
        'Zeg in één regel wat een abonnee zonder dit nummer zou missen',
        'Geef elk onderwerp zo veel ruimte als het voor lezers waard is',
        'Zeg wat is weggelaten om het kort te houden',
      ],
      'Drip sequences': [
        'Noem de gebeurtenis waarmee de reeks begint, en wanneer een lezer eruit gaat',
        'Geef bij elke wachttijd de reden',
        'Zeg per mail op welk cijfer je moet letten, en wat je verandert als het daalt',
      ],
      'Sales emails': [
        'Begin met een reden die alleen voor deze lezer geldt, of laat er een plek tussen vierkante haken voor open',
        'Heb het eerst over het probleem van de lezer en pas dan over een aanbod, en noem één bewijs dat ik heb gegeven',
        'Vraag iets kleins, en maak nee zeggen makkelijk',
      ],
      'Welcome series': [
        'Laat de eerste mail leveren wat bij de aanmelding is beloofd, met een klein eerste succes',
        'Zeg wat er komt, hoe vaak, en hoe je het stopzet',
        'Zeg waar lezers na de laatste mail heen gaan',
      ],
    },
  },
  'business-strategy': {
    perspective: {
      writes: 'Je schrijft voor mensen die moeten beslissen en op de cijfers worden afgerekend.',
      advises:
        'Je adviseert het management van een bedrijf en moet elk advies tegenover het bestuur verdedigen.',
    },
    criteria: {
      'Business plans': [
        'Laat per verkocht stuk zien wat de prijs is, wat het kost en wat er overblijft',
        'Zeg hoe je de eerste tien klanten binnenhaalt',
        'Zeg wanneer de kas het laagst staat, en wat er dan gebeurt',
      ],
      'Market analysis': [
        'Zeg in één zin wat als de markt telt: wie, welke behoefte, waar',
        'Bereken de omvang van bovenaf en van onderop, en verklaar het verschil',
        'Noem het cijfer dat je het eerst zou moeten kopen, en wat het zou veranderen',
      ],
      'Competitive research': [
        'Tel ook alternatieven mee, en nietsdoen',
        'Vergelijk op wat voor kopers de doorslag geeft, in hun volgorde, en zeg waar het te controleren is',
        'Noem van elke concurrent de waarschijnlijkste volgende zet',
      ],
      'SWOT analysis': [
        'Meet elk punt af aan een met naam genoemde concurrent of aan een getal',
        'Koppel elke stap aan de punten waarop die rust',
        'Zeg welke stap eerst komt, en wat je ervoor opgeeft',
      ],
    },
  },
  'software-development': {
    perspective: {
      writes: 'Je schrijft voor ontwikkelaars die je voorbeelden kopiëren voordat ze je zinnen lezen.',
      advises: 'Je adviseert een softwareteam dat het resultaat jarenlang gaat onderhouden.',
    },
    criteria: {
      'Code review': [
        'Zet correctheid, beveiliging en dataverlies vóór ontwerp en stijl',
        'Geef bij elke bevinding de plek en een concrete wijziging',
        'Zeg wat je op basis van het aangeleverde niet kon beoordelen',
      ],
      Documentation: [
        'Zet boven elk deel wat de lezer wil doen',
        'Zorg dat elk voorbeeld te kopiëren en uit te voeren is, met de uitvoer erbij',
        'Geef foutmeldingen letterlijk weer, en zet beperkingen op de plek waar mensen ze zoeken',
      ],
      'API design': [
        'Geef bij elke aanroep de fouten, met wat de aanroeper eraan kan doen',
        'Zeg welke aanroepen je veilig kunt herhalen',
        'Zeg hoe er een veld bij kan zonder dat er bij bestaande aanroepers iets stukgaat',
      ],
      'Testing strategies': [
        'Rangschik naar wat een fout kost en hoe waarschijnlijk die is',
        'Vang elk risico af op het goedkoopste niveau waar dat kan',
        'Zeg onder welke voorwaarde je met bekende fouten mag releasen',
      ],
    },
  },
  'education-training': {
    perspective: {
      writes:
        'Je schrijft voor mensen die na afloop van de les iets moeten kunnen wat ze eerder niet konden.',
      advises: 'Je adviseert docenten met een vast aantal uren en groepen van gemengd niveau.',
    },
    criteria: {
      'Course content': [
        'Koppel elk leerdoel aan een opdracht waarin deelnemers het laten zien',
        'Noem bij elk onderwerp het waarschijnlijkste misverstand en een vraag die het aan het licht brengt',
        'Laat deelnemers minstens de helft van de tijd zelf iets doen',
      ],
      'Learning materials': [
        'Laat vóór de eerste oefening één uitgewerkt voorbeeld zien, met de denkstappen erbij',
        'Maak oefeningen lastiger met één moeilijkheid tegelijk',
        'Zeg waarom, zowel bij goede antwoorden als bij de fouten die voor de hand liggen',
      ],
      Assessments: [
        'Zeg welk leerdoel elke vraag toetst',
        'Maak foute antwoordopties van fouten die deelnemers echt maken',
        'Geef een antwoordmodel dat twee beoordelaars hetzelfde zouden toepassen',
      ],
      'Study guides': [
        'Markeer wat je moet leren als er maar één uur is',
        'Zet begrippen die vaak door elkaar worden gehaald naast elkaar',
        'Zet de vragen vóór de antwoorden, zodat je jezelf kunt overhoren',
      ],
    },
  },
  'legal-compliance': {
    perspective: {
      writes:
        'Je maakt concepten voor mensen die in een geschil op de formulering moeten kunnen bouwen; juridisch advies geef je niet.',
      advises:
        'Je bereidt vragen en concepten voor die een jurist nakijkt, en markeert wat van het lokale recht afhangt.',
    },
    criteria: {
      'Contract analysis': [
        'Zeg aan wiens kant je staat, en citeer bij elke bevinding de bepaling met haar nummer',
        'Geef bij elke ernstige bevinding een vervangende formulering; [juridische check] waar het lokale recht beslist',
        'Zeg wat er in zo’n contract hoort te staan en in dit contract ontbreekt',
      ],
      'Policy creation': [
        'Geef bij elke regel in een paar woorden de reden',
        'Zeg hoe je kunt aantonen dat een regel is nageleefd',
        'Zeg wie een uitzondering mag toestaan',
      ],
      'Risk assessment': [
        'Noem per risico de verplichting erachter, of schrijf [juridische check]',
        'Schat elk risico in vóór en na de maatregel, met de reden',
        'Zeg welke risico’s je accepteert en waarom',
      ],
      'Compliance checks': [
        'Noem per punt de regel waar het uit volgt, of schrijf [juridische check]',
        'Zeg welk document het bewijst',
        'Zet bovenaan waar een boete op staat of wat het bedrijf stillegt, met de kleinste wijziging die het gat dicht',
      ],
    },
  },
  'healthcare-medical': {
    perspective: {
      writes:
        'Je schrijft over gezondheid voor lezers die kunnen handelen naar wat ze lezen, dus bij elke bewering staat hoe zeker die is.',
      advises: 'Je bereidt materiaal voor dat zorgverleners nakijken, en houdt bewijs en mening uit elkaar.',
    },
    criteria: {
      'Patient education': [
        'Zet signalen waarbij meteen hulp nodig is in een eigen kader, met een open plek tussen vierkante haken voor wie je moet bellen',
        'Beantwoord de vraag die patiënten niet durven te stellen',
        'Geef doseringen, tijden en grenzen alleen zoals ik ze heb gegeven; een zorgverlener kijkt het na vóór gebruik',
      ],
      'Medical writing': [
        'Zeg bij elke bewering hoe sterk het bewijs is; [bronvermelding] waar geen bron is gegeven',
        'Zet absolute cijfers naast relatieve, met de periode',
        'Geef nadelige effecten evenveel ruimte als voordelen',
      ],
      'Research analysis': [
        'Zeg wat de onderzoeksopzet wel en niet kan aantonen',
        'Zeg welke kant elke vertekening het resultaat op zou trekken',
        'Geef het effect met de onzekerheid, en zeg voor welke patiënten het geldt',
      ],
      'Case studies': [
        'Laat alles weg waaraan de patiënt te herkennen is',
        'Markeer de bevinding die het beeld veranderde',
        'Sluit af met wat een lezer morgen anders doet',
      ],
    },
  },
  'finance-investment': {
    perspective: {
      writes:
        'Je schrijft over geld voor lezers die ernaar kunnen handelen, dus bij elk cijfer staat de bron of het label ‘aanname’.',
      advises: 'Je analyseert voor mensen die het verlies dragen als de cijfers niet kloppen.',
    },
    criteria: {
      'Financial analysis': [
        'Houd gegeven, berekende en aangenomen cijfers uit elkaar',
        'Noem de twee uitgangspunten met de meeste invloed op het resultaat, en hoeveel',
        'Zeg waardoor deze cijfers mooier kunnen lijken dan ze zijn',
      ],
      'Investment research': [
        'Geef het beste tegenargument, zoals een tegenstander het zelf zou brengen',
        'Zeg waar de huidige prijs al van uitgaat, en wat het oordeel zou weerleggen',
        'Doe geen persoonlijke aanbeveling: wat bij mij past, bepaal ik zelf',
      ],
      'Risk modeling': [
        'Geef bij elk uitgangspunt de bron en de bandbreedte',
        'Laat de slechtste gevallen zien, en welke risico’s samen oplopen',
        'Zeg hoe het model het in een slecht jaar had gedaan, en waar het faalt',
      ],
      Reports: [
        'Begin met de beslissing waar dit rapport voor dient',
        'Zeg wat er sinds de vorige keer is veranderd, waarom, en of het blijft',
        'Geef de vooruitzichten als bandbreedte, met wat die bepaalt',
      ],
    },
  },
  'general-work': {
    perspective: {
      writes:
        'Je schrijft voor drukbezette collega’s die tussen twee vergaderingen door op hun telefoon lezen.',
      advises: 'Je helpt een collega die vandaag iets bruikbaars nodig heeft.',
    },
    criteria: {
      'Email replies': [
        'Beantwoord in de eerste zin wat er gevraagd werd',
        'Beantwoord elke vraag van de ander, of zeg dat die nog openstaat',
        'Wees even hartelijk of kort als de mail waarop je antwoordt',
      ],
      'Daily communication': [
        'Zorg dat ook iemand die het vorige gesprek heeft gemist het begrijpt',
        'Er mag niets in staan wat als verwijt kan overkomen',
        'Zeg in één regel of dit beter een bericht, een mail of een telefoontje kan zijn',
      ],
      'Meeting notes': [
        'Laat besluiten staan in de woorden die zijn gebruikt',
        'Zeg wie elke open vraag afhandelt',
        'Laat meningsverschillen staan, zonder namen waar het gevoelig ligt',
      ],
      'General writing': [
        'Houd het bij één punt, het punt dat je zou onderstrepen',
        'Geef bij elke bewering een concreet voorbeeld',
        'Zorg dat je bij het voorlezen over geen zin struikelt, en laat geen zin staan die weg kan',
      ],
      'Task planning': [
        'Noem een eerste actie die minder dan een kwartier kost',
        'Markeer wat op anderen wacht, en wie je moet vragen',
        'Zeg wat als eerste mag vervallen',
      ],
      'Problem solving': [
        'Geef de mogelijke oorzaken, elk met een goedkope test',
        'Geef naast de voor de hand liggende weg nog een andere, met wat die kost',
        'Zeg waaraan je snel merkt of het werkt',
      ],
    },
  },
};
