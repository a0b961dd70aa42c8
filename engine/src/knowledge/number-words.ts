const words = (text: string): readonly string[] => text.split(', ');

/** One to twenty in words, by language, in order; other forms of a number beside it, parted by a bar. */
export const numbersByLanguage: readonly string[] = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'ein|eins|eine|einen zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  'un|una|uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  'un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  'um|uma dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezasseis|dezesseis dezassete|dezessete dezoito dezanove|dezenove vinte',
  'un|una|uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  'een|één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
  'jeden|jedna|jedno dwa|dwie|dwoje trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia',
  'en|ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo',
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
  'sekündig',
  'sekündige',
  'sekündiger',
  'sekündiges',
  'sekündigen',
  'sekundowy',
  'sekundowe',
  'sekundowa',
  'sekundowego',
  'sekunders',
];

/** Units, months and words behind a figure that then counts nothing to be seen. */
export const measureUnits = words(
  'mm, cm, m, km, ft, feet, foot, in, inch, inches, px, pixels, p, k, fps, kg, g, metre, metres, meter, meters, min, mins, minute, minutes, hour, hours, day, days, week, weeks, month, months, year, years, yr, yrs, euro, euros, dollars, pounds, percent, degrees, x, by, to, or, and, am, pm, o, st, nd, rd, th, bpm, ' +
    'minuten, stunde, stunden, tag, tage, tagen, woche, wochen, monat, monate, jahr, jahre, jahren, uhr, grad, zoll, mal, bis, und, oder, minuto, minutos, hora, horas, día, días, dia, dias, semana, semanas, mes, meses, año, años, ano, anos, metros, y, e, o, a, heures, heure, jour, jours, semaine, semaines, mois, ans, an, mètres, et, ou, à, minuti, ore, giorni, settimane, mesi, anni, metri, minuut, uur, dagen, weken, maanden, jaar, en, of, minuty, minut, godzin, dni, tygodni, lat, lata, metrów, i, lub, do, minuter, timmar, dagar, veckor, månader, år, och, eller, till, ' +
    'january, february, march, april, may, june, july, august, september, october, november, december, jan, feb, mar, apr, jun, jul, aug, sept, sep, oct, nov, dec, januar, februar, märz, mai, juni, juli, oktober, dezember, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, de, janvier, février, mars, avril, juin, juillet, août, septembre, octobre, novembre, décembre, gennaio, febbraio, aprile, maggio, giugno, luglio, settembre, ottobre, dicembre, januari, februari, maart, mei, augustus, januar, stycznia, lutego, marca, kwietnia, maja, czerwca, lipca, sierpnia, września, października, listopada, grudnia, maj, augusti, janeiro, fevereiro, março, junho, julho, setembro, outubro, novembro, dezembro',
);

/** Words before a figure that is a name or an age rather than a count, or a limit that a picture keeps to without naming it. */
export const labelWords = words(
  'slide, page, year, grade, class, chapter, level, number, no, nr, version, v, room, episode, age, aged, is, are, turns, turning, figure, line, route, bus, apartment, flat, since, until, from, january, february, march, april, may, june, july, august, september, october, november, december, size, at, by, max, maximum, most, up, under, than, ' +
    'seite, folie, klasse, jahr, nummer, zimmer, kapitel, alter, ist, wird, seit, höchstens, maximal, página, curso, número, edad, desde, classe, numéro, âge, depuis, pagina, classe, numero, età, klas, nummer, leeftijd, klasa, numer, wiek, klass, ålder, turma, idade, máximo, mucho, plus, massimo, hoogstens, najwyżej, högst',
);
