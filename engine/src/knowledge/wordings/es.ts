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
  asks: [
    {
      fact: 'answer-form',
      ask: '¿Qué tipo de respuesta te sirve más?',
      name: 'Tipo de respuesta',
      choices: [
        'una respuesta directa',
        'pasos que seguir',
        'varias opciones',
        'una explicación',
        'un texto terminado',
      ],
      example: 'una respuesta directa y luego los motivos',
      why: 'La misma pregunta tiene buenas respuestas muy distintas',
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
      why: 'Lo que descartas ahora te ahorra un segundo intento',
    },
  ],
  wishes: {
    'ask-me-first': 'Si te falta algo que cambiaría el resultado, pregúntamelo antes de empezar.',
    'three-versions': 'Dame tres versiones con enfoques distintos.',
    'half-page': 'No pases de media página.',
    'say-what-you-assumed': 'Di al final qué has dado por supuesto.',
    'argue-against': 'Dame también el argumento más fuerte en contra.',
  },
};
