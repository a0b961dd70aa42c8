import type { Trades } from '../rows.ts';

/** How each industry's trade looks at its work, and how its specialties judge theirs. */
export const trades: Trades = {
  'marketing-sales': {
    perspective: {
      writes: 'Scrivi per un team vendite e marketing i cui testi devono ottenere una risposta o un ordine.',
      advises:
        'Fai da consulente a un team vendite e marketing che deve rendere conto di ogni euro che spende.',
    },
    criteria: {
      'Email campaigns': [
        'Di’ in una riga quando parte e perché, e adatta il testo di conseguenza',
        'Dammi due oggetti con approcci diversi e, per ciascuno, un testo di anteprima che aggiunga qualcosa',
        'Oggetto, anteprima e prima frase devono bastare a dire che cosa, quando e dove',
      ],
      'Ad copy': [
        'In ogni versione fai una sola promessa, che la pagina di destinazione possa mantenere',
        'Di’ in una riga che cosa sa già chi legge, e scrivi partendo da lì',
        'Cambia una cosa sola tra le versioni, così un test può dire perché una vince',
      ],
      'Social media': [
        'Scrivi secondo le abitudini della piattaforma e di’ quale hai scelto',
        'Di’ in una riga perché qualcuno dovrebbe mandarlo a un amico',
        'Di’ in una riga come lo stesso contenuto può passare a un altro formato',
      ],
      'Product descriptions': [
        'Dopo ogni caratteristica di’ che cosa significa per chi compra',
        'Rispondi apertamente al motivo più probabile per non comprare',
        'Nel titolo e nella prima frase chiama il prodotto come lo chiama chi lo compra',
      ],
      'Landing pages': [
        'Titolo e pulsante devono bastare a dire che cos’è, per chi è e che cosa succede con un clic',
        'Rispondi ai veri motivi per non agire',
        'Indica il numero con cui si giudica la pagina e la prima cosa da testare',
      ],
    },
  },
  'content-creation': {
    perspective: {
      writes:
        'Scrivi per lettori arrivati di loro volontà, che se ne vanno appena non si dice più niente di nuovo.',
      advises: 'Fai da consulente a una redazione che ha più idee che ore.',
    },
    criteria: {
      'Blog posts': [
        'Di’ in una riga che cosa ha questo post che i primi risultati di ricerca non hanno',
        'Segna con [esempio mio] i punti in cui solo io posso dare la prova',
        'Fai in modo che basti leggere i titoletti per cogliere il punto',
      ],
      Articles: [
        'Di’ quasi subito perché conta proprio adesso',
        'Lascia alla voce contraria più forte il suo argomento migliore',
        'Per ogni cifra di’ con che cosa va confrontata e da dove viene, oppure segnala con [fonte]',
      ],
      Scripts: [
        'Nei primi secondi fai succedere qualcosa che faccia restare',
        'A metà porta qualcosa che l’inizio non aveva promesso',
        'Ogni battuta si deve poter dire in un solo fiato',
      ],
      'Social content': [
        'Dammi tre aperture da angolazioni diverse, la più forte per prima',
        'Di’ quale parte vale la pena di salvare o condividere',
        'Di’ in una riga come potrebbe continuare la settimana prossima',
      ],
      Newsletter: [
        'Di’ in una riga su che cosa chi legge può contare in ogni numero',
        'Ordina le notizie secondo l’utilità per chi legge, non secondo il lavoro che sono costate',
        'Chiudi con una domanda le cui risposte servano al prossimo numero',
      ],
    },
  },
  'email-marketing': {
    perspective: {
      writes: 'Scrivi email per persone che decidono in due secondi se aprirle.',
      advises: 'Fai da consulente a un team email giudicato in base a risposte, clic e disiscrizioni.',
    },
    criteria: {
      'Email campaigns': [
        'Di’ in una riga a chi arriva, quando e perché proprio allora',
        'Dammi due oggetti con approcci diversi e, per ciascuno, un testo di anteprima che aggiunga qualcosa',
        'Chiedi una cosa sola, con un link che dica che cosa succede dopo il clic',
      ],
      Newsletters: [
        'Di’ in una riga che cosa si perderebbe un iscritto senza questo numero',
        'Dai a ogni notizia uno spazio pari alla sua utilità per chi legge',
        'Di’ che cosa è rimasto fuori per brevità',
      ],
      'Drip sequences': [
        'Indica l’evento che avvia la sequenza e che cosa ne fa uscire un lettore',
        'Motiva ogni intervallo di attesa',
        'Per ogni email di’ quale numero tenere d’occhio e che cosa cambiare se scende',
      ],
      'Sales emails': [
        'Comincia da un motivo che vale solo per questo destinatario, o lascia uno spazio tra parentesi quadre',
        'Parla del suo problema prima di qualsiasi offerta, e cita una delle prove che ti ho dato',
        'Chiedi qualcosa di piccolo e rendi facile dire di no',
      ],
      'Welcome series': [
        'Nella prima email mantieni la promessa fatta all’iscrizione, con un primo piccolo risultato',
        'Di’ che cosa arriverà, ogni quanto e come smettere di riceverlo',
        'Di’ dove vanno i lettori dopo l’ultima email',
      ],
    },
  },
  'business-strategy': {
    perspective: {
      writes: 'Scrivi per persone che devono decidere e che dovranno rispondere delle cifre.',
      advises:
        'Fai da consulente alla direzione di un’azienda e devi difendere ogni raccomandazione davanti al consiglio di amministrazione.',
    },
    criteria: {
      'Business plans': [
        'Mostra prezzo, costo e quello che resta per ogni unità venduta',
        'Di’ come si conquistano i primi dieci clienti',
        'Di’ quando la cassa tocca il minimo e che cosa succede allora',
      ],
      'Market analysis': [
        'Di’ in una frase che cosa conta come mercato: chi, quale bisogno, dove',
        'Calcola la dimensione dall’alto e dal basso e spiega la differenza',
        'Indica il dato che più varrebbe la pena di comprare e che cosa cambierebbe',
      ],
      'Competitive research': [
        'Considera anche i sostituti e il non fare nulla',
        'Confronta in base a ciò che fa decidere chi compra, nel suo ordine, e di’ dove si può verificare',
        'Indica la prossima mossa più probabile di ogni concorrente',
      ],
      'SWOT analysis': [
        'Misura ogni punto su un concorrente indicato per nome o su un numero',
        'Collega ogni mossa ai punti su cui si regge',
        'Di’ quale mossa viene prima e a che cosa si rinuncia per farla',
      ],
    },
  },
  'software-development': {
    perspective: {
      writes: 'Scrivi per sviluppatori che copieranno i tuoi esempi prima di leggere le tue frasi.',
      advises: 'Fai da consulente a un team di sviluppo che dovrà mantenere il risultato per anni.',
    },
    criteria: {
      'Code review': [
        'Metti correttezza, sicurezza e perdita di dati prima di architettura e stile',
        'Per ogni rilievo indica il punto esatto e una modifica concreta',
        'Di’ che cosa non si poteva giudicare dal materiale ricevuto',
      ],
      Documentation: [
        'Intitola ogni parte con quello che chi legge vuole fare',
        'Ogni esempio si deve poter copiare ed eseguire, con il suo output',
        'Riporta i messaggi di errore alla lettera e di’ che cosa non fa, là dove lo si cercherebbe',
      ],
      'API design': [
        'Per ogni chiamata elenca gli errori e che cosa può fare chi chiama',
        'Di’ quali chiamate si possono ripetere senza rischi',
        'Di’ come si aggiunge un campo senza rompere i client esistenti',
      ],
      'Testing strategies': [
        'Ordina in base a quanto costa un guasto e a quanto è probabile',
        'Intercetta ogni rischio al livello meno costoso che può coglierlo',
        'Di’ a quale condizione si può rilasciare con difetti noti',
      ],
    },
  },
  'education-training': {
    perspective: {
      writes: 'Scrivi per persone che alla fine devono saper fare qualcosa che prima non sapevano fare.',
      advises:
        'Fai da consulente a insegnanti che hanno un numero fisso di ore e allievi di livello diverso.',
    },
    criteria: {
      'Course content': [
        'Lega ogni obiettivo a un compito in cui gli allievi lo dimostrano',
        'Per ogni argomento indica l’equivoco più probabile e una domanda che lo fa emergere',
        'Fai lavorare attivamente gli allievi per almeno metà del tempo',
      ],
      'Learning materials': [
        'Mostra un esempio svolto, ragionamento compreso, prima del primo esercizio',
        'Rendi gli esercizi più difficili aggiungendo una sola difficoltà alla volta',
        'Spiega il perché delle risposte giuste e degli errori probabili',
      ],
      Assessments: [
        'Di’ quale obiettivo verifica ogni domanda',
        'Costruisci le opzioni sbagliate sugli errori che gli allievi fanno davvero',
        'Dai una griglia di correzione che due valutatori applicherebbero allo stesso modo',
      ],
      'Study guides': [
        'Segna che cosa imparare se c’è solo un’ora',
        'Metti fianco a fianco i concetti che spesso si confondono',
        'Metti le domande prima delle risposte, così ci si può mettere alla prova',
      ],
    },
  },
  'legal-compliance': {
    perspective: {
      writes:
        'Prepari bozze per persone che in una controversia dovranno contare su quel testo; non offri consulenza legale.',
      advises:
        'Prepari domande e bozze che un avvocato controllerà e segnali ciò che dipende dal diritto locale.',
    },
    criteria: {
      'Contract analysis': [
        'Di’ da che parte stai e per ogni rilievo cita la clausola e il suo numero',
        'Per ogni rilievo grave proponi una formulazione alternativa; [verifica legale] dove decide il diritto locale',
        'Di’ che cosa un contratto di questo tipo dovrebbe dire e questo non dice',
      ],
      'Policy creation': [
        'Motiva ogni regola in poche parole',
        'Di’ come si può dimostrare che una regola è stata rispettata',
        'Di’ chi può concedere un’eccezione',
      ],
      'Risk assessment': [
        'Indica l’obbligo da cui nasce ogni rischio, oppure metti [verifica legale]',
        'Valuta ogni rischio prima e dopo la sua misura, e di’ perché',
        'Di’ quali rischi si accettano e perché',
      ],
      'Compliance checks': [
        'Per ogni voce indica la norma da cui deriva, oppure metti [verifica legale]',
        'Di’ quale documento lo dimostra',
        'Metti per primo ciò che porta a una sanzione o ferma l’attività, con la modifica minima che colma la lacuna',
      ],
    },
  },
  'healthcare-medical': {
    perspective: {
      writes:
        'Scrivi di salute per lettori che potrebbero agire in base a ciò che leggono, quindi a ogni affermazione aggiungi quanto è certa.',
      advises: 'Prepari materiale che i clinici controlleranno e tieni distinte evidenze e opinioni.',
    },
    criteria: {
      'Patient education': [
        'Metti in un riquadro a parte i segnali che richiedono aiuto immediato, con uno spazio tra parentesi quadre per chi chiamare',
        'Rispondi alla domanda che i pazienti non osano fare',
        'Riporta dosi, orari e limiti solo come li ho dati io; un clinico controlla prima dell’uso',
      ],
      'Medical writing': [
        'Di’ quanto sono solide le evidenze per ogni affermazione; [riferimento] dove manca la fonte',
        'Accanto alle cifre relative metti quelle assolute, con il periodo',
        'Dai ai danni lo stesso spazio dei benefici',
      ],
      'Research analysis': [
        'Di’ che cosa può mostrare il disegno dello studio e che cosa no',
        'Di’ in quale direzione ogni distorsione sposterebbe il risultato',
        'Riporta l’effetto con la sua incertezza e di’ per quali pazienti vale',
      ],
      'Case studies': [
        'Togli tutto ciò che renderebbe riconoscibile il paziente',
        'Segna il reperto che ha cambiato il ragionamento',
        'Chiudi con quello che chi legge farà diversamente domani',
      ],
    },
  },
  'finance-investment': {
    perspective: {
      writes:
        'Scrivi di denaro per lettori che potrebbero agire di conseguenza, quindi ogni cifra porta la sua fonte o l’etichetta «ipotesi».',
      advises: 'Fai analisi per chi subisce la perdita se le cifre sono sbagliate.',
    },
    criteria: {
      'Financial analysis': [
        'Distingui le cifre fornite da quelle calcolate e da quelle ipotizzate',
        'Indica i due dati di partenza che spostano di più il risultato, e di quanto',
        'Di’ che cosa farebbe sembrare queste cifre migliori di quello che sono',
      ],
      'Investment research': [
        'Esponi la tesi contraria migliore, come la esporrebbe chi la sostiene',
        'Di’ che cosa dà già per scontato il prezzo attuale e che cosa smentirebbe la tesi',
        'Non darmi raccomandazioni personali: che cosa fa per me lo decido io',
      ],
      'Risk modeling': [
        'Per ogni dato di partenza indica fonte e intervallo',
        'Mostra i casi peggiori e quali rischi crescono insieme',
        'Di’ come sarebbe andato il modello in un anno nero e dove smette di reggere',
      ],
      Reports: [
        'Comincia dalla decisione a cui serve questo report',
        'Di’ che cosa è cambiato dall’ultima volta, perché, e se dura',
        'Dai la previsione come intervallo, con ciò che la determina',
      ],
    },
  },
  'general-work': {
    perspective: {
      writes: 'Scrivi per colleghi indaffarati che leggono dal telefono tra una riunione e l’altra.',
      advises: 'Aiuti un collega a cui serve qualcosa di utilizzabile oggi stesso.',
    },
    criteria: {
      'Email replies': [
        'Nella prima frase rispondi a quello che è stato chiesto',
        'Rispondi a ogni domanda dell’altra parte, oppure di’ che resta aperta',
        'Usa lo stesso calore o la stessa brevità dell’email a cui rispondi',
      ],
      'Daily communication': [
        'Deve capirlo anche chi si è perso l’ultima conversazione',
        'Non deve esserci nulla che si possa leggere come un rimprovero',
        'Di’ in una riga se è meglio un messaggio, un’email o una telefonata',
      ],
      'Meeting notes': [
        'Lascia le decisioni con le parole usate in riunione',
        'Di’ chi chiuderà ogni questione aperta',
        'Lascia traccia dei disaccordi, senza nomi dove il tema è delicato',
      ],
      'General writing': [
        'Resta su un punto solo, quello da sottolineare',
        'Dai un esempio concreto per ogni affermazione',
        'Nessuna frase deve far inciampare chi legge a voce alta, e nessuna deve essere di troppo',
      ],
      'Task planning': [
        'Indica una prima azione che richieda meno di un quarto d’ora',
        'Segna che cosa dipende da altri e a chi chiedere',
        'Di’ a che cosa rinunciare per primo',
      ],
      'Problem solving': [
        'Elenca le cause possibili, ognuna con una verifica poco costosa',
        'Oltre alla strada ovvia indicane un’altra, con quello che costa',
        'Di’ come si capirà presto se funziona',
      ],
    },
  },
};
