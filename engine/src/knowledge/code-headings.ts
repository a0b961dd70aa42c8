import type { CodeSectionId } from './code-rows.ts';

/** Headings of a brief in English. */
export const codeTitles = {
  goal: 'Goal',
  users: 'Who it is for',
  features: 'What it does',
  data: 'Data',
  rules: 'Rules and edge cases',
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
  /** What comes before the work. */
  readonly first: string;
  /** What is shown of each part of the goal, which follow in quotation marks. */
  readonly each: string;
  /** The same where the goal changes something that exists. */
  readonly eachOfChange: string;
  /** The last line. */
  readonly last: string;
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
    answer:
      'Antworte auf Deutsch; auch Texte für Nutzer sind deutsch, sofern das Ziel keine andere Sprache nennt.',
    first: 'Sag zuerst in wenigen Zeilen, wie du Unklares verstehst, und nimm die einfachste Lesart.',
    each: 'Geh das Ziel Satz für Satz durch und sag zu jedem, was du dafür getan hast:',
    eachOfChange:
      'Geh das Ziel Satz für Satz durch und sag zu jedem, was du dafür getan hast, oder dass unverändert blieb, was nicht angerührt werden soll:',
    last: 'Tu, was verlangt ist, und sonst nichts. Melde am Ende zu jedem Punkt, ob er erfüllt ist.',
  },
  es: {
    titles: {
      goal: 'Objetivo',
      users: 'Quién lo usa',
      data: 'Datos',
      rules: 'Reglas',
      design: 'Diseño',
      stack: 'Tecnología',
      order: 'Plan de trabajo',
      work: 'Forma de trabajar',
      checks: 'Comprobaciones',
    },
    answer:
      'Tu respuesta va en español, y también los textos que ven los usuarios, salvo que el objetivo pida otro idioma.',
    first: 'Di primero en pocas líneas cómo entiendes lo no definido y elige la lectura más sencilla.',
    each: 'Repasa el objetivo frase a frase y di para cada una qué has hecho:',
    eachOfChange:
      'Repasa el objetivo frase a frase y di para cada una qué has hecho, o que lo que no debe tocarse sigue igual:',
    last: 'Haz lo que se pide y nada más. Al final indica si se cumple cada punto.',
  },
  fr: {
    titles: {
      goal: 'Objectif',
      users: 'Utilisateurs',
      data: 'Données',
      rules: 'Règles',
      design: 'Apparence',
      stack: 'Technique',
      order: 'Ordre des étapes',
      work: 'Méthode',
      checks: 'Vérifications',
    },
    answer:
      'Réponds en français ; les textes que voient les utilisateurs aussi, sauf si l’objectif indique une autre langue.',
    first:
      'Dis d’abord en quelques lignes comment tu comprends ce qui reste ouvert, et retiens le plus simple.',
    each: 'Parcours l’objectif phrase par phrase et dis pour chacune ce que tu as fait :',
    eachOfChange:
      'Parcours l’objectif phrase par phrase et dis pour chacune ce que tu as fait, ou que ce qu’il ne faut pas toucher n’a pas changé :',
    last: 'Fais ce qui est demandé, rien de plus. À la fin, dis si chaque point est respecté.',
  },
  pt: {
    titles: {
      goal: 'Objetivo',
      users: 'Quem usa',
      data: 'Dados',
      rules: 'Regras',
      design: 'Aparência',
      stack: 'Tecnologia',
      order: 'Ordem dos passos',
      work: 'Modo de trabalhar',
      checks: 'Verificações',
    },
    answer: 'Responda em português; os textos para quem usa também, se o objetivo não indicar outra língua.',
    first: 'Diga primeiro em poucas linhas como entende o que está em aberto, e escolha o mais simples.',
    each: 'Percorra o objetivo frase a frase e diga o que fez em cada uma:',
    eachOfChange:
      'Percorra o objetivo frase a frase e diga o que fez em cada uma, ou que ficou intacto o que não se deve mexer:',
    last: 'Faça o que foi pedido e nada além disso. No fim, diga para cada ponto se está cumprido.',
  },
  it: {
    titles: {
      goal: 'Obiettivo',
      users: 'Chi lo usa',
      data: 'Dati',
      rules: 'Regole',
      design: 'Aspetto',
      stack: 'Tecnologia',
      order: 'Ordine dei passi',
      work: 'Modo di lavorare',
      checks: 'Verifiche',
    },
    answer:
      'Rispondi in italiano; in italiano anche i testi per gli utenti, se l’obiettivo non indica un’altra lingua.',
    first: 'Di’ prima in poche righe come intendi i punti aperti, e scegli l’opzione più semplice.',
    each: 'Ripercorri l’obiettivo frase per frase e di’ per ciascuna che cosa hai fatto:',
    eachOfChange:
      'Ripercorri l’obiettivo frase per frase e di’ per ciascuna che cosa hai fatto, o che ciò che non va toccato è rimasto uguale:',
    last: 'Fai ciò che è richiesto e nient’altro. Alla fine di’ per ogni punto se è rispettato.',
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
    answer:
      'Antwoord in het Nederlands; ook teksten voor gebruikers zijn Nederlands, tenzij het doel iets anders zegt.',
    first: 'Zeg eerst in een paar regels hoe je opvat wat vaag is, en kies de eenvoudigste uitleg.',
    each: 'Loop het doel zin voor zin na en zeg telkens wat je eraan gedaan hebt:',
    eachOfChange:
      'Loop het doel zin voor zin na en zeg telkens wat je eraan gedaan hebt, of dat wat niet mag veranderen hetzelfde is gebleven:',
    last: 'Doe wat genoemd is en niets meer. Meld tot slot per punt of eraan voldaan is.',
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
    answer:
      'Odpowiadaj po polsku; teksty widoczne dla użytkowników też mają być po polsku, chyba że cel wskazuje inny język.',
    first:
      'Najpierw napisz w kilku wierszach, jak rozumiesz niejasności, i wybierz najprostszą interpretację.',
    each: 'Omów cel zdanie po zdaniu i przy każdym napisz, jak je zrealizowano:',
    eachOfChange:
      'Omów cel zdanie po zdaniu i przy każdym napisz, jak je zrealizowano albo że nie zmieniło się to, czego nie wolno ruszać:',
    last: 'Zrób to, o co proszę, i nic więcej. Na końcu podaj przy każdym punkcie, czy jest spełniony.',
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
    answer:
      'Svara på svenska. Texter som användarna ser är också på svenska om målet inte nämner något annat.',
    first: 'Säg först på några rader hur du tolkar det oklara, och välj den enklaste tolkningen.',
    each: 'Gå igenom målet fras för fras och säg för var och en vad du gjorde:',
    eachOfChange:
      'Gå igenom målet fras för fras och säg för var och en vad du gjorde, eller att det som inte ska röras är oförändrat:',
    last: 'Gör det som nämns och inget därutöver. Rapportera till sist för varje punkt om den är uppfylld.',
  },
};

