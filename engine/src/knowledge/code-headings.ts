import type { CodeSectionId } from './code-rows.ts';

/** Headings of a brief in English. */
export const codeTitles = {
  goal: 'Goal',
  users: 'Who it is for',
  features: 'What it does',
  data: 'Data',
  rules: 'Decided: rules and edge cases',
  design: 'Design',
  stack: 'Stack',
  order: 'Order of work',
  work: 'How to work',
  checks: 'Acceptance checks',
  later: 'Not in this version',
  closing: '',
} as const satisfies Record<CodeSectionId, string>;

/** What is said of a goal in another language, in that language: its features are not in the tables. */
export interface ForeignBrief {
  readonly titles: Partial<Record<CodeSectionId, string>>;
  /** Language of the texts that people see and of the answer. */
  readonly answer: string;
  /** Order of work. */
  readonly order: string;
  /** What has to hold at the end. */
  readonly check: string;
  /** For a program or a change, instead of the order of work. */
  readonly proof: string;
}

export const foreignBriefs: Readonly<Record<string, ForeignBrief>> = {
  de: {
    titles: {
      goal: 'Ziel',
      users: 'Wer es nutzt',
      data: 'Daten',
      rules: 'Regeln',
      design: 'Gestaltung',
      stack: 'Technik',
      order: 'Reihenfolge',
      work: 'Vorgehen',
      checks: 'Abnahme',
    },
    answer: 'Alle Texte, die Nutzer sehen, und deine Antwort sind auf Deutsch.',
    order:
      'Liste zuerst auf, was du für offene Punkte annimmst. Baue dann den wichtigsten Ablauf ganz durch, mit gespeicherten Daten, danach den Rest.',
    check:
      'Alles, was im Ziel genannt ist, lässt sich von Anfang bis Ende benutzen, auch mit leeren, falschen und doppelten Eingaben.',
    proof: 'Zeige mit einem Testlauf, dass es für den üblichen Fall und für die Grenzfälle stimmt.',
  },
  es: {
    titles: {
      goal: 'Objetivo',
      users: 'Quién lo usa',
      data: 'Datos',
      rules: 'Reglas',
      design: 'Diseño',
      stack: 'Tecnología',
      order: 'Orden de trabajo',
      work: 'Forma de trabajar',
      checks: 'Comprobaciones',
    },
    answer: 'Todos los textos que ven los usuarios y tu respuesta van en español.',
    order:
      'Enumera primero lo que supones en los puntos abiertos. Después construye el flujo principal de principio a fin, con datos guardados, y luego el resto.',
    check:
      'Todo lo que nombra el objetivo se puede usar de principio a fin, también con entradas vacías, erróneas y repetidas.',
    proof: 'Muestra con una ejecución de prueba que funciona en el caso habitual y en los casos límite.',
  },
  fr: {
    titles: {
      goal: 'Objectif',
      users: 'Utilisateurs',
      data: 'Données',
      rules: 'Règles',
      design: 'Apparence',
      stack: 'Technique',
      order: 'Ordre de travail',
      work: 'Méthode',
      checks: 'Vérifications',
    },
    answer: 'Tous les textes que voient les utilisateurs et ta réponse sont en français.',
    order:
      "Indique d'abord ce que tu supposes pour les points ouverts. Construis ensuite le parcours principal de bout en bout, avec des données enregistrées, puis le reste.",
    check:
      "Tout ce que nomme l'objectif s'utilise de bout en bout, même avec des saisies vides, fausses ou répétées.",
    proof: 'Montre par un essai que cela marche dans le cas courant et dans les cas limites.',
  },
  pt: {
    titles: {
      goal: 'Objetivo',
      users: 'Quem usa',
      data: 'Dados',
      rules: 'Regras',
      design: 'Aparência',
      stack: 'Tecnologia',
      order: 'Ordem de trabalho',
      work: 'Modo de trabalhar',
      checks: 'Verificações',
    },
    answer: 'Todos os textos que os usuários veem e a sua resposta são em português.',
    order:
      'Liste primeiro o que você supõe nos pontos em aberto. Depois construa o fluxo principal do começo ao fim, com dados gravados, e em seguida o resto.',
    check:
      'Tudo o que o objetivo nomeia pode ser usado do começo ao fim, também com entradas vazias, erradas e repetidas.',
    proof: 'Mostre com uma execução de teste que funciona no caso comum e nos casos-limite.',
  },
  it: {
    titles: {
      goal: 'Obiettivo',
      users: 'Chi lo usa',
      data: 'Dati',
      rules: 'Regole',
      design: 'Aspetto',
      stack: 'Tecnologia',
      order: 'Ordine di lavoro',
      work: 'Modo di lavorare',
      checks: 'Verifiche',
    },
    answer: 'Tutti i testi che vedono gli utenti e la tua risposta sono in italiano.',
    order:
      "Elenca prima che cosa supponi nei punti aperti. Poi costruisci il percorso principale dall'inizio alla fine, con dati salvati, quindi il resto.",
    check:
      "Tutto ciò che l'obiettivo nomina si può usare dall'inizio alla fine, anche con dati vuoti, errati e ripetuti.",
    proof: 'Mostra con una prova che funziona nel caso normale e nei casi limite.',
  },
  nl: {
    titles: {
      goal: 'Doel',
      users: 'Wie het gebruikt',
      data: 'Gegevens',
      rules: 'Regels',
      design: 'Vormgeving',
      stack: 'Techniek',
      order: 'Volgorde',
      work: 'Werkwijze',
      checks: 'Controles',
    },
    answer: 'Alle teksten die gebruikers zien en je antwoord zijn in het Nederlands.',
    order:
      'Noem eerst wat je bij open punten aanneemt. Bouw dan de belangrijkste stroom van begin tot eind, met opgeslagen gegevens, en daarna de rest.',
    check:
      'Alles wat in het doel staat, is van begin tot eind te gebruiken, ook met lege, foute en dubbele invoer.',
    proof: 'Laat met een proefrun zien dat het klopt in het gewone geval en in de grensgevallen.',
  },
  pl: {
    titles: {
      goal: 'Cel',
      users: 'Kto z tego korzysta',
      data: 'Dane',
      rules: 'Zasady',
      design: 'Wygląd',
      stack: 'Technologia',
      order: 'Kolejność prac',
      work: 'Sposób pracy',
      checks: 'Sprawdzenie',
    },
    answer: 'Wszystkie teksty widoczne dla użytkowników i twoja odpowiedź są po polsku.',
    order:
      'Najpierw wypisz, co zakładasz w kwestiach otwartych. Potem zbuduj główny przebieg od początku do końca, z zapisanymi danymi, a następnie resztę.',
    check:
      'Wszystkiego, co wymienia cel, można użyć od początku do końca, także przy pustych, błędnych i powtórzonych danych.',
    proof: 'Pokaż w próbnym uruchomieniu, że działa w zwykłym przypadku i w przypadkach granicznych.',
  },
  sv: {
    titles: {
      goal: 'Mål',
      users: 'Vem som använder det',
      data: 'Data',
      rules: 'Regler',
      design: 'Utseende',
      stack: 'Teknik',
      order: 'Arbetsordning',
      work: 'Arbetssätt',
      checks: 'Kontroller',
    },
    answer: 'Alla texter som användarna ser och ditt svar är på svenska.',
    order:
      'Lista först vad du antar om öppna punkter. Bygg sedan huvudflödet från början till slut, med sparade data, och därefter resten.',
    check:
      'Allt som nämns i målet går att använda från början till slut, även med tomma, felaktiga och upprepade uppgifter.',
    proof: 'Visa med en provkörning att det stämmer i det vanliga fallet och i gränsfallen.',
  },
};

