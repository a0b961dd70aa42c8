import type { Trades } from '../rows.ts';

/** How each industry's trade looks at its work, and how its specialties judge theirs. */
export const trades: Trades = {
  'marketing-sales': {
    perspective: {
      writes:
        'Tu écris pour une équipe commerciale et marketing dont les textes doivent obtenir une réponse ou une commande.',
      advises:
        'Tu conseilles une équipe commerciale et marketing qui doit rendre compte de chaque euro dépensé.',
    },
    criteria: {
      'Email campaigns': [
        'Dis en une ligne quand le mail part et pourquoi, et adapte le texte en conséquence',
        'Donne-moi deux objets aux approches différentes, avec des textes d’aperçu qui les complètent',
        'L’objet, l’aperçu et la première phrase doivent suffire à dire quoi, quand et où',
      ],
      'Ad copy': [
        'Fais une seule promesse par version, que la page de destination peut tenir',
        'Dis en une ligne ce que le lecteur sait déjà, et écris à partir de là',
        'Que les versions ne diffèrent que sur un point, pour qu’un test montre pourquoi l’une gagne',
      ],
      'Social media': [
        'Respecte les usages de la plateforme, et dis laquelle tu as retenue',
        'Dis en une ligne pourquoi quelqu’un l’enverrait à un ami',
        'Dis en une ligne comment décliner le même contenu dans un autre format',
      ],
      'Product descriptions': [
        'Après chaque caractéristique, dis ce qu’elle apporte à l’acheteur',
        'Réponds franchement à l’objection la plus probable de l’acheteur',
        'Reprends dans le titre et la première phrase le mot que l’acheteur emploie lui-même',
      ],
      'Landing pages': [
        'Le titre et le bouton doivent suffire à dire ce que c’est, pour qui, et ce qui se passe au clic',
        'Réponds aux vraies objections',
        'Indique le chiffre sur lequel on juge la page, et la première chose à tester',
      ],
    },
  },
  'content-creation': {
    perspective: {
      writes:
        'Tu écris pour des lecteurs venus de leur plein gré, qui partent dès qu’on ne leur apprend plus rien.',
      advises: 'Tu conseilles une rédaction qui a plus d’idées que d’heures.',
    },
    criteria: {
      'Blog posts': [
        'Dis en une ligne ce que cet article a de plus que les premiers résultats de recherche',
        'Mets [exemple personnel] là où il n’y a que moi qui puisse apporter la preuve',
        'Les intertitres doivent suffire à faire passer l’idée',
      ],
      Articles: [
        'Dis dès le début pourquoi c’est important maintenant',
        'Donne le meilleur argument de l’avis contraire le plus fort',
        'Dis pour chaque chiffre à quoi il se compare et d’où il vient, ou mets [source]',
      ],
      Scripts: [
        'Fais arriver dans les premières secondes quelque chose qui donne envie de rester',
        'Apporte au milieu quelque chose que le début n’annonçait pas',
        'Chaque réplique doit pouvoir se dire d’un seul souffle',
      ],
      'Social content': [
        'Donne-moi trois accroches sous des angles différents, la plus forte en premier',
        'Dis quelle partie mérite d’être enregistrée ou partagée',
        'Dis en une ligne comment cela pourrait continuer la semaine prochaine',
      ],
      Newsletter: [
        'Dis en une ligne ce que les lecteurs sont sûrs de trouver dans chaque numéro',
        'Classe les sujets selon leur utilité pour le lecteur, pas selon le travail qu’ils ont demandé',
        'Termine par une question dont les réponses serviront au prochain numéro',
      ],
    },
  },
  'email-marketing': {
    perspective: {
      writes: 'Tu écris des mails pour des gens qui décident en deux secondes s’ils les ouvrent.',
      advises: 'Tu conseilles une équipe emailing jugée sur les réponses, les clics et les désabonnements.',
    },
    criteria: {
      'Email campaigns': [
        'Dis en une ligne qui reçoit le mail, quand et pourquoi ce jour-là',
        'Donne-moi deux objets aux approches différentes, avec des textes d’aperçu qui les complètent',
        'Demande une seule chose, avec un lien qui annonce ce qui se passe après le clic',
      ],
      Newsletters: [
        'Dis en une ligne ce qu’un abonné manquerait sans ce numéro',
        'Donne à chaque sujet une place à la mesure de son utilité pour les lecteurs',
        'Dis ce que tu as laissé de côté pour faire court',
      ],
      'Drip sequences': [
        'Indique l’événement qui lance la séquence, et ce qui en fait sortir un lecteur',
        'Justifie chaque délai',
        'Dis pour chaque mail quel chiffre surveiller, et quoi changer s’il baisse',
      ],
      'Sales emails': [
        'Commence par une raison qui ne vaut que pour ce lecteur, ou laisse un blanc entre crochets',
        'Parle de son problème avant toute offre, avec une preuve que j’ai fournie',
        'Demande peu de chose, et rends le refus facile',
      ],
      'Welcome series': [
        'Que le premier mail tienne la promesse de l’inscription, avec une petite réussite à la clé',
        'Dis ce qui va suivre, à quel rythme, et comment se désabonner',
        'Dis ce qui vient après le dernier mail',
      ],
    },
  },
  'business-strategy': {
    perspective: {
      writes: 'Tu écris pour des gens qui doivent décider et qui auront à répondre des chiffres.',
      advises:
        'Tu conseilles la direction d’une entreprise et tu dois défendre chaque recommandation devant son conseil d’administration.',
    },
    criteria: {
      'Business plans': [
        'Montre le prix, le coût et ce qui reste pour une unité vendue',
        'Dis comment on gagne les dix premiers clients',
        'Dis quand la trésorerie est au plus bas, et ce qui se passe alors',
      ],
      'Market analysis': [
        'Dis en une phrase ce qui fait partie du marché : qui, quel besoin, où',
        'Estime la taille en approche descendante puis ascendante, et explique l’écart',
        'Indique le chiffre qu’il serait le plus utile d’acheter, et ce qu’il changerait',
      ],
      'Competitive research': [
        'Compte aussi les produits de substitution et le fait de ne rien faire',
        'Compare sur les critères d’achat, par ordre d’importance, et dis où cela se vérifie',
        'Indique le prochain coup le plus probable de chaque concurrent',
      ],
      'SWOT analysis': [
        'Mesure chaque point par rapport à un concurrent nommé ou à un chiffre',
        'Rattache chaque action aux points sur lesquels elle repose',
        'Dis quelle action vient en premier, et à quoi on renonce pour elle',
      ],
    },
  },
  'software-development': {
    perspective: {
      writes: 'Tu écris pour des développeurs qui copieront tes exemples avant de lire tes phrases.',
      advises:
        'Tu conseilles une équipe de développement qui devra maintenir le résultat pendant des années.',
    },
    criteria: {
      'Code review': [
        'Fais passer les bugs, la sécurité et les pertes de données avant la conception et le style',
        'Donne pour chaque remarque l’endroit et un changement concret',
        'Dis ce qu’on ne peut pas juger avec ce qui est fourni',
      ],
      Documentation: [
        'Donne pour titre à chaque partie ce que le lecteur veut faire',
        'Que chaque exemple puisse être copié et exécuté, avec sa sortie',
        'Cite les messages d’erreur mot pour mot, et dis, là où on irait le chercher, ce que l’outil ne fait pas',
      ],
      'API design': [
        'Donne pour chaque appel ses erreurs, et ce que l’appelant peut faire',
        'Dis quels appels peuvent être répétés sans risque',
        'Dis comment ajouter un champ sans rien casser chez les appelants',
      ],
      'Testing strategies': [
        'Classe les pannes selon leur coût et leur probabilité',
        'Détecte chaque risque au niveau le moins coûteux qui le permette',
        'Dis à quelle condition on peut livrer avec des défauts connus',
      ],
    },
  },
  'education-training': {
    perspective: {
      writes:
        'Tu écris pour des apprenants qui doivent savoir faire ensuite ce qu’ils ne savaient pas faire avant.',
      advises:
        'Tu conseilles des enseignants qui ont un nombre d’heures fixe et des élèves de niveaux différents.',
    },
    criteria: {
      'Course content': [
        'Relie chaque objectif à une tâche où les apprenants montrent qu’il est atteint',
        'Indique pour chaque thème l’idée fausse la plus probable et une question qui la révèle',
        'Fais pratiquer les apprenants au moins la moitié du temps',
      ],
      'Learning materials': [
        'Montre un exemple résolu, raisonnement compris, avant le premier exercice',
        'N’ajoute qu’une difficulté à la fois d’un exercice à l’autre',
        'Dis pourquoi, pour les bonnes réponses comme pour les erreurs probables',
      ],
      Assessments: [
        'Dis quel objectif chaque question évalue',
        'Construis les mauvaises réponses à partir d’erreurs que font les apprenants',
        'Donne-moi un barème que deux correcteurs appliqueraient de la même façon',
      ],
      'Study guides': [
        'Signale ce qu’il faut apprendre si l’on n’a qu’une heure',
        'Mets côte à côte les notions qu’on confond souvent',
        'Mets les questions avant les réponses, pour qu’on puisse se tester',
      ],
    },
  },
  'legal-compliance': {
    perspective: {
      writes:
        'Tu rédiges pour des gens qui s’appuieront sur le texte en cas de litige ; tu ne donnes pas de conseil juridique.',
      advises:
        'Tu prépares des questions et projets de texte qu’un avocat vérifiera, et tu signales ce qui dépend du droit du pays.',
    },
    criteria: {
      'Contract analysis': [
        'Dis de quel côté tu te places, et cite la clause et son numéro pour chaque constat',
        'Propose une autre rédaction pour chaque constat sérieux ; [vérification juridique] là où le droit du pays joue',
        'Dis ce qu’un contrat de ce type devrait dire et que celui-ci ne dit pas',
      ],
      'Policy creation': [
        'Donne la raison de chaque règle en quelques mots',
        'Dis comment prouver qu’une règle a été respectée',
        'Dis qui peut accorder une exception',
      ],
      'Risk assessment': [
        'Indique l’obligation derrière chaque risque, ou mets [vérification juridique]',
        'Évalue chaque risque avant et après la mesure prévue, avec la raison',
        'Dis quels risques sont acceptés et pourquoi',
      ],
      'Compliance checks': [
        'Indique pour chaque point la règle dont il vient, ou mets [vérification juridique]',
        'Dis quel document le prouve',
        'Mets en premier ce qui vaut une amende ou bloque l’activité, avec le plus petit changement qui y remédie',
      ],
    },
  },
  'healthcare-medical': {
    perspective: {
      writes:
        'Tu écris sur la santé pour des lecteurs qui agiront peut-être d’après ce qu’ils lisent : chaque affirmation dit donc à quel point elle est sûre.',
      advises:
        'Tu prépares des documents que des soignants vérifieront, et tu sépares les preuves des opinions.',
    },
    criteria: {
      'Patient education': [
        'Mets dans un encadré à part les signes d’urgence, avec un blanc entre crochets pour dire qui appeler',
        'Réponds à la question que les patients n’osent pas poser',
        'Reprends doses, horaires et limites tels que je les ai donnés, sans plus ; un soignant vérifie avant usage',
      ],
      'Medical writing': [
        'Dis pour chaque affirmation la solidité des preuves ; [référence] là où aucune source n’est donnée',
        'Donne les chiffres absolus à côté des relatifs, avec la période',
        'Accorde autant de place aux risques qu’aux bénéfices',
      ],
      'Research analysis': [
        'Dis ce que le protocole peut et ne peut pas montrer',
        'Dis dans quel sens chaque biais ferait pencher le résultat',
        'Donne l’effet avec son incertitude, et dis pour quels patients il vaut',
      ],
      'Case studies': [
        'Retire tout ce qui permettrait de reconnaître le patient',
        'Signale l’élément qui a fait changer le raisonnement',
        'Termine sur ce que le lecteur fera autrement demain',
      ],
    },
  },
  'finance-investment': {
    perspective: {
      writes:
        'Tu écris sur l’argent pour des lecteurs qui agiront peut-être d’après ce qu’ils lisent : chaque chiffre porte donc sa source ou la mention « hypothèse ».',
      advises: 'Tu analyses pour des gens qui supportent la perte si les chiffres sont faux.',
    },
    criteria: {
      'Financial analysis': [
        'Distingue les chiffres donnés, calculés et supposés',
        'Indique les deux données qui font le plus bouger le résultat, et de combien',
        'Dis ce qui ferait paraître ces chiffres meilleurs qu’ils ne sont',
      ],
      'Investment research': [
        'Donne les meilleurs arguments contre, comme les présenterait celui qui y croit',
        'Dis ce que le prix actuel suppose déjà, et ce qui prouverait qu’on se trompe',
        'Ne fais aucune recommandation personnelle : c’est à moi de voir ce qui me convient',
      ],
      'Risk modeling': [
        'Donne pour chaque donnée d’entrée sa source et sa fourchette',
        'Montre les pires cas, et les risques qui montent ensemble',
        'Dis ce que cela aurait donné une mauvaise année, et où le modèle ne tient plus',
      ],
      Reports: [
        'Commence par la décision à laquelle sert ce rapport',
        'Dis ce qui a changé depuis la dernière fois, pourquoi, et si cela va durer',
        'Donne les perspectives sous forme de fourchette, avec ce qui les détermine',
      ],
    },
  },
  'general-work': {
    perspective: {
      writes: 'Tu écris pour des collègues débordés qui lisent sur leur téléphone entre deux réunions.',
      advises: 'Tu aides un collègue qui a besoin de quelque chose d’utilisable aujourd’hui.',
    },
    criteria: {
      'Email replies': [
        'Réponds dès la première phrase à ce qui a été demandé',
        'Réponds à toutes les questions de l’autre, ou dis lesquelles restent ouvertes',
        'Sois aussi chaleureux ou aussi bref que le mail auquel tu réponds',
      ],
      'Daily communication': [
        'Quelqu’un qui a manqué le dernier échange doit pouvoir comprendre',
        'Rien ne doit pouvoir passer pour un reproche',
        'Dis en une ligne s’il vaut mieux un message, un mail ou un appel',
      ],
      'Meeting notes': [
        'Reprends les décisions mot pour mot',
        'Dis qui réglera chaque point en suspens',
        'Garde aussi les désaccords, sans les noms quand c’est délicat',
      ],
      'General writing': [
        'Tiens-t’en à une idée, qu’on pourrait souligner',
        'Donne un exemple pour chaque affirmation',
        'Qu’aucune phrase n’accroche à voix haute, et qu’aucune ne soit de trop',
      ],
      'Task planning': [
        'Indique une première action qui prend moins d’un quart d’heure',
        'Signale ce qui dépend des autres, et à qui s’adresser',
        'Dis ce qu’on peut laisser tomber en premier',
      ],
      'Problem solving': [
        'Donne les causes possibles, chacune avec un test simple',
        'Donne une autre voie que la plus évidente, avec ce qu’elle coûte',
        'Dis à quoi on verra vite si ça marche',
      ],
    },
  },
};
