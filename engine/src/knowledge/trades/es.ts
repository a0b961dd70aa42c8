import type { Trades } from '../rows.ts';

/** How each industry's trade looks at its work, and how its specialties judge theirs. */
export const trades: Trades = {
  'marketing-sales': {
    perspective: {
      writes:
        'Escribes para un equipo de ventas y marketing cuyos textos tienen que conseguir una respuesta o un pedido.',
      advises:
        'Asesoras a un equipo de ventas y marketing que tiene que justificar cada euro o dólar que gasta.',
    },
    criteria: {
      'Email campaigns': [
        'Di en una línea cuándo se envía y por qué, y adapta el texto a eso',
        'Dame dos asuntos con enfoques distintos, con textos de vista previa que les añadan algo',
        'El asunto, la vista previa y la primera frase deben decir por sí solos qué, cuándo y dónde',
      ],
      'Ad copy': [
        'Haz en cada versión una sola promesa que la página de destino pueda cumplir',
        'Di en una línea qué sabe ya el lector, y escribe a partir de ahí',
        'Las versiones deben diferir en una sola cosa, para que una prueba muestre por qué gana una',
      ],
      'Social media': [
        'Escribe según las costumbres de la plataforma, y di cuál has elegido',
        'Di en una línea por qué alguien se lo mandaría a un amigo',
        'Di en una línea cómo pasar el mismo contenido a otro formato',
      ],
      'Product descriptions': [
        'Después de cada característica, di qué gana con ella quien compra',
        'Responde abiertamente al motivo más probable para no comprar',
        'Usa en el título y en la primera frase la palabra que usan los propios compradores',
      ],
      'Landing pages': [
        'El titular y el botón deben decir por sí solos qué es, para quién y qué pasa al hacer clic',
        'Responde a las razones reales por las que la gente no se decide',
        'Indica la cifra por la que se juzga la página y qué conviene probar primero',
      ],
    },
  },
  'content-creation': {
    perspective: {
      writes:
        'Escribes para lectores que han venido porque quieren y que se van en cuanto no se les cuenta nada nuevo.',
      advises: 'Asesoras a una redacción que tiene más ideas que horas.',
    },
    criteria: {
      'Blog posts': [
        'Di en una línea qué tiene este artículo que no tengan los primeros resultados de búsqueda',
        'Pon [ejemplo propio] donde solo yo pueda aportar la prueba',
        'Los subtítulos por sí solos deben transmitir la idea',
      ],
      Articles: [
        'Di cerca del principio por qué esto importa ahora',
        'Dale a la voz contraria más fuerte su mejor argumento',
        'De cada cifra, di con qué se compara y de dónde sale, o pon [fuente]',
      ],
      Scripts: [
        'Haz que en los primeros segundos pase algo que invite a quedarse',
        'Pon a la mitad algo que el principio no prometía',
        'Cada línea debe poder decirse en una sola respiración',
      ],
      'Social content': [
        'Dame tres comienzos desde ángulos distintos, el más fuerte primero',
        'Di qué parte merece guardarse o compartirse',
        'Di en una línea cómo podría seguir la semana que viene',
      ],
      Newsletter: [
        'Di en una línea qué puede esperar el lector en cada número',
        'Ordena los temas por lo que le sirven al lector, no por el trabajo que han costado',
        'Termina con una pregunta cuyas respuestas pueda aprovechar el próximo número',
      ],
    },
  },
  'email-marketing': {
    perspective: {
      writes: 'Escribes correos para gente que decide en dos segundos si los abre.',
      advises: 'Asesoras a un equipo de email marketing al que se juzga por respuestas, clics y bajas.',
    },
    criteria: {
      'Email campaigns': [
        'Di en una línea quién lo recibe, cuándo y por qué en ese momento',
        'Dame dos asuntos con enfoques distintos, con textos de vista previa que les añadan algo',
        'Pide una sola cosa, con un enlace que diga qué pasa después del clic',
      ],
      Newsletters: [
        'Di en una línea qué se perdería un suscriptor sin este número',
        'Dale a cada tema el espacio que merece por lo que le sirve al lector',
        'Di qué has dejado fuera para no alargarlo',
      ],
      'Drip sequences': [
        'Indica el hecho que pone en marcha la secuencia y qué saca de ella a un lector',
        'Justifica cada tiempo de espera',
        'Di qué cifra vigilar en cada correo y qué cambiar si baja',
      ],
      'Sales emails': [
        'Empieza por un motivo que solo valga para este lector, o deja un hueco entre corchetes para ponerlo',
        'Antes de ofrecer nada, habla de su problema y de una prueba que yo te haya dado',
        'Pide algo pequeño y haz que sea fácil decir que no',
      ],
      'Welcome series': [
        'El primer correo cumple lo prometido en el alta y da al lector un primer logro',
        'Di qué vendrá, cada cuánto y cómo darse de baja',
        'Di adónde va el lector después del último correo',
      ],
    },
  },
  'business-strategy': {
    perspective: {
      writes: 'Escribes para personas que tienen que decidir y a las que se pedirán cuentas por las cifras.',
      advises:
        'Asesoras a la dirección de una empresa y tienes que defender cada recomendación ante su consejo de administración.',
    },
    criteria: {
      'Business plans': [
        'Muestra el precio, el coste y lo que queda por unidad vendida',
        'Di cómo se consiguen los diez primeros clientes',
        'Di cuándo hay menos dinero en caja y qué pasa entonces',
      ],
      'Market analysis': [
        'Di en una frase qué se entiende por mercado: quién, qué necesidad, dónde',
        'Calcula el tamaño top-down y bottom-up, y explica la diferencia',
        'Indica el dato que más valdría la pena comprar y qué cambiaría',
      ],
      'Competitive research': [
        'Incluye los sustitutos y el no hacer nada',
        'Compara según lo que decide a los compradores, por orden de peso, y di dónde se puede comprobar',
        'Indica el próximo paso más probable de cada competidor',
      ],
      'SWOT analysis': [
        'Mide cada punto frente a un competidor concreto o frente a una cifra',
        'Di en qué puntos se apoya cada medida',
        'Di qué medida va primero y a qué se renuncia por ella',
      ],
    },
  },
  'software-development': {
    perspective: {
      writes: 'Escribes para desarrolladores que copiarán tus ejemplos antes de leer tus frases.',
      advises: 'Asesoras a un equipo de software que va a mantener el resultado durante años.',
    },
    criteria: {
      'Code review': [
        'Pon los errores, la seguridad y la pérdida de datos por delante del diseño y el estilo',
        'Indica para cada hallazgo el lugar y un cambio concreto',
        'Di qué no se puede juzgar con lo que hay',
      ],
      Documentation: [
        'Titula cada parte con lo que el lector quiere hacer',
        'Cada ejemplo debe poder copiarse y ejecutarse, con su salida',
        'Da los mensajes de error tal cual, y di qué no hace el software, donde la gente lo buscaría',
      ],
      'API design': [
        'Indica los errores de cada llamada y qué puede hacer el cliente',
        'Di qué llamadas se pueden repetir sin riesgo',
        'Di cómo se añade un campo sin romper nada a los clientes',
      ],
      'Testing strategies': [
        'Ordena por lo que cuesta un fallo y por lo probable que es',
        'Detecta cada riesgo en el nivel más barato que pueda detectarlo',
        'Di en qué condiciones se puede publicar con fallos conocidos',
      ],
    },
  },
  'education-training': {
    perspective: {
      writes: 'Escribes para personas que después tienen que saber hacer algo que antes no sabían.',
      advises: 'Asesoras a docentes con un número fijo de horas y alumnos de distinto nivel.',
    },
    criteria: {
      'Course content': [
        'Asocia cada objetivo a una tarea en que los alumnos lo demuestren',
        'Indica para cada tema el error de comprensión más probable y una pregunta que lo descubra',
        'Haz que los alumnos hagan algo ellos mismos al menos la mitad del tiempo',
      ],
      'Learning materials': [
        'Muestra un ejemplo resuelto, con el razonamiento, antes del primer ejercicio',
        'Añade una sola dificultad nueva en cada ejercicio',
        'Explica el porqué de las respuestas correctas y de los errores probables',
      ],
      Assessments: [
        'Di qué objetivo evalúa cada pregunta',
        'Crea las opciones falsas a partir de errores que cometen los alumnos',
        'Dame una clave de corrección que dos correctores aplicarían igual',
      ],
      'Study guides': [
        'Marca qué aprender si solo queda una hora',
        'Pon lado a lado las ideas que suelen confundirse',
        'Pon las preguntas antes que las respuestas, para poder ponerse a prueba',
      ],
    },
  },
  'legal-compliance': {
    perspective: {
      writes:
        'Redactas para personas que se apoyarán en el texto si hay un conflicto; no das asesoramiento jurídico.',
      advises:
        'Preparas preguntas y borradores para que los revise un abogado, y señalas lo que depende de la ley local.',
    },
    criteria: {
      'Contract analysis': [
        'Di a qué parte defiendes, y cita la cláusula y su número en cada hallazgo',
        'Propón otra redacción para cada hallazgo grave; [revisión legal] donde decida la ley local',
        'Di qué debería decir un contrato de este tipo y este no dice',
      ],
      'Policy creation': [
        'Da el motivo de cada norma en pocas palabras',
        'Di cómo se puede demostrar que una norma se ha cumplido',
        'Di quién puede autorizar una excepción',
      ],
      'Risk assessment': [
        'Indica la obligación que hay detrás de cada riesgo, o pon [revisión legal]',
        'Valora cada riesgo antes y después de mitigarlo, con el motivo',
        'Di qué riesgos se aceptan y por qué',
      ],
      'Compliance checks': [
        'Indica para cada punto la norma de la que sale, o pon [revisión legal]',
        'Di qué documento lo demuestra',
        'Pon primero lo que acarrea multa o paraliza la actividad, con el menor cambio que lo resuelva',
      ],
    },
  },
  'healthcare-medical': {
    perspective: {
      writes:
        'Escribes sobre salud para lectores que quizá actúen según lo que leen, así que cada afirmación indica su certeza.',
      advises:
        'Preparas material para que lo revisen profesionales sanitarios, y separas la evidencia de la opinión.',
    },
    criteria: {
      'Patient education': [
        'Pon en un recuadro aparte las señales que exigen ayuda inmediata, con un hueco entre corchetes para indicar a quién llamar',
        'Responde a la pregunta que los pacientes no se atreven a hacer',
        'Da dosis, horarios y límites solo como yo los he dado; un profesional sanitario los revisa antes de usarlos',
      ],
      'Medical writing': [
        'Di lo sólida que es la evidencia de cada afirmación; [cita] donde no se dé ninguna fuente',
        'Da cifras absolutas junto a las relativas, con el periodo',
        'Da a los daños el mismo espacio que a los beneficios',
      ],
      'Research analysis': [
        'Di qué puede mostrar el diseño del estudio y qué no',
        'Di hacia dónde inclinaría el resultado cada sesgo',
        'Da el efecto con su incertidumbre, y di para qué pacientes vale',
      ],
      'Case studies': [
        'Quita todo lo que permita reconocer al paciente',
        'Señala el hallazgo que cambió el razonamiento',
        'Termina con lo que el lector hará distinto mañana',
      ],
    },
  },
  'finance-investment': {
    perspective: {
      writes:
        'Escribes sobre dinero para lectores que quizá actúen según lo que leen, así que cada cifra lleva su fuente o la etiqueta «supuesto».',
      advises: 'Analizas para personas que cargan con la pérdida si las cifras están mal.',
    },
    criteria: {
      'Financial analysis': [
        'Distingue las cifras dadas, las calculadas y las supuestas',
        'Indica los dos datos que más mueven el resultado, y cuánto',
        'Di qué haría que estas cifras parecieran mejores de lo que son',
      ],
      'Investment research': [
        'Da los mejores argumentos en contra, tal como los expondría quien los defiende',
        'Di qué descuenta ya el precio actual y qué demostraría que la tesis es errónea',
        'No hagas ninguna recomendación personal: lo que me conviene lo decido yo',
      ],
      'Risk modeling': [
        'Indica para cada dato de entrada su fuente y su rango',
        'Muestra los peores casos y qué riesgos suben juntos',
        'Di cómo habría ido en un mal año y dónde falla el modelo',
      ],
      Reports: [
        'Empieza por la decisión para la que sirve este informe',
        'Di qué ha cambiado desde la última vez, por qué y si va a durar',
        'Da las perspectivas como un rango, con lo que las mueve',
      ],
    },
  },
  'general-work': {
    perspective: {
      writes: 'Escribes para compañeros ocupados que leen en el teléfono entre dos reuniones.',
      advises: 'Ayudas a un compañero que necesita algo útil hoy mismo.',
    },
    criteria: {
      'Email replies': [
        'Responde en la primera frase a lo que se ha preguntado',
        'Responde a todas las preguntas de la otra parte, o di cuáles quedan pendientes',
        'Sé tan cálido o tan breve como el correo al que respondes',
      ],
      'Daily communication': [
        'Debe entenderlo también quien se perdió la última conversación',
        'Que nada pueda leerse como un reproche',
        'Di en una línea si esto va mejor como mensaje, correo o llamada',
      ],
      'Meeting notes': [
        'Recoge las decisiones con las palabras usadas',
        'Di quién va a resolver cada cuestión pendiente',
        'Recoge también los desacuerdos, sin nombres donde sea delicado',
      ],
      'General writing': [
        'Quédate con una sola idea, una que se pueda subrayar',
        'Da un ejemplo de cada afirmación',
        'Que ninguna frase suene forzada en voz alta y que no sobre ninguna',
      ],
      'Task planning': [
        'Indica una primera acción que lleve menos de un cuarto de hora',
        'Marca lo que depende de otros y a quién hay que preguntar',
        'Di qué se puede descartar primero',
      ],
      'Problem solving': [
        'Da las causas posibles, cada una con una prueba sencilla',
        'Da otra salida además de la evidente, con lo que cuesta',
        'Di cómo se sabrá pronto si funciona',
      ],
    },
  },
};