/** Why a line stands in a brief, for the margin. */
export const codeReasons = {
  named: 'You named it; this is how it behaves',
  implied: 'What you named needs it, or apps of this kind have it',
  kind: 'Decided for this kind of software; change it if yours is different',
  order: 'Small steps that each run are cheaper to put right',
  unknown: 'You can put right what was decided before it is built',
  demand: 'You named it; this is what it takes to be done well',
  later: 'You did not name these, so they wait',
  limit: 'You named a limit; this is how one sees that it holds',
  act: 'What a request of this kind needs to be done well',
  fault: 'Where faults like this one usually lie',
  language: 'Your goal is not in English, so it is kept whole and only framed',
  chosen: 'You chose it',
  stack: 'What naming it decides',
  'no-stack': 'Neither your goal nor the form names a stack',
  open: 'Your own words',
} as const;

/** Steps of building, where the kind or the goal has them. */
export const buildSteps = {
  first: 'First slice: the first point above from end to end, with its data kept',
  named: 'at a time, each working before the next:',
  rest: 'Then the other points, and what is shown while loading, when empty and when something fails',
} as const;

/** What to do where the tables know nothing of the thing: the tool decides openly before it builds. */
export const unknownApp = {
  order: [
    'First list in a few lines what you decide: who uses it, its main flow, what is kept, and which cases can go wrong',
    'Build the main flow from end to end, with its data kept',
    'Then the rest of what the goal names, and what is shown while loading, when empty and when something fails',
  ],
  checks: [
    'Everything the goal names can be used from start to end, with empty, wrong and repeated input too',
  ],
} as const;

/** Why a section is there. */
export const sectionReasons = {
  goal: 'Your goal, in your words',
  users: 'Who it is for decides the rest',
  features: 'What you named, with how it behaves',
  data: 'What is kept',
  rules: 'Cases that would otherwise be decided by chance',
  design: 'How it should look',
  stack: 'What it is made with',
  order: 'In which order it is built',
  work: 'How to go about it',
  checks: 'How to see that it is done',
  later: 'What may wait',
  closing: 'How this tool likes to work',
} as const satisfies Record<CodeSectionId, string>;
