import type { Wording } from '../rows.ts';

export const italian: Wording = {
  humanLike: [
    [
      'Varia la lunghezza delle frasi e fai cominciare in modo diverso quelle vicine.',
      'Chiudi con un fatto, non con un riassunto.',
    ],
    [
      'Resta sul concreto: in ogni paragrafo una persona, una cosa, un numero o un passaggio.',
      'Scrivi «è» e «ha» dove una parola più altisonante non direbbe di più.',
    ],
    [
      'Di’ una cosa sola per frase e affermala, invece di negare il suo contrario.',
      'Comincia da quello che per chi legge è una novità.',
    ],
  ],
  noDashes: 'Usa virgole, due punti, parentesi o punti dove potrebbe stare una lineetta lunga.',
  leadIns: ['Attieniti a questo:', 'Qui conta soprattutto:', 'Da sapere:', 'Dettagli:'],
  decided: 'decidi tu',
  asks: [
    {
      fact: 'priority',
      ask: 'Che cosa conta di più nella risposta?',
      name: 'Soprattutto',
      choices: [
        'breve e diretta',
        'completa ed esatta',
        'semplice e chiara',
        'calorosa e personale',
        'originale',
      ],
      example: 'che la capisca mia madre',
      said: [
        'breve',
        'corto',
        'corta',
        'dettagliato',
        'dettagliata',
        'divertente',
        'simpatico',
        'simpatica',
        'gentile',
        'cortese',
        'cordiale',
        'formale',
        'semplice',
        'affettuoso',
        'affettuosa',
        'sincero',
      ],
    },
    {
      fact: 'avoid',
      ask: 'C’è qualcosa da evitare?',
      name: 'Da evitare',
      choices: ['cose che costano', 'tecnicismi', 'supposizioni', 'cose che troverei ovunque'],
      example: 'discorsi sulle diete',
    },
    {
      fact: 'difficulty',
      ask: 'Che cosa lo rende difficile?',
      name: 'Difficoltà',
      choices: [
        'qualcuno potrebbe prenderla male',
        'poco tempo o pochi soldi',
        'è già andata male una volta',
        'ne so troppo poco',
      ],
      example: 'mio fratello non deve saperlo',
    },
  ],
  formerAsks: [
    {
      fact: 'outcome',
      ask: 'Che cosa vuoi avere alla fine?',
      name: 'Ciò che mi serve',
      choices: [
        'una decisione',
        'un piano da seguire',
        'un testo da inviare',
        'una spiegazione chiara',
        'idee tra cui scegliere',
      ],
      example: 'un elenco da portare alla riunione',
    },
  ],
  wishes: {
    concrete: 'Sii concreto: nomi, cifre ed esempi invece di consigli generici.',
    'ask-me-first': 'Se ti manca qualcosa che cambierebbe il risultato, chiedimelo prima di cominciare.',
    'three-versions': 'Dammi tre versioni con approcci diversi.',
    'half-page': 'Non superare la mezza pagina.',
    'say-what-you-assumed': 'Alla fine dimmi quali ipotesi hai fatto.',
    'argue-against': 'Dammi anche l’obiezione più forte.',
  },
};