/** Why a line stands in a brief, for the margin. */
export const codeReasons = {
  named: 'You named this; here is how it behaves',
  implied: 'What you named needs it, or apps of this kind have it',
  kind: 'Decided for this kind of software; change it if yours is different',
  order: 'Small steps that each work on their own are cheaper to fix',
  frame: 'You see how your goal was read before anything is built on it',
  met: 'Every phrase of your goal is checked, so nothing gets lost',
  later: 'You didn’t name these, so they can wait',
  limit: 'You named a limit; this is how to check that it holds',
  act: 'What it takes to handle this kind of request well',
  fault: 'Where faults like this one usually lie',
  language: 'Your goal is not in English, so it is quoted whole, with only a short frame',
  chosen: 'You chose it',
  host: 'Your goal says where it will be built, and that decides this',
  'no-stack': 'Neither your goal nor the form names a stack',
  open: 'Your own words',
} as const;

/** Why a line of one feature stands in a section: what it tells of the feature. */
export const featureReasons = {
  data: 'what it stores',
  rules: 'cases that would otherwise be left to chance',
  checks: 'how to see that it works',
} as const;

/** Steps of building, where the kind or the goal has them. */
export const buildSteps = {
  first: 'First slice: the first point above, working from end to end',
  named: 'at a time, each working before the next:',
  rest: 'Then the other points, one at a time',
} as const;

/** The frame of a goal in English: as little as helps with anything that is built, changed or mended. */
export const frame = {
  first:
    'First, say in a few lines how you understand what is left open, take the simplest reading, and leave a marked gap for what only I can know',
  each: 'Go through the goal phrase by phrase and say how each is met or answered:',
  whole: 'Say at the end how the goal is met or answered, and what you could not verify',
  eachOfChange:
    'Go through the goal phrase by phrase and say how each is met or answered, or that what must not be touched is unchanged:',
  last: 'Do what the goal asks and nothing beyond it. At the end report each check as pass or fail.',
} as const;

/** Why a section is there. */
export const sectionReasons = {
  goal: 'Your goal, in your words',
  users: 'Who it is for decides the rest',
  features: 'What you named, and how it behaves',
  data: 'What is stored',
  rules: 'Cases that would otherwise be left to chance',
  design: 'How it should look',
  stack: 'What it is built with',
  order: 'The order it is built in',
  work: 'How to go about it',
  checks: 'How to tell when it is done',
  later: 'What can wait',
  closing: 'Keeps it to what you asked for',
} as const satisfies Record<CodeSectionId, string>;
