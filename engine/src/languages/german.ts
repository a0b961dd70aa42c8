import type { ForeignWords } from '../reading/read-foreign.ts';

export const german: ForeignWords = {
  acts: {
    write:
      'schreib|schreibe|schreiben|erstelle|erstellen|verfasse|verfassen|entwirf|formuliere|mach|mache|erzähle|erzähl|dichte|entwickle|gib|ich brauche|ich suche|mach mir|gib mir|hilf mir',
    list: 'liste|nenne|nenn|schlage|empfiehl|sammle|gib mir ideen|nenne mir|schlag|sag mir',
    explain: 'erkläre|erklär|beschreibe|erläutere|definiere',
    summarise: 'fasse',
    translate: 'übersetze|übersetz',
    correct: 'korrigiere|verbessere',
    rewrite:
      'schreib um|formulier|umformuliere|kürze|überarbeite|formuliere diesen|formuliere den|formuliere das|formuliere dies|mach diesen|schreibe um',
    compute: 'berechne|löse|rechne|bestimme',
    judge: 'bewerte|beurteile|prüfe|analysiere|kritisiere',
    compare: 'vergleiche',
    plan: 'plane',
    question:
      'wie|was|warum|wer|wann|wo|welche|welcher|welches|ist|sind|kann|soll|wieso|weshalb|woran|wozu|womit|lohnt|sollte',
  },
  deliverables: {
    email: 'e-mail|email|mail',
    'cover-letter': 'bewerbung|anschreiben|bewerbungsschreiben|motivationsschreiben',
    letter: 'brief|kündigung|einladung|beschwerde|reklamation|widerspruch|mahnung',
    'blog-post': 'blogartikel|blogbeitrag|blogpost',
    'social-post': 'linkedin-post|instagram-post|beitrag|post',
    story: 'geschichte|märchen|kurzgeschichte|gutenachtgeschichte|gute-nacht-geschichte',
    poem: 'gedicht|haiku|geburtstagsgedicht|liebesgedicht',
    song: 'lied|songtext',
    speech: 'rede|hochzeitsrede|geburtstagsrede|dankesrede|trauerrede|abschiedsrede|ansprache',
    summary: 'zusammenfassung',
    'product-description': 'produktbeschreibung',
    essay: 'aufsatz',
    article: 'artikel',
    ideas: 'ideen|geschenkideen|vorschläge|geschenke|tipps',
    plan: 'plan|wochenplan|lernplan|trainingsplan|zeitplan',
    message: 'nachricht|sms|whatsapp|whatsapp-nachricht|glückwunsch|glückwünsche',
    itinerary: 'reiseplan|reiseroute|urlaubsplan',
    'meal-plan': 'essensplan|speiseplan|wochenmenü',
    recipe: 'rezept|rezeptidee',
  },
};
