import type { Wording } from '../rows.ts';

export const german: Wording = {
  humanLike: [
    [
      'Wechsle zwischen kurzen und langen Sätzen und lass aufeinanderfolgende Sätze verschieden anfangen.',
      'Hör mit einer Tatsache auf, nicht mit einer Zusammenfassung.',
    ],
    [
      'Werd konkret: in jedem Absatz eine Person, ein Ding, eine Zahl oder ein Schritt.',
      'Schreib „ist“ und „hat“, wo ein gewählteres Wort auch nicht mehr sagt.',
    ],
    [
      'Sag pro Satz nur eine Sache, und sag sie direkt, statt erst das Gegenteil zu verneinen.',
      'Fang mit dem an, was beim Lesen neu ist.',
    ],
  ],
  noDashes: 'Nimm Kommas, Doppelpunkte, Klammern oder Punkte, wo ein Gedankenstrich stehen könnte.',
  leadIns: ['Halte dich daran:', 'Darauf kommt es an:', 'Das musst du wissen:', 'Einzelheiten:'],
  decided: 'entscheide du',
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
      why: 'Danach richtet sich die ganze Antwort',
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
      why: 'Was daran schwierig ist, entscheidet, was die Antwort leisten muss',
    },
    {
      fact: 'avoid',
      ask: 'Was soll auf keinen Fall vorkommen?',
      name: 'Unerwünscht',
      choices: ['alles, was Geld kostet', 'Fachjargon', 'Vermutungen', 'was man überall liest'],
      example: 'Diättipps',
      why: 'Was ausgeschlossen ist, spart einen zweiten Anlauf',
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
      why: 'Davon hängt ab, was die Antwort leisten muss',
    },
  ],
  wishes: {
    concrete: 'Werd konkret: Namen, Zahlen und Beispiele statt allgemeiner Ratschläge.',
    'ask-me-first': 'Wenn dir etwas fehlt, was am Ergebnis etwas ändern würde, frag mich, bevor du anfängst.',
    'three-versions': 'Gib mir drei Versionen mit verschiedenen Ansätzen.',
    'half-page': 'Bleib bei höchstens einer halben Seite.',
    'say-what-you-assumed': 'Sag am Ende, wovon du ausgegangen bist.',
    'argue-against': 'Nenn mir auch das stärkste Argument dagegen.',
  },
};
