import type { Wording } from '../rows.ts';

export const portuguese: Wording = {
  humanLike: [
    [
      'Alterna frases curtas e longas, e não comeces duas frases seguidas da mesma maneira.',
      'Termina com um facto, não com um resumo.',
    ],
    [
      'Sê concreto: uma pessoa, uma coisa, um número ou um passo em cada parágrafo.',
      'Escreve «é» e «tem» quando uma palavra mais rebuscada não diria mais.',
    ],
    [
      'Diz uma só coisa por frase, e di-la diretamente em vez de negar o contrário.',
      'Começa pelo que é novo para quem lê.',
    ],
  ],
  noDashes: 'Usa vírgulas, dois pontos, parênteses ou pontos finais onde poderia estar um travessão.',
  leadIns: ['Respeita o seguinte:', 'O que importa aqui:', 'O que deves saber:', 'Detalhes:'],
  decided: 'decida você',
  asks: [
    {
      fact: 'priority',
      ask: 'O que é mais importante na resposta?',
      name: 'Mais importante',
      choices: ['curta e direta', 'completa e exata', 'simples e clara', 'calorosa e pessoal', 'original'],
      example: 'que a minha mãe entenda',
      why: 'Decide em torno do que a resposta é feita',
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
      choices: ['tudo o que custe dinheiro', 'jargão', 'suposições', 'o que se lê em toda a parte'],
      example: 'falar de dietas',
      why: 'O que fica excluído poupa uma segunda tentativa',
    },
    {
      fact: 'difficulty',
      ask: 'O que torna isto difícil?',
      name: 'Dificuldade',
      choices: [
        'alguém pode levar a mal',
        'pouco tempo ou dinheiro',
        'já correu mal uma vez',
        'sei pouco sobre o assunto',
      ],
      example: 'o meu irmão não pode saber',
      why: 'O que é difícil decide o que a resposta tem de fazer',
    },
  ],
  formerAsks: [
    {
      fact: 'outcome',
      ask: 'O que queres ter no fim?',
      name: 'O que preciso',
      choices: [
        'uma decisão',
        'um plano que possa seguir',
        'um texto pronto a enviar',
        'uma explicação clara',
        'ideias para escolher',
      ],
      example: 'uma lista para levar à reunião',
      why: 'É isso que decide como deve ser a resposta',
    },
  ],
  wishes: {
    concrete: 'Seja concreto: nomes, números e exemplos em vez de conselhos gerais.',
    'ask-me-first': 'Se te faltar alguma coisa que mude o resultado, pergunta-me antes de começar.',
    'three-versions': 'Dá-me três versões com abordagens diferentes.',
    'half-page': 'Não passes de meia página.',
    'say-what-you-assumed': 'Diz no fim o que presumiste.',
    'argue-against': 'Dá-me também o argumento mais forte contra.',
  },
};
