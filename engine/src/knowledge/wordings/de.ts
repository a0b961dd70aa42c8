import type { Wording } from '../rows.ts';

export const german: Wording = {
  humanLike: [
    [
      'Wechsle zwischen kurzen und langen Sätzen und lass aufeinanderfolgende Sätze verschieden anfangen.',
      'Schließ mit einer Tatsache, nicht mit einer Zusammenfassung.',
    ],
    [
      'Sei konkret: in jedem Absatz eine Person, ein Ding, eine Zahl oder ein Schritt.',
      'Schreib „ist“ und „hat“, wo ein gewählteres Wort auch nicht mehr sagt.',
    ],
    [
      'Sag pro Satz nur eine Sache, und sag sie direkt, statt erst das Gegenteil zu verneinen.',
      'Fang mit dem an, was für Leser neu ist.',
    ],
  ],
  noDashes: 'Nimm Kommas, Doppelpunkte, Klammern oder Punkte, wo ein Gedankenstrich stehen könnte.',
  leadIns: ['Halte dich daran:', 'Darauf kommt es an:', 'Gut zu wissen:', 'Einzelheiten:'],
  decided: 'deine Wahl',
  asks: [
    {
      fact: 'priority',
      ask: 'Worauf kommt es bei der Antwort am meisten an?',
      name: 'Am wichtigsten',
      choices: [
        'kurz und auf den Punkt',
        'vollständig und genau',
        'einfach und klar',
        'warm und persönlich',
        'originell',
      ],
      example: 'dass meine Mutter es versteht',
      said: [
        'kurz',
        'kurze',
        'kurzer',
        'kurzes',
        'knapp',
        'ausführlich',
        'lustig',
        'witzig',
        'nett',
        'freundlich',
        'freundliche',
        'höflich',
        'förmlich',
        'sachlich',
        'einfach',
        'herzlich',
        'persönlich',
        'ehrlich',
      ],
    },
    {
      fact: 'avoid',
      ask: 'Was soll auf keinen Fall vorkommen?',
      name: 'Unerwünscht',
      choices: ['alles, was Geld kostet', 'Fachjargon', 'Vermutungen', 'was man überall liest'],
      example: 'Diättipps',
    },
    {
      fact: 'difficulty',
      ask: 'Was macht es schwierig?',
      name: 'Schwierigkeit',
      choices: [
        'jemand könnte es übel nehmen',
        'wenig Zeit oder Geld',
        'es ist schon einmal schiefgegangen',
        'ich weiß zu wenig darüber',
      ],
      example: 'mein Bruder darf nichts davon erfahren',
    },
  ],
  formerAsks: [
    {
      fact: 'outcome',
      ask: 'Was möchtest du am Ende in der Hand haben?',
      name: 'Was ich brauche',
      choices: [
        'eine Entscheidung',
        'einen Plan, dem ich folgen kann',
        'einen Text zum Abschicken',
        'eine klare Erklärung',
        'Ideen zur Auswahl',
      ],
      example: 'eine Liste für das Gespräch',
    },
  ],
  wishes: {
    concrete: 'Sei konkret: Namen, Zahlen und Beispiele statt allgemeiner Ratschläge.',
    'ask-me-first': 'Wenn dir etwas fehlt, was am Ergebnis etwas ändern würde, frag mich, bevor du anfängst.',
    'three-versions': 'Gib mir drei Versionen mit verschiedenen Ansätzen.',
    'half-page': 'Bleib bei höchstens einer halben Seite.',
    'say-what-you-assumed': 'Sag am Ende, wovon du ausgegangen bist.',
    'argue-against': 'Nenn mir auch das stärkste Argument dagegen.',
  },
};
