import type { Wording } from '../rows.ts';

export const polish: Wording = {
  humanLike: [
    [
      'Przeplataj krótkie zdania długimi, a sąsiednie zaczynaj w różny sposób.',
      'Zakończ faktem, nie podsumowaniem.',
    ],
    [
      'Pisz konkretnie: w każdym akapicie osoba, rzecz, liczba albo krok.',
      'Pisz „jest” i „ma” tam, gdzie bardziej wyszukane słowo nic by nie dodało.',
    ],
    [
      'W każdym zdaniu zawrzyj jedną myśl i wyraź ją wprost, zamiast zaprzeczać jej przeciwieństwu.',
      'Zacznij od tego, co dla czytelnika jest nowe.',
    ],
  ],
  noDashes: 'Tam, gdzie mógłby stać długi myślnik, użyj przecinka, dwukropka, nawiasu albo kropki.',
  leadIns: ['Trzymaj się tego:', 'Co tu jest ważne:', 'Co warto wiedzieć:', 'Szczegóły:'],
  decided: 'według twojego uznania',
  asks: [
    {
      fact: 'priority',
      ask: 'Co jest najważniejsze w odpowiedzi?',
      name: 'Najważniejsze',
      choices: ['krótko i na temat', 'wyczerpująco', 'prosto i jasno', 'ciepło, od serca', 'z pomysłem'],
      example: 'żeby moja mama to zrozumiała',
      said: [
        'krótki',
        'krótka',
        'krótko',
        'krótkie',
        'szczegółowy',
        'śmieszny',
        'zabawny',
        'zabawna',
        'miły',
        'miła',
        'miło',
        'uprzejmy',
        'uprzejmie',
        'formalny',
        'prosty',
        'prosto',
        'ciepły',
        'szczery',
      ],
    },
    {
      fact: 'avoid',
      ask: 'Czy jest coś, czego trzeba unikać?',
      name: 'Czego unikać',
      choices: ['wydatków', 'żargonu', 'zgadywania', 'tego, co znajdę wszędzie'],
      example: 'porad o dietach',
    },
    {
      fact: 'difficulty',
      ask: 'Co jest w tym trudne?',
      name: 'Trudność',
      choices: [
        'ktoś może to źle odebrać',
        'mało czasu lub pieniędzy',
        'raz już się nie udało',
        'za mało o tym wiem',
      ],
      example: 'mój brat nie może się dowiedzieć',
    },
  ],
  formerAsks: [
    {
      fact: 'outcome',
      ask: 'Co chcesz otrzymać?',
      name: 'Oczekiwany wynik',
      choices: [
        'decyzja',
        'plan działania',
        'tekst gotowy do wysłania',
        'jasne wyjaśnienie',
        'pomysły do wyboru',
      ],
      example: 'lista na spotkanie',
    },
  ],
  wishes: {
    concrete: 'Pisz konkretnie: nazwy, liczby i przykłady zamiast ogólnych rad.',
    'ask-me-first': 'Jeśli brakuje ci czegoś, co zmieniłoby wynik, zapytaj mnie, zanim zaczniesz.',
    'three-versions': 'Daj mi trzy wersje, każdą z innym podejściem.',
    'half-page': 'Zmieść się na połowie strony.',
    'say-what-you-assumed': 'Na końcu wypisz swoje założenia.',
    'argue-against': 'Podaj mi też najmocniejszy argument przeciw.',
  },
};
