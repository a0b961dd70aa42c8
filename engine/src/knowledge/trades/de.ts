import type { Trades } from '../rows.ts';

/** How each industry's trade looks at its work, and how its specialties judge theirs. */
export const trades: Trades = {
  'marketing-sales': {
    perspective: {
      writes:
        'Du schreibst für ein Vertriebs- und Marketingteam, dessen Texte eine Antwort oder eine Bestellung einbringen müssen.',
      advises:
        'Du berätst ein Vertriebs- und Marketingteam, das für jeden ausgegebenen Euro geradestehen muss.',
    },
    criteria: {
      'Email campaigns': [
        'Sag in einer Zeile, wann die Mail rausgeht und warum, und stimm den Text darauf ab',
        'Gib mir zwei Betreffzeilen mit verschiedenen Ansätzen, dazu Vorschautexte, die sie ergänzen',
        'Betreff, Vorschau und erster Satz sollen schon allein sagen, was, wann und wo',
      ],
      'Ad copy': [
        'Mach in jeder Version ein einziges Versprechen, das die Seite dahinter auch hält',
        'Sag in einer Zeile, was die Leute schon wissen, und setz dort an',
        'Die Versionen sollen sich nur in einem Punkt unterscheiden, damit ein Test zeigt, warum eine gewinnt',
      ],
      'Social media': [
        'Schreib so, wie es auf der Plattform üblich ist, und sag, von welcher du ausgegangen bist',
        'Sag in einer Zeile, warum jemand das an Freunde weiterschicken würde',
        'Sag in einer Zeile, wie aus demselben Inhalt ein anderes Format wird',
      ],
      'Product descriptions': [
        'Sag nach jeder Eigenschaft, was man als Käufer davon hat',
        'Geh offen auf den Grund ein, der am ehesten vom Kauf abhält',
        'Nimm im Titel und im ersten Satz das Wort, das Käufer selbst dafür benutzen',
      ],
      'Landing pages': [
        'Überschrift und Button sollen schon allein sagen, was es ist, für wen und was nach dem Klick passiert',
        'Geh auf die Gründe ein, aus denen Leute wirklich zögern',
        'Nenn die Zahl, an der die Seite gemessen wird, und was zuerst getestet werden soll',
      ],
    },
  },
  'content-creation': {
    perspective: {
      writes: 'Du schreibst für Leser, die freiwillig da sind und gehen, sobald nichts Neues mehr kommt.',
      advises: 'Du berätst eine Redaktion, die mehr Ideen als Stunden hat.',
    },
    criteria: {
      'Blog posts': [
        'Sag in einer Zeile, was dieser Beitrag hat, was die ersten Suchtreffer nicht haben',
        'Schreib [eigenes Beispiel] an die Stellen, an denen nur ich den Beleg liefern kann',
        'Schon die Zwischenüberschriften allein sollen die Aussage rüberbringen',
      ],
      Articles: [
        'Sag weit oben, warum das gerade jetzt wichtig ist',
        'Nenn das beste Argument der stärksten Gegenstimme',
        'Sag bei jeder Zahl, womit sie sich vergleichen lässt und woher sie kommt, oder schreib [Quelle] dazu',
      ],
      Scripts: [
        'Lass in den ersten Sekunden etwas passieren, das einen dranbleiben lässt',
        'Bring in der Mitte etwas, das der Anfang nicht versprochen hat',
        'Jede Zeile soll sich in einem Atemzug sprechen lassen',
      ],
      'Social content': [
        'Gib mir drei Einstiege aus verschiedenen Blickwinkeln, den stärksten zuerst',
        'Sag, welchen Teil man speichern oder teilen sollte',
        'Sag in einer Zeile, wie es nächste Woche weitergehen könnte',
      ],
      Newsletter: [
        'Sag in einer Zeile, worauf man sich in jeder Ausgabe verlassen kann',
        'Ordne die Beiträge danach, was sie den Lesern bringen, nicht danach, wie viel Arbeit sie gemacht haben',
        'Schließ mit einer Frage, deren Antworten die nächste Ausgabe aufgreifen kann',
      ],
    },
  },
  'email-marketing': {
    perspective: {
      writes: 'Du schreibst E-Mails für Leute, die in zwei Sekunden entscheiden, ob sie sie öffnen.',
      advises: 'Du berätst ein E-Mail-Team, das an Antworten, Klicks und Abmeldungen gemessen wird.',
    },
    criteria: {
      'Email campaigns': [
        'Sag in einer Zeile, wer die Mail wann bekommt und warum dann',
        'Gib mir zwei Betreffzeilen mit verschiedenen Ansätzen, dazu Vorschautexte, die sie ergänzen',
        'Bitte nur um eine Sache, mit einem Link, der sagt, was nach dem Klick passiert',
      ],
      Newsletters: [
        'Sag in einer Zeile, was Abonnenten ohne diese Ausgabe verpassen würden',
        'Gib jedem Beitrag so viel Platz, wie er Lesern wert ist',
        'Sag, was du der Kürze wegen weggelassen hast',
      ],
      'Drip sequences': [
        'Nenn das Ereignis, das die Reihe startet, und was jemanden wieder herausnimmt',
        'Begründe jede Wartezeit',
        'Sag zu jeder Mail, welche Zahl im Blick bleiben muss und was zu ändern ist, wenn sie fällt',
      ],
      'Sales emails': [
        'Fang mit einem Anlass an, der nur auf diese Person zutrifft, oder setz dafür eine Klammer zum Ausfüllen',
        'Sprich erst das Problem der Person an und nenn einen Beleg von mir, bevor du etwas anbietest',
        'Bitte um etwas Kleines und mach es leicht, Nein zu sagen',
      ],
      'Welcome series': [
        'Die erste Mail soll liefern, was bei der Anmeldung versprochen wurde, samt einem kleinen Erfolgserlebnis',
        'Sag, was wie oft noch kommt und wie man sich abmeldet',
        'Sag, wie es für die Leser nach der letzten Mail weitergeht',
      ],
    },
  },
  'business-strategy': {
    perspective: {
      writes: 'Du schreibst für Leute, die entscheiden müssen und an den Zahlen gemessen werden.',
      advises:
        'Du berätst die Geschäftsführung eines Unternehmens und musst jede Empfehlung vor dem Aufsichtsrat vertreten.',
    },
    criteria: {
      'Business plans': [
        'Zeig Preis, Kosten und was übrig bleibt, gerechnet auf ein verkauftes Stück',
        'Sag, wie die ersten zehn Kunden gewonnen werden',
        'Sag, wann am wenigsten Geld in der Kasse ist und was dann passiert',
      ],
      'Market analysis': [
        'Sag in einem Satz, was zum Markt zählt: wer, welcher Bedarf, wo',
        'Berechne die Größe einmal von oben und einmal von unten und erklär die Lücke',
        'Nenn die eine Zahl, die das Geld am ehesten wert wäre, und was sie ändern würde',
      ],
      'Competitive research': [
        'Zähl auch Ersatzlösungen und Nichtstun mit',
        'Vergleich nach dem, wonach Käufer entscheiden, in ihrer Reihenfolge, und sag, wo es sich nachprüfen lässt',
        'Nenn für jeden Wettbewerber den wahrscheinlichsten nächsten Schritt',
      ],
      'SWOT analysis': [
        'Miss jeden Punkt an einem namentlich genannten Wettbewerber oder an einer Zahl',
        'Sag bei jeder Maßnahme, auf welche Punkte sie sich stützt',
        'Sag, welche Maßnahme zuerst kommt und worauf man dafür verzichtet',
      ],
    },
  },
  'software-development': {
    perspective: {
      writes: 'Du schreibst für Entwickler, die deine Beispiele kopieren, bevor sie deine Sätze lesen.',
      advises: 'Du berätst ein Softwareteam, das das Ergebnis jahrelang pflegen wird.',
    },
    criteria: {
      'Code review': [
        'Stell Korrektheit, Sicherheit und Datenverlust vor Entwurf und Stil',
        'Nenn zu jedem Befund die Stelle und eine konkrete Änderung',
        'Sag, was sich mit dem, was vorliegt, nicht beurteilen lässt',
      ],
      Documentation: [
        'Betitle jeden Teil mit dem, was die Leser tun wollen',
        'Jedes Beispiel soll sich kopieren und ausführen lassen; zeig die Ausgabe',
        'Gib Fehlermeldungen im Wortlaut wieder und sag dort, wo man danach sucht, auch, was nicht geht',
      ],
      'API design': [
        'Nenn zu jedem Aufruf die Fehler und was der Aufrufer dann tun kann',
        'Sag, welche Aufrufe sich gefahrlos wiederholen lassen',
        'Sag, wie ein Feld dazukommt, ohne dass bei Aufrufern etwas kaputtgeht',
      ],
      'Testing strategies': [
        'Ordne danach, was ein Ausfall kostet und wie wahrscheinlich er ist',
        'Fang jedes Risiko auf der billigsten Ebene ab, die es abfangen kann',
        'Sag, unter welcher Bedingung man mit bekannten Fehlern veröffentlichen darf',
      ],
    },
  },
  'education-training': {
    perspective: {
      writes: 'Du schreibst für Lernende, die danach etwas können müssen, was sie vorher nicht konnten.',
      advises: 'Du berätst Lehrkräfte mit fester Stundenzahl und unterschiedlich starken Lernenden.',
    },
    criteria: {
      'Course content': [
        'Gib jedem Ziel eine Aufgabe, die zeigt, ob es erreicht ist',
        'Nenn zu jedem Thema das häufigste Missverständnis und eine Frage, die es aufdeckt',
        'Lass die Lernenden mindestens die Hälfte der Zeit selbst etwas tun',
      ],
      'Learning materials': [
        'Zeig vor der ersten Übung ein vollständig gelöstes Beispiel samt Gedankengang',
        'Mach die Übungen immer nur um eine Schwierigkeit schwerer',
        'Sag bei richtigen und bei naheliegenden falschen Antworten, warum',
      ],
      Assessments: [
        'Sag bei jeder Frage, welches Ziel sie prüft',
        'Bau die falschen Antworten aus Fehlern, die Lernende wirklich machen',
        'Gib mir einen Bewertungsschlüssel, den zwei Korrigierende gleich anwenden würden',
      ],
      'Study guides': [
        'Markier, was man lernen sollte, wenn nur eine Stunde bleibt',
        'Stell Begriffe, die oft verwechselt werden, nebeneinander',
        'Stell die Fragen vor die Antworten, damit man sich selbst abfragen kann',
      ],
    },
  },
  'legal-compliance': {
    perspective: {
      writes:
        'Du entwirfst Texte für Leute, die sich im Streitfall auf den Wortlaut verlassen; Rechtsrat gibst du nicht.',
      advises:
        'Du bereitest Fragen und Entwürfe vor, die ein Anwalt prüft, und kennzeichnest, was vom Recht vor Ort abhängt.',
    },
    criteria: {
      'Contract analysis': [
        'Sag, auf wessen Seite du stehst, und zitier zu jedem Punkt die Klausel mit ihrer Nummer',
        'Schlag für jeden heiklen Punkt eine neue Formulierung vor; [rechtlich prüfen], wo das Recht vor Ort entscheidet',
        'Sag, was in einem solchen Vertrag stehen sollte und in diesem fehlt',
      ],
      'Policy creation': [
        'Begründe jede Regel mit ein paar Worten',
        'Sag, wie sich nachweisen lässt, dass eine Regel eingehalten wurde',
        'Sag, wer eine Ausnahme erlauben darf',
      ],
      'Risk assessment': [
        'Nenn die Pflicht hinter jedem Risiko oder schreib [rechtlich prüfen]',
        'Bewerte jedes Risiko vor und nach der Maßnahme, mit Begründung',
        'Sag, welche Risiken in Kauf genommen werden und warum',
      ],
      'Compliance checks': [
        'Nenn zu jedem Punkt die Vorschrift, aus der er folgt, oder schreib [rechtlich prüfen]',
        'Sag, welches Dokument das belegt',
        'Stell nach vorn, was Bußgeld bringt oder den Betrieb stoppt, mit der kleinsten Änderung, die die Lücke schließt',
      ],
    },
  },
  'healthcare-medical': {
    perspective: {
      writes:
        'Du schreibst über Gesundheit für Leser, die vielleicht danach handeln; deshalb steht bei jeder Aussage, wie sicher sie ist.',
      advises: 'Du bereitest Material vor, das Ärzte prüfen, und trennst Belege von Meinungen.',
    },
    criteria: {
      'Patient education': [
        'Setz Anzeichen, bei denen man sofort Hilfe braucht, in einen eigenen Kasten, mit einer Klammer zum Ausfüllen, wen man anrufen soll',
        'Beantworte die Frage, die Patienten sich nicht zu stellen trauen',
        'Übernimm Dosierungen, Zeiten und Grenzwerte nur so, wie ich sie angegeben habe; vor dem Einsatz prüft sie eine Fachkraft',
      ],
      'Medical writing': [
        'Sag bei jeder Aussage, wie gut sie belegt ist; [Beleg], wo keine Quelle angegeben ist',
        'Nenn neben relativen auch absolute Zahlen, mit dem Zeitraum',
        'Gib dem Schaden so viel Raum wie dem Nutzen',
      ],
      'Research analysis': [
        'Sag, was das Studiendesign zeigen kann und was nicht',
        'Sag bei jeder Verzerrung, in welche Richtung sie das Ergebnis verschieben würde',
        'Nenn den Effekt mit seiner Unsicherheit und sag, für welche Patienten er gilt',
      ],
      'Case studies': [
        'Lass alles weg, woran man den Patienten erkennen könnte',
        'Heb den Befund hervor, der zum Umdenken führte',
        'Schließ mit dem, was Leser morgen anders machen',
      ],
    },
  },
  'finance-investment': {
    perspective: {
      writes:
        'Du schreibst über Geld für Leser, die vielleicht danach handeln; deshalb steht bei jeder Zahl ihre Quelle oder der Hinweis „Annahme“.',
      advises: 'Du analysierst für Leute, die den Verlust tragen, wenn die Zahlen falsch sind.',
    },
    criteria: {
      'Financial analysis': [
        'Halte gegebene, berechnete und angenommene Zahlen auseinander',
        'Nenn die zwei Größen, die das Ergebnis am stärksten ändern, und um wie viel',
        'Sag, was diese Zahlen besser aussehen lassen könnte, als sie sind',
      ],
      'Investment research': [
        'Nenn die besten Gründe dagegen, so wie ein Gegner sie vortragen würde',
        'Sag, was der heutige Preis schon voraussetzt und was die Einschätzung widerlegen würde',
        'Gib keine persönliche Empfehlung: Was zu mir passt, entscheide ich',
      ],
      'Risk modeling': [
        'Nenn zu jeder Eingangsgröße die Quelle und die Spanne',
        'Zeig die schlimmsten Fälle und welche Risiken gemeinsam steigen',
        'Sag, wie es in einem schlechten Jahr gelaufen wäre und wo das Modell versagt',
      ],
      Reports: [
        'Fang mit der Entscheidung an, für die der Bericht gebraucht wird',
        'Sag, was sich seit dem letzten Mal geändert hat, warum und ob es so bleibt',
        'Gib den Ausblick als Spanne an, mit dem, was ihn bestimmt',
      ],
    },
  },
  'general-work': {
    perspective: {
      writes: 'Du schreibst für vielbeschäftigte Kollegen, die zwischen zwei Terminen auf dem Handy lesen.',
      advises: 'Du hilfst einem Kollegen, der heute etwas braucht, womit er arbeiten kann.',
    },
    criteria: {
      'Email replies': [
        'Beantworte im ersten Satz, wonach gefragt wurde',
        'Beantworte jede gestellte Frage oder sag, dass sie noch offen ist',
        'Sei so herzlich oder so knapp wie die Mail, auf die du antwortest',
      ],
      'Daily communication': [
        'Auch wer beim letzten Gespräch nicht dabei war, soll es verstehen',
        'Nichts darin soll wie ein Vorwurf klingen',
        'Sag in einer Zeile, ob das besser eine Nachricht, eine Mail oder ein Anruf wird',
      ],
      'Meeting notes': [
        'Halte Beschlüsse in den Worten fest, die gefallen sind',
        'Sag, wer was noch klären muss',
        'Halte auch Widerspruch fest, ohne Namen, wo es heikel ist',
      ],
      'General writing': [
        'Bleib bei einem Gedanken, den man unterstreichen könnte',
        'Gib zu jeder Behauptung ein Beispiel',
        'Kein Satz soll beim Vorlesen holpern, und keiner soll überflüssig sein',
      ],
      'Task planning': [
        'Nenn einen ersten Schritt, der keine Viertelstunde dauert',
        'Markier, was an anderen hängt und wen man fragen muss',
        'Sag, was als Erstes wegfallen kann',
      ],
      'Problem solving': [
        'Nenn die möglichen Ursachen, jede mit einem einfachen Test',
        'Nenn neben dem naheliegenden noch einen anderen Weg und was er kostet',
        'Sag, woran man bald merkt, ob es klappt',
      ],
    },
  },
};
