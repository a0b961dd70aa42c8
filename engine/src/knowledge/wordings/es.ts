import type { Wording } from '../rows.ts';

export const spanish: Wording = {
  humanLike: [
    [
      'Alterna frases cortas y largas, y no empieces igual dos frases seguidas.',
      'Termina con un hecho, no con un resumen.',
    ],
    [
      'Sé concreto: una persona, una cosa, una cifra o un paso en cada párrafo.',
      'Escribe «es» y «tiene» cuando una palabra más culta no diría más.',
    ],
    [
      'Di una sola cosa por frase, y dila directamente en vez de negar lo contrario.',
      'Empieza por lo que es nuevo para quien lee.',
    ],
  ],
  noDashes: 'Usa comas, dos puntos, paréntesis o puntos donde podría ir una raya.',
  leadIns: ['Cíñete a esto:', 'Lo que importa aquí:', 'Lo que debes saber:', 'Detalles:'],
  decided: 'decide tú',
  asks: [
    {
      fact: 'priority',
      ask: '¿Qué es lo más importante en la respuesta?',
      name: 'Lo más importante',
      choices: ['breve y al grano', 'completa y exacta', 'sencilla y clara', 'cálida y personal', 'original'],
      example: 'que la entienda mi madre',
      said: [
        'corto',
        'corta',
        'breve',
        'detallado',
        'detallada',
        'divertido',
        'divertida',
        'amable',
        'educado',
        'cordial',
        'formal',
        'sencillo',
        'sencilla',
        'cariñoso',
        'cariñosa',
        'sincero',
      ],
    },
    {
      fact: 'avoid',
      ask: '¿Hay algo que deba evitar?',
      name: 'Evitar',
      choices: [
        'todo lo que cueste dinero',
        'la jerga',
        'las suposiciones',
        'lo que se lee en cualquier parte',
      ],
      example: 'hablar de dietas',
    },
    {
      fact: 'difficulty',
      ask: '¿Qué lo hace difícil?',
      name: 'Dificultad',
      choices: [
        'alguien puede tomárselo mal',
        'poco tiempo o dinero',
        'ya salió mal una vez',
        'sé muy poco del tema',
      ],
      example: 'mi hermano no debe enterarse',
    },
  ],
  formerAsks: [
    {
      fact: 'outcome',
      ask: '¿Qué quieres obtener?',
      name: 'Lo que necesito',
      choices: [
        'una decisión',
        'un plan que pueda seguir',
        'un texto listo para enviar',
        'una explicación clara',
        'ideas entre las que elegir',
      ],
      example: 'una lista para llevar a la reunión',
    },
  ],
  wishes: {
    concrete: 'Sé concreto: nombres, cifras y ejemplos en lugar de consejos generales.',
    'ask-me-first': 'Si te falta algo que cambiaría el resultado, pregúntamelo antes de empezar.',
    'three-versions': 'Dame tres versiones con enfoques distintos.',
    'half-page': 'No pases de media página.',
    'say-what-you-assumed': 'Di al final qué has dado por supuesto.',
    'argue-against': 'Dame también el argumento más fuerte en contra.',
  },
};
