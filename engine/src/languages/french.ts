import type { ForeignWords } from '../reading/read-foreign.ts';

export const french: ForeignWords = {
  acts: {
    write:
      'écris|écrire|rédige|rédiger|fais|crée|créer|génère|générer|compose|raconte|invente|prépare|donne|ai besoin|aide-moi|je cherche|il me faut|prépare-moi|donne-moi|fais-moi|écris-moi',
    list: 'liste|énumère|propose|suggère|recommande|cite|donne-moi des idées|propose-moi|suggère-moi',
    explain: 'explique|décris|définis|explique-moi|dis-moi',
    summarise: 'résume|résume-moi|fais un résumé',
    translate: 'traduis|traduire|traduis-moi',
    correct: 'corrige|corrige-moi',
    rewrite: 'reformule|réécris|raccourcis|améliore',
    compute: 'calcule|résous|détermine',
    judge: 'évalue|analyse|critique|juge',
    compare: 'compare',
    plan: 'planifie|organise',
    question:
      'comment|pourquoi|quel|quelle|quels|quelles|qui|quand|où|est-ce|peut-on|combien|quoi|dois-je|faut-il|est-il|puis-je',
  },
  deliverables: {
    email: 'e-mail|email|mail|courriel',
    'cover-letter': 'lettre de motivation|candidature',
    letter: 'lettre|invitation|réclamation|résiliation',
    'blog-post': 'article de blog|billet',
    'social-post': 'post|publication',
    story: 'histoire|conte|nouvelle',
    poem: 'poème|haïku',
    song: 'chanson|paroles',
    dialogue: 'dialogue',
    speech: 'discours',
    summary: 'résumé',
    'product-description': 'fiche produit|description de produit',
    essay: 'dissertation',
    article: 'article',
    ideas: 'idées|idée|suggestions|conseils',
    plan: "plan|programme|planning|emploi du temps|plan d'entraînement",
    message: 'message|sms|texto',
    itinerary: 'itinéraire|programme de voyage',
    'meal-plan': 'menu de la semaine|menu hebdomadaire|menu',
    recipe: 'recette',
  },
};
