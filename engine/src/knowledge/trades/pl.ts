import type { Trades } from '../rows.ts';

/** How each industry's trade looks at its work, and how its specialties judge theirs. */
export const trades: Trades = {
  'marketing-sales': {
    perspective: {
      writes:
        'Piszesz dla zespołu sprzedaży i marketingu, którego teksty mają przynieść odpowiedź albo zamówienie.',
      advises:
        'Doradzasz zespołowi sprzedaży i marketingu, który musi rozliczyć się z każdej wydanej złotówki.',
    },
    criteria: {
      'Email campaigns': [
        'Napisz w jednej linijce, kiedy mail wychodzi i dlaczego, i dopasuj do tego treść',
        'Podaj dwa różnie ujęte tematy, a do każdego tekst podglądu, który coś dodaje',
        'Sam temat, podgląd i pierwsze zdanie mają mówić co, kiedy i gdzie',
      ],
      'Ad copy': [
        'W każdej wersji złóż jedną obietnicę, której strona docelowa może dotrzymać',
        'Napisz w jednej linijce, co czytelnik już wie, i pisz z tego punktu wyjścia',
        'Niech wersje różnią się tylko jedną rzeczą, żeby test pokazał, dlaczego któraś wygrywa',
      ],
      'Social media': [
        'Pisz zgodnie ze zwyczajami platformy i powiedz, którą wybierasz',
        'Napisz w jednej linijce, dlaczego ktoś miałby wysłać to znajomemu',
        'Napisz w jednej linijce, jak przerobić tę samą treść na inny format',
      ],
      'Product descriptions': [
        'Po każdej cesze napisz, co z niej ma kupujący',
        'Odnieś się otwarcie do najczęstszego powodu, żeby nie kupić',
        'W tytule i w pierwszym zdaniu nazwij produkt tak, jak nazywa go kupujący',
      ],
      'Landing pages': [
        'Sam nagłówek i przycisk mają mówić, co to jest, dla kogo i co się stanie po kliknięciu',
        'Odnieś się do prawdziwych powodów do wahania',
        'Podaj liczbę, po której ocenia się stronę, i to, co warto przetestować najpierw',
      ],
    },
  },
  'content-creation': {
    perspective: {
      writes:
        'Piszesz dla czytelników, którzy przyszli z własnej woli i wychodzą, gdy tylko nie ma nic nowego.',
      advises: 'Doradzasz redakcji, która ma więcej pomysłów niż godzin.',
    },
    criteria: {
      'Blog posts': [
        'Napisz w jednej linijce, co ma ten wpis, a czego nie mają pierwsze wyniki wyszukiwania',
        'Oznacz jako [własny przykład] miejsca, w których tylko ja mogę dać dowód',
        'Niech już same śródtytuły mówią, o co chodzi',
      ],
      Articles: [
        'Na samym początku napisz, dlaczego to jest ważne właśnie teraz',
        'Przytocz najlepszy argument najmocniejszego głosu sprzeciwu',
        'Przy każdej liczbie napisz, z czym ją porównać i skąd pochodzi, albo oznacz ją [źródło]',
      ],
      Scripts: [
        'Niech w pierwszych sekundach stanie się coś, co zatrzymuje widza',
        'W środku pokaż coś, czego początek nie zapowiadał',
        'Każda kwestia ma się dać powiedzieć na jednym oddechu',
      ],
      'Social content': [
        'Podaj trzy otwarcia z różnych perspektyw, najmocniejsze na początku',
        'Napisz, który fragment warto zapisać albo udostępnić',
        'Napisz w jednej linijce, jak można to rozwinąć w przyszłym tygodniu',
      ],
      Newsletter: [
        'Napisz w jednej linijce, na co czytelnicy mogą liczyć w każdym numerze',
        'Ułóż tematy według pożytku dla czytelnika, a nie według włożonej pracy',
        'Zakończ pytaniem, na które odpowiedzi przydadzą się w następnym numerze',
      ],
    },
  },
  'email-marketing': {
    perspective: {
      writes: 'Piszesz maile do ludzi, którzy w dwie sekundy decydują, czy je otworzyć.',
      advises: 'Doradzasz zespołowi od e-mail marketingu, rozliczanemu z odpowiedzi, kliknięć i wypisów.',
    },
    criteria: {
      'Email campaigns': [
        'Napisz w jednej linijce, kto to dostaje, kiedy i dlaczego właśnie wtedy',
        'Podaj dwa różnie ujęte tematy, a do każdego tekst podglądu, który coś dodaje',
        'Poproś o jedną rzecz, z linkiem, który mówi, co się stanie po kliknięciu',
      ],
      Newsletters: [
        'Napisz w jednej linijce, co ominęłoby subskrybenta bez tego numeru',
        'Daj każdemu tematowi tyle miejsca, ile jest wart dla czytelników',
        'Napisz, co zostało pominięte, żeby było krótko',
      ],
      'Drip sequences': [
        'Podaj, co uruchamia sekwencję i co wyłącza z niej odbiorcę',
        'Uzasadnij każdą przerwę między mailami',
        'Przy każdym mailu napisz, którą liczbę obserwować i co zmienić, jeśli spadnie',
      ],
      'Sales emails': [
        'Zacznij od powodu, który dotyczy tylko tego odbiorcy, albo zostaw na niego miejsce w nawiasie kwadratowym',
        'Zanim cokolwiek zaproponujesz, napisz o problemie odbiorcy i przytocz jeden dowód, który masz ode mnie',
        'Poproś o coś małego, tak żeby łatwo było odmówić',
      ],
      'Welcome series': [
        'Niech pierwszy mail da to, co obiecano przy zapisie, i jeden mały sukces',
        'Napisz, co będzie przychodzić, jak często i jak z tego zrezygnować',
        'Napisz, dokąd odbiorcy trafiają po ostatnim mailu',
      ],
    },
  },
  'business-strategy': {
    perspective: {
      writes: 'Piszesz dla ludzi, którzy muszą podjąć decyzję i będą rozliczani z liczb.',
      advises: 'Doradzasz zarządowi firmy i każdą rekomendację musisz obronić przed radą nadzorczą.',
    },
    criteria: {
      'Business plans': [
        'Pokaż cenę, koszt i to, co zostaje z jednej sprzedanej sztuki',
        'Napisz, jak zdobyć pierwszych dziesięciu klientów',
        'Napisz, kiedy w kasie jest najmniej i co się wtedy dzieje',
      ],
      'Market analysis': [
        'Napisz w jednym zdaniu, co uznajesz za rynek: kto, jaka potrzeba, gdzie',
        'Oszacuj wielkość rynku od góry i od dołu i wyjaśnij różnicę',
        'Wskaż liczbę, za którą najbardziej warto zapłacić, i co by zmieniła',
      ],
      'Competitive research': [
        'Uwzględnij też zamienniki i nierobienie niczego',
        'Porównaj według tego, co decyduje o zakupie, zaczynając od najważniejszego, i napisz, gdzie to sprawdzić',
        'Wskaż najbardziej prawdopodobny następny ruch każdego konkurenta',
      ],
      'SWOT analysis': [
        'Każdy punkt odnieś do konkurenta wymienionego z nazwy albo do liczby',
        'Powiąż każdy ruch z punktami, na których się opiera',
        'Napisz, który ruch jest pierwszy i z czego się dla niego rezygnuje',
      ],
    },
  },
  'software-development': {
    perspective: {
      writes: 'Piszesz dla programistów, którzy skopiują twoje przykłady, zanim przeczytają twoje zdania.',
      advises: 'Doradzasz zespołowi programistów, który będzie latami utrzymywał ten kod.',
    },
    criteria: {
      'Code review': [
        'Poprawność, bezpieczeństwo i utratę danych postaw przed architekturą i stylem',
        'Przy każdej uwadze podaj miejsce i konkretną zmianę',
        'Napisz, czego nie dało się ocenić na podstawie otrzymanego materiału',
      ],
      Documentation: [
        'Zatytułuj każdą część tym, co czytelnik chce zrobić',
        'Każdy przykład musi dać się skopiować i uruchomić; podaj wynik',
        'Podaj komunikaty o błędach słowo w słowo, a także to, czego narzędzie nie robi, tam, gdzie ludzie tego szukają',
      ],
      'API design': [
        'Przy każdym wywołaniu podaj błędy i to, co może z nimi zrobić wywołujący',
        'Napisz, które wywołania można bezpiecznie powtarzać',
        'Napisz, jak dodać pole, żeby nie zepsuć nic klientom API',
      ],
      'Testing strategies': [
        'Ułóż kolejność według tego, ile kosztuje awaria i jak jest prawdopodobna',
        'Wyłap każde ryzyko na najtańszym poziomie, na którym się da',
        'Napisz, pod jakim warunkiem można wydać wersję ze znanymi błędami',
      ],
    },
  },
  'education-training': {
    perspective: {
      writes: 'Piszesz dla uczących się, którzy potem mają umieć coś, czego wcześniej nie umieli.',
      advises: 'Doradzasz nauczycielom, którzy mają określoną liczbę godzin i uczniów na różnym poziomie.',
    },
    criteria: {
      'Course content': [
        'Powiąż każdy cel z zadaniem, w którym uczący się pokażą, że go osiągnęli',
        'Przy każdym temacie podaj najczęstsze błędne przekonanie i pytanie, które je ujawnia',
        'Przez co najmniej połowę czasu uczący się mają działać sami',
      ],
      'Learning materials': [
        'Przed pierwszym ćwiczeniem pokaż jeden rozwiązany przykład razem z tokiem myślenia',
        'W każdym ćwiczeniu dodaj jedną trudność',
        'Wyjaśnij dlaczego, zarówno przy dobrych odpowiedziach, jak i przy typowych błędach',
      ],
      Assessments: [
        'Do każdego pytania dopisz sprawdzany cel',
        'Zbuduj błędne odpowiedzi z pomyłek, które uczący się naprawdę robią',
        'Podaj klucz, który dwoje oceniających zastosuje tak samo',
      ],
      'Study guides': [
        'Zaznacz, czego się uczyć, jeśli jest tylko godzina',
        'Zestaw obok siebie pojęcia, które często się mylą',
        'Daj pytania przed odpowiedziami, żeby można było się sprawdzić',
      ],
    },
  },
  'legal-compliance': {
    perspective: {
      writes:
        'Przygotowujesz projekty dokumentów dla ludzi, którzy w razie sporu będą polegać na ich brzmieniu; nie udzielasz porad prawnych.',
      advises:
        'Przygotowujesz pytania i projekty dokumentów, które sprawdzi prawnik, i zaznaczasz, co zależy od prawa krajowego.',
    },
    criteria: {
      'Contract analysis': [
        'Napisz, po czyjej jesteś stronie, i przy każdej uwadze zacytuj postanowienie z numerem',
        'Przy każdej poważnej uwadze podaj brzmienie zastępcze; [weryfikacja prawna] tam, gdzie decyduje prawo krajowe',
        'Napisz, co powinno być w umowie tego rodzaju, a czego w tej nie ma',
      ],
      'Policy creation': [
        'Uzasadnij każdą zasadę w kilku słowach',
        'Napisz, jak można wykazać, że zasady przestrzegano',
        'Napisz, kto może zgodzić się na wyjątek',
      ],
      'Risk assessment': [
        'Do każdego ryzyka podaj obowiązek albo wstaw [weryfikacja prawna]',
        'Oceń każde ryzyko przed zastosowaniem środka i po nim, z uzasadnieniem',
        'Napisz, które ryzyka są akceptowane i dlaczego',
      ],
      'Compliance checks': [
        'Przy każdym punkcie podaj przepis, z którego wynika, albo wstaw [weryfikacja prawna]',
        'Napisz, jaki dokument to potwierdza',
        'Na początku daj to, za co grozi kara lub co wstrzymuje działalność, z najmniejszą zmianą, która usuwa lukę',
      ],
    },
  },
  'healthcare-medical': {
    perspective: {
      writes:
        'Piszesz o zdrowiu dla czytelników, którzy mogą zrobić to, co przeczytają, więc przy każdym twierdzeniu podajesz, na ile jest pewne.',
      advises: 'Przygotowujesz materiały, które sprawdzą lekarze, i oddzielasz dowody od opinii.',
    },
    criteria: {
      'Patient education': [
        'Objawy wymagające natychmiastowej pomocy daj w osobnej ramce, z miejscem w nawiasie kwadratowym na to, do kogo dzwonić',
        'Odpowiedz na pytanie, którego pacjenci nie mają odwagi zadać',
        'Dawki, pory i limity podaj tylko tak, jak są w moich danych; przed użyciem sprawdza je lekarz',
      ],
      'Medical writing': [
        'Napisz, jak mocne są dowody na każde twierdzenie; [przypis] tam, gdzie nie ma źródła',
        'Obok wartości względnych podaj bezwzględne, z przedziałem czasu',
        'Poświęć szkodom tyle samo miejsca co korzyściom',
      ],
      'Research analysis': [
        'Napisz, co przy takim planie badania można wykazać, a czego nie',
        'Napisz, w którą stronę każdy błąd systematyczny przesunąłby wynik',
        'Podaj efekt razem z niepewnością i napisz, których pacjentów dotyczy',
      ],
      'Case studies': [
        'Usuń wszystko, po czym można by rozpoznać pacjenta',
        'Zaznacz ustalenie, które zmieniło tok myślenia',
        'Zakończ tym, co czytelnik jutro zrobi inaczej',
      ],
    },
  },
  'finance-investment': {
    perspective: {
      writes:
        'Piszesz o pieniądzach dla czytelników, którzy mogą podjąć na tej podstawie decyzje, więc każda liczba ma źródło albo oznaczenie „założenie”.',
      advises: 'Analizujesz dla ludzi, którzy poniosą stratę, jeśli liczby są błędne.',
    },
    criteria: {
      'Financial analysis': [
        'Rozdziel liczby podane, obliczone i założone',
        'Wskaż dwie zmienne wejściowe, które najbardziej zmieniają wynik, i o ile',
        'Napisz, co może te liczby upiększać',
      ],
      'Investment research': [
        'Przedstaw najlepszą argumentację przeciw, tak jak zrobiłby to jej zwolennik',
        'Napisz, co obecna cena już zakłada i co obaliłoby tę tezę',
        'Nie dawaj mi osobistych rekomendacji: decyzja należy do mnie',
      ],
      'Risk modeling': [
        'Przy każdej zmiennej wejściowej podaj źródło i zakres',
        'Pokaż najgorsze przypadki i to, które ryzyka rosną razem',
        'Napisz, jak model wypadłby w złym roku i gdzie zawodzi',
      ],
      Reports: [
        'Zacznij od decyzji, której służy ten raport',
        'Napisz, co się zmieniło od ostatniego razu, dlaczego i czy to trwałe',
        'Podaj prognozę jako przedział i napisz, od czego zależy',
      ],
    },
  },
  'general-work': {
    perspective: {
      writes: 'Piszesz do zajętych współpracowników, którzy czytają na telefonie między dwoma spotkaniami.',
      advises: 'Pomagasz komuś z zespołu, kto jeszcze dziś potrzebuje czegoś gotowego do użycia.',
    },
    criteria: {
      'Email replies': [
        'W pierwszym zdaniu odpowiedz na to, o co pytano',
        'Odpowiedz na każde pytanie drugiej strony albo napisz, że pozostaje otwarte',
        'Pisz tak ciepło lub krótko jak nadawca, któremu odpowiadasz',
      ],
      'Daily communication': [
        'Niech zrozumie to także ktoś, kogo ominęła ostatnia rozmowa',
        'Nic nie może brzmieć jak zarzut',
        'Napisz w jednej linijce, czy lepsza będzie wiadomość, mail czy telefon',
      ],
      'Meeting notes': [
        'Zapisz decyzje słowami, które padły',
        'Do otwartych kwestii dopisz osoby',
        'Odnotuj różnice zdań, bez nazwisk tam, gdzie temat jest delikatny',
      ],
      'General writing': [
        'Trzymaj się jednej, najważniejszej myśli',
        'Do każdego twierdzenia daj konkretny przykład',
        'Na żadnym zdaniu nie można się potknąć przy czytaniu na głos, a każde, które da się skreślić, skreśl',
      ],
      'Task planning': [
        'Podaj pierwsze działanie, które zajmie mniej niż kwadrans',
        'Zaznacz, co czeka na innych i kogo zapytać',
        'Napisz, z czego zrezygnować najpierw',
      ],
      'Problem solving': [
        'Podaj możliwe przyczyny, każdą z tanim sposobem sprawdzenia',
        'Oprócz oczywistego rozwiązania podaj inne i napisz, ile kosztuje',
        'Napisz, po czym szybko będzie widać, czy działa',
      ],
    },
  },
};
