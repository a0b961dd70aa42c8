import type { Wording } from '../rows.ts';

export const dutch: Wording = {
  humanLike: [
    [
      'Wissel korte en lange zinnen af, en begin opeenvolgende zinnen verschillend.',
      'Sluit af met een feit, niet met een samenvatting.',
    ],
    [
      'Wees concreet: in elke alinea een persoon, een ding, een getal of een stap.',
      'Schrijf ‘is’ en ‘heeft’ waar een deftiger woord niets toevoegt.',
    ],
    [
      'Zeg één ding per zin, en zeg het rechtstreeks in plaats van het tegendeel te ontkennen.',
      'Begin met wat nieuw is voor de lezer.',
    ],
  ],
  noDashes: 'Gebruik komma’s, dubbele punten, haakjes of punten in plaats van gedachtestreepjes.',
  leadIns: ['Houd je hieraan:', 'Hier komt het op aan:', 'Goed om te weten:', 'Details:'],
  decided: 'kies zelf',
  asks: [
    {
      fact: 'priority',
      ask: 'Wat is het belangrijkste aan het antwoord?',
      name: 'Het belangrijkste',
      choices: [
        'kort en bondig',
        'volledig en precies',
        'eenvoudig en duidelijk',
        'warm en persoonlijk',
        'origineel',
      ],
      example: 'dat mijn moeder het begrijpt',
      said: [
        'kort',
        'korte',
        'uitgebreid',
        'grappig',
        'grappige',
        'aardig',
        'vriendelijk',
        'vriendelijke',
        'beleefd',
        'formeel',
        'zakelijk',
        'eenvoudig',
        'hartelijk',
        'persoonlijk',
        'eerlijk',
      ],
    },
    {
      fact: 'avoid',
      ask: 'Is er iets wat je niet wilt?',
      name: 'Niet gewenst',
      choices: ['dingen die geld kosten', 'vakjargon', 'giswerk', 'wat ik overal kan vinden'],
      example: 'adviezen over diëten',
    },
    {
      fact: 'difficulty',
      ask: 'Wat maakt het lastig?',
      name: 'Moeilijkheid',
      choices: [
        'iemand kan het slecht opnemen',
        'weinig tijd of geld',
        'het is al eens misgegaan',
        'ik weet er te weinig van',
      ],
      example: 'mijn broer mag het niet weten',
    },
  ],
  formerAsks: [
    {
      fact: 'outcome',
      ask: 'Wat wil je uiteindelijk hebben?',
      name: 'Wat ik nodig heb',
      choices: [
        'een beslissing',
        'een plan dat ik kan volgen',
        'een tekst om te versturen',
        'een heldere uitleg',
        'ideeën om uit te kiezen',
      ],
      example: 'een lijst voor het overleg',
    },
  ],
  wishes: {
    concrete: 'Wees concreet: namen, cijfers en voorbeelden in plaats van algemeen advies.',
    'ask-me-first':
      'Als je iets mist waardoor het resultaat anders zou uitvallen, vraag het me dan voordat je begint.',
    'three-versions': 'Geef me drie versies met elk een andere aanpak.',
    'half-page': 'Houd het op hooguit een halve pagina.',
    'say-what-you-assumed': 'Zeg aan het eind wat je hebt aangenomen.',
    'argue-against': 'Geef me ook het sterkste tegenargument.',
  },
};
