/** Things that a prompt can ask for, singular. */
const nouns: ReadonlySet<string> = new Set(
  (
    'dialog encounter adventure goal exercise episode series curriculum compliment quote design theme tip game method approach routine caption activity worksheet flashcard email letter message reply note memo post article blog essay story poem haiku limerick song lyrics script speech talk toast joke riddle ' +
    'tweet thread headline title slogan tagline bio resume cv summary abstract introduction conclusion review report analysis ' +
    'assessment evaluation comparison plan strategy roadmap schedule agenda itinerary budget proposal pitch brief outline guide tutorial ' +
    'manual checklist recipe lesson course syllabus quiz test exam question answer explanation definition description translation version ' +
    'list table diagram chart graph spreadsheet csv json xml yaml html markdown code snippet function class component module program app ' +
    'application site website page api endpoint query command regex schema migration diff patch fix feature dashboard form bot ' +
    'newsletter ad copy announcement press release invitation contract policy clause template prompt dialogue conversation interview ' +
    'transcript minutes feedback critique score rating ranking idea suggestion recommendation option alternative example reason step ' +
    'number result expression equation proof solution calculation estimate forecast name text sentence paragraph word bullet line row ' +
    'section slide presentation deck storyboard shot scene character plot chapter verse stanza menu advice opinion position verdict ' +
    'decision diagnosis hypothesis experiment survey persona profile statement paper thesis documentation readme specification tracker ' +
    'calculator forum shop store portfolio landing tool service'
  ).split(' '),
);

/** Whether the lower-cased word, singular or plural, names something to hand in. */
export const isDeliverable = (word: string): boolean =>
  nouns.has(word) ||
  (word.endsWith('s') &&
    (nouns.has(word.slice(0, -1)) ||
      (word.endsWith('es') && nouns.has(word.slice(0, -2))) ||
      (word.endsWith('ies') && nouns.has(`${word.slice(0, -3)}y`))));
