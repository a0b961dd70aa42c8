import type { Wording } from '../rows.ts';

export const swedish: Wording = {
  humanLike: [
    [
      'Variera meningarnas längd, och låt inte två meningar i rad börja likadant.',
      'Avsluta med ett faktum, inte en sammanfattning.',
    ],
    [
      'Var konkret: en person, en sak, en siffra eller ett steg i varje stycke.',
      'Skriv ”är” och ”har” där ett finare ord inte skulle säga mer.',
    ],
    [
      'Säg en sak per mening, och säg den rakt ut i stället för att förneka motsatsen.',
      'Börja med det som är nytt för läsaren.',
    ],
  ],
  noDashes: 'Använd komma, kolon, parentes eller punkt i stället för tankstreck.',
  leadIns: ['Håll dig till det här:', 'Det här är viktigt:', 'Bra att veta:', 'Detaljer:'],
  decided: 'välj själv',
  asks: [
    {
      fact: 'priority',
      ask: 'Vad är viktigast i svaret?',
      name: 'Viktigast',
      choices: [
        'kort och rakt på sak',
        'fullständigt och exakt',
        'enkelt och tydligt',
        'varmt och personligt',
        'originellt',
      ],
      example: 'att min mamma förstår det',
      said: [
        'kort',
        'korta',
        'utförlig',
        'rolig',
        'roligt',
        'snäll',
        'snällt',
        'vänlig',
        'vänligt',
        'artig',
        'artigt',
        'formell',
        'formellt',
        'enkel',
        'enkelt',
        'varm',
        'varmt',
        'ärlig',
      ],
    },
    {
      fact: 'avoid',
      ask: 'Är det något du vill slippa?',
      name: 'Undvik',
      choices: ['sådant som kostar pengar', 'fackspråk', 'gissningar', 'sådant jag hittar överallt'],
      example: 'råd om dieter',
    },
    {
      fact: 'difficulty',
      ask: 'Vad gör det svårt?',
      name: 'Svårighet',
      choices: [
        'någon kan ta illa upp',
        'ont om tid eller pengar',
        'det har gått fel förut',
        'jag vet för lite om det',
      ],
      example: 'min bror får inte veta något',
    },
  ],
  formerAsks: [
    {
      fact: 'outcome',
      ask: 'Vad vill du ha i slutändan?',
      name: 'Det jag behöver',
      choices: [
        'ett beslut',
        'en plan att följa',
        'en text att skicka',
        'en tydlig förklaring',
        'idéer att välja bland',
      ],
      example: 'en lista till mötet',
    },
  ],
  wishes: {
    concrete: 'Var konkret: namn, siffror och exempel i stället för allmänna råd.',
    'ask-me-first': 'Om du saknar något som skulle ändra resultatet, fråga mig innan du börjar.',
    'three-versions': 'Ge mig tre versioner med olika angreppssätt.',
    'half-page': 'Håll dig till högst en halv sida.',
    'say-what-you-assumed': 'Skriv sist vilka antaganden du har gjort.',
    'argue-against': 'Ge mig också det starkaste argumentet emot.',
  },
};
