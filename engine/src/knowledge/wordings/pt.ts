import type { Wording } from '../rows.ts';

export const portuguese: Wording = {
  humanLike: [
    [
      'Alterne frases curtas e longas, e não comece duas frases seguidas da mesma maneira.',
      'Termine com um dado, não com um resumo.',
    ],
    [
      'Seja concreto: uma pessoa, uma coisa, um número ou um passo por parágrafo.',
      'Escreva “é” e “tem” onde uma palavra mais rebuscada não diria mais.',
    ],
    [
      'Diga uma só coisa por frase, e afirme-a em vez de negar o contrário.',
      'Comece pelo que é novo para quem lê.',
    ],
  ],
  noDashes: 'Use vírgulas, dois pontos, parênteses ou pontos finais onde poderia estar um travessão.',
  leadIns: ['Respeite o seguinte:', 'O que importa aqui:', 'Convém saber:', 'Detalhes:'],
  decided: 'como quiser',
  asks: [
    {
      fact: 'priority',
      ask: 'O que é mais importante na resposta?',
      name: 'Mais importante',
      choices: ['curta e direta', 'completa e exata', 'simples e clara', 'calorosa e pessoal', 'original'],
      example: 'que a minha mãe entenda',
      said: [
        'curto',
        'curta',
        'breve',
        'detalhado',
        'detalhada',
        'engraçado',
        'engraçada',
        'gentil',
        'educado',
        'educada',
        'simpático',
        'simpática',
        'formal',
        'simples',
        'carinhoso',
        'sincero',
      ],
    },
    {
      fact: 'avoid',
      ask: 'Há alguma coisa a evitar?',
      name: 'A evitar',
      choices: ['tudo o que custe dinheiro', 'jargão', 'suposições', 'lugares-comuns'],
      example: 'falar de dietas',
    },
    {
      fact: 'difficulty',
      ask: 'O que torna isto difícil?',
      name: 'Dificuldade',
      choices: [
        'alguém pode levar a mal',
        'pouco tempo ou dinheiro',
        'já falhou uma vez',
        'sei pouco sobre o assunto',
      ],
      example: 'o meu irmão não pode saber',
    },
  ],
  formerAsks: [
    {
      fact: 'outcome',
      ask: 'O que quer ter no fim?',
      name: 'O que quero',
      choices: [
        'uma decisão',
        'um plano que possa seguir',
        'um texto para enviar',
        'uma explicação clara',
        'ideias para escolher',
      ],
      example: 'uma lista para levar à reunião',
    },
  ],
  wishes: {
    concrete: 'Seja concreto: nomes, números e exemplos em vez de conselhos gerais.',
    'ask-me-first': 'Se faltar alguma coisa que mude o resultado, pergunte-me antes de começar.',
    'three-versions': 'Dê-me três versões com abordagens diferentes.',
    'half-page': 'Não passe de meia página.',
    'say-what-you-assumed': 'Diga no fim o que supôs.',
    'argue-against': 'Dê-me também a objeção mais forte.',
  },
};
