/** Words that open a part and only join it to the one before, by language. */
export const partJoints: Readonly<Record<string, string>> = {
  en: 'and',
  de: 'und',
  fr: 'et',
  es: 'y',
  it: 'e',
  pt: 'e',
  nl: 'en',
  sv: 'och',
  pl: 'i',
};

/** Words that refuse: what a comma parts from them may be refused too. */
export const partRefusals =
  "no, not, never, none, neither, without, avoid, except, don't, dont, doesn't, doesnt, can't, cant, cannot, mustn't, shouldn't, won't, isn't, ohne, kein, keine, keinen, keiner, keinem, nicht, nie, niemals, außer, sans, pas, jamais, aucun, aucune, sauf, sin, ni, nunca, ningún, salvo, excepto, senza, non, niente, mai, nessun, nessuna, tranne, zonder, geen, niet, nooit, behalve, sem, não, nenhum, nenhuma, exceto, utan, inte, inga, ingen, inget, aldrig, utom, bez, nie, żadnych, żaden, oprócz, nigdy";

/** Words that open a part which is only understood with the one before: "so that", "which", "or". */
export const leaningWords =
  'or, nor, but, so, which, that, who, whose, whom, where, because, except, if, when, unless, though, although, then, instead, otherwise, including, incl, such, as, than, from, to, for, of, per, each, oder, aber, sondern, die, der, das, den, dem, dass, damit, weil, wenn, wo, also, außer, sodass, ou, mais, qui, que, dont, où, car, si, quand, sauf, afin, pero, sino, cuando, porque, donde, salvo, ma, che, cui, se, quando, dove, perché, tranne, of, maar, dus, omdat, als, waar, zodat, want, tenzij, behalve, mas, onde, exceto, porém, eller, men, som, så, eftersom, om, när, utom, där, lub, ale, który, która, które, żeby, bo, gdy, jeśli, gdzie, oprócz, więc';

/** Words that open a part which the next one completes: "if it is older than five years, warn me". */
export const openingWords =
  'if, when, whenever, unless, because, since, while, once, after, before, as, although, given, instead, wenn, falls, sobald, weil, da, während, nachdem, bevor, si, quand, lorsque, dès, comme, après, avant, cuando, mientras, como, después, antes, se, quando, dopo, prima, mentre, siccome, als, wanneer, zodra, omdat, terwijl, nadat, voordat, om, när, eftersom, medan, innan, jeśli, jeżeli, gdy, kiedy, ponieważ, zanim, depois, enquanto';

/** Words that stand between the last two of several that one may choose from, by language. */
export const choiceJoints: Readonly<Record<string, string>> = {
  en: 'or, nor',
  de: 'oder',
  fr: 'ou',
  es: 'o, u',
  it: 'o',
  pt: 'ou',
  nl: 'of',
  sv: 'eller',
  pl: 'lub, albo',
};

/** Words behind which one word opens a list: "search by price, rooms and map area". */
export const listOpeners =
  'by, between, among, columns, fields, sheets, tabs, pages, statuses, roles, types, values, headers, spalten, felder, colonnes, champs, columnas, campos, colonne, campi, colunas, kolommen, velden, kolumner, fält, nach, zwischen, par, entre, por, tra, op, tussen, według, między, efter, mellan';
