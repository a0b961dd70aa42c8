import type { Wording } from '../rows.ts';

export const french: Wording = {
  humanLike: [
    [
      'Alterne phrases courtes et phrases longues, et ne commence pas deux phrases de suite de la même façon.',
      'Termine sur un fait, pas sur un résumé.',
    ],
    [
      'Sois concret : une personne, une chose, un chiffre ou une étape dans chaque paragraphe.',
      'Écris « est » et « a » quand un mot plus recherché n’en dirait pas plus.',
    ],
    [
      'Dis une seule chose par phrase, et dis-la directement au lieu de nier son contraire.',
      'Commence par ce que le lecteur ne sait pas encore.',
    ],
  ],
  noDashes: 'Remplace les tirets longs par des virgules, des deux-points, des parenthèses ou des points.',
  leadIns: ['À respecter :', 'Ce qui compte ici :', 'À savoir :', 'Précisions :'],
  decided: 'à toi de décider',
  asks: [
    {
      fact: 'priority',
      ask: 'Qu’est-ce qui compte le plus dans la réponse ?',
      name: 'Le plus important',
      choices: [
        'bref et direct',
        'complet et exact',
        'simple et clair',
        'chaleureux et personnel',
        'original',
      ],
      example: 'que ma mère comprenne',
      said: [
        'court',
        'courte',
        'bref',
        'brève',
        'détaillé',
        'détaillée',
        'drôle',
        'gentil',
        'gentille',
        'poli',
        'polie',
        'amical',
        'amicale',
        'formel',
        'simple',
        'chaleureux',
        'chaleureuse',
        'honnête',
      ],
    },
    {
      fact: 'avoid',
      ask: 'Y a-t-il quelque chose à éviter ?',
      name: 'À éviter',
      choices: ['tout ce qui coûte de l’argent', 'le jargon', 'les suppositions', 'ce qu’on lit partout'],
      example: 'parler de régimes',
    },
    {
      fact: 'difficulty',
      ask: 'Qu’est-ce qui rend la chose difficile ?',
      name: 'Difficulté',
      choices: [
        'quelqu’un risque de mal le prendre',
        'peu de temps ou d’argent',
        'ça s’est déjà mal passé',
        'j’en sais trop peu',
      ],
      example: 'mon frère ne doit pas l’apprendre',
    },
  ],
  formerAsks: [
    {
      fact: 'outcome',
      ask: 'Que veux-tu avoir à la fin ?',
      name: 'Ce qu’il me faut',
      choices: [
        'une décision',
        'un plan à suivre',
        'un texte prêt à envoyer',
        'une explication claire',
        'des idées au choix',
      ],
      example: 'une liste à emporter à la réunion',
    },
  ],
  wishes: {
    concrete: 'Sois concret : des noms, des chiffres et des exemples plutôt que des conseils généraux.',
    'ask-me-first':
      'S’il te manque quelque chose qui changerait le résultat, pose-moi la question avant de commencer.',
    'three-versions': 'Donne-moi trois versions avec des approches différentes.',
    'half-page': 'Ne dépasse pas une demi-page.',
    'say-what-you-assumed': 'Dis à la fin ce que tu as supposé.',
    'argue-against': 'Donne-moi aussi le meilleur argument contre.',
  },
};
