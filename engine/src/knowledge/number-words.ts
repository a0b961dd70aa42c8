/** One to twelve in words, by language, in order; other forms of a number beside it, parted by a bar. */
export const numbersByLanguage: readonly string[] = [
  'one two three four five six seven eight nine ten eleven twelve',
  'ein|eins|eine|einen zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  'un|una|uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
  'un|une deux trois quatre cinq six sept huit neuf dix onze douze',
  'um|uma dois|duas três quatro cinco seis sete oito nove dez onze doze',
  'un|una|uno due tre quattro cinque sei sette otto nove dieci undici dodici',
  'een|één twee drie vier vijf zes zeven acht negen tien elf twaalf',
  'jeden|jedna|jedno dwa|dwie|dwoje trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście',
  'en|ett två tre fyra fem sex sju åtta nio tio elva tolv',
];

/** Units of what is set beside the prompt of a picture or clip: its length in seconds. */
export const secondsUnits: readonly string[] = [
  's',
  'sec',
  'secs',
  'second',
  'seconds',
  'sek',
  'sekunde',
  'sekunden',
  'segundo',
  'segundos',
  'seconde',
  'secondes',
  'secondo',
  'secondi',
  'seconden',
  'sekunda',
  'sekundy',
  'sekund',
  'sekunder',
];

/** What stands before a figure that is a limit: a picture keeps to it without naming it. */
export const limitWords: readonly string[] = [
  'max',
  'maximum',
  'at most',
  'up to',
  'no more than',
  'under',
  'höchstens',
  'maximal',
  'au plus',
  'maximum de',
  'máximo',
  'como mucho',
  'al massimo',
  'no máximo',
  'hoogstens',
  'najwyżej',
  'högst',
];
