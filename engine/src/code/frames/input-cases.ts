/** Inputs of small programs and the cases that break them (rule B8), first match first. */
export interface InputCase {
  readonly id: string;
  readonly cue: RegExp;
  readonly line: string;
  /** Another case that already covers this one. */
  readonly coveredBy?: string;
}

const inputCases: readonly InputCase[] = [
  {
    id: 'transfer',
    cue: /\b(?:watch(?:es|ing)? (?:an? |the )?(?:folder|directory)|s?ftp|(?:uploads?|downloads?|moves?|copies) (?!an? )(?:all |new |the )*(?:\p{L}+ )?files?)\b/iu,
    line: 'A file that is still being written is left alone; it counts as done only after the other side has confirmed name and size, and nothing there is overwritten; a lost connection is tried again',
  },
  {
    id: 'sorted-files',
    cue: /\b(?:sort|sorts|sorting|move|moves|organi[sz]es?) (?:my |our |the |all )?(?:\p{L}+ ){0,2}(?:folders?|files|directory|photos|pictures)\b/iu,
    line: 'A dry run shows what would move; a name that is taken at the new place gets a number and nothing is overwritten; files still being written are left alone',
  },
  {
    id: 'originals',
    cue: /\b(?:originals? (?:safe|untouched|intact|unchanged)|(?:keep|protect)\w* (?:the )?originals?|without (?:touching|changing|losing) (?:the |any )?(?:originals?|files?))\b/i,
    line: 'Originals are never changed, moved or deleted: results are copies in another folder, compared with the original before they count as done, and nothing is overwritten',
  },
  {
    id: 'exif',
    cue: /\b(?:photos?|pictures?|images?)\b[^.]{0,80}\b(?:date|taken|when)\b/i,
    line: 'The date is the one in the photo (EXIF, original before digitised); without one the file keeps its name in a folder of its own, never a guess from the file time; two in the same second get _2, _3; reading it needs a library: name it',
  },
  {
    id: 'backup',
    cue: /\bback(?:s|ing)?[ -]?(?:up|ups)\b|\bbackups?\b/i,
    line: 'A backup counts only when it is complete and could be read back; it is written beside the old ones, and old ones go only after the new one is good; disk full and no connection are told apart',
  },
  {
    id: 'csv',
    coveredBy: 'transfer',
    cue: /(?<!\b(?:into|to|as|write|writes|save|create|creates|export|exports|generate|generates|output|outputs)(?: an?| one| the| single)* )\b(?:csv|excel|xlsx?|spreadsheets?)\b/i,
    line: 'Quoted separators, line breaks inside a field, missing columns and an empty file are handled',
  },
  {
    id: 'pdf',
    cue: /\bpdfs?\b/i,
    line: 'A PDF without readable text or without an expected field is listed by name; the others are still done',
  },
  { id: 'json', cue: /\bjson\b/i, line: 'Invalid JSON, a missing key and null give one clear message each' },
  {
    id: 'dataframe',
    cue: /\b(?:data ?frames?|pandas|polars|dataset)\b/i,
    line: 'An empty frame, missing values and a column of an unexpected type are handled',
  },
  {
    id: 'delete',
    cue: /\b(?:delet(?:es?|ing)|renames?|overwrites?|moves? files?|wipes?|disabl(?:es?|ing)|deactivat(?:es?|ing))\b/i,
    line: 'A dry run, which is the default, shows what would change; only a switch does it, and each change is logged',
  },
  {
    id: 'network',
    cue: /^(?![\s\S]{0,200}\b(?:web|http|flask|express|tcp|rest|api) ?server\b)[\s\S]*\b(?:https?|(?:rest|web|http|external|public) apis?|api (?:calls?|keys?|endpoints?)|(?:using|via|through) (?:the|an?|its) api|(?<!sql )requests?|scrap\w+|crawl\w*|download(?!s? (?:folder|directory))\w*|webhook|fetch\w*|web ?pages?|links of a website|imap|smtp|ftp|sockets?|rss)\b/i,
    line: 'Timeout, refused connection and an error status give one clear message each; one failure does not stop the rest',
  },
  {
    id: 'parallel',
    cue: /\b(?:threads?|parallel\w*|concurren\w+|async\w*|multi-?process\w*|workers?|cores)\b/i,
    line: 'A failing item is recorded with its error and the rest goes on; nothing is done twice',
  },
  {
    id: 'media',
    cue: /\b(?:(?<!\b(?:docker|container|podman|oci|vm|disk|base) )images?|pictures?|pdfs?|audio|videos?|mp3|mp4|wav|png|jpe?g)\b/i,
    line: 'A damaged or unexpected file is named and skipped; originals stay unchanged',
    coveredBy: 'pdf',
  },
  {
    id: 'file',
    cue: /\b(?:files?|folders?|director(?:y|ies)|file paths?|stdin)\b/i,
    line: 'One missing, empty or unreadable file is named and does not stop the others; exit code 1 if any failed; a second run does nothing twice',
    coveredBy: 'csv',
  },
  {
    id: 'graph',
    cue: /\b(?:graphs?|trees?|nested|linked list|deep inside|hierarch\w+)\b/i,
    line: 'Empty input, a single node and circular references are handled; the input stays unchanged',
  },
  {
    id: 'money',
    cue: /\b(?:money|prices?|invoices?|costs(?! an? )|tax(?:es)?|mortgage|salar\w+|currenc\w+)\b/i,
    line: 'Money is held as exact decimals, and the rounding is stated',
  },
  {
    id: 'date',
    cue: /\b(?:time ?zones?|calendar|(?:days?|months?|weeks?) (?:between|until|since|from)|(?:between|range of|parse|format|convert|compare|next|valid|given|two|from|due) (?:an? |the |two )?dates?|dates? (?:range|of birth|format|between|difference)|timestamps?|birthday|leap years?|weekdays?|working days)\b/i,
    line: 'Leap days, ends of months and the time zone are handled and stated',
  },
  {
    id: 'crypto',
    cue: /\b(?:encrypt\w*|decrypt\w*|ciphers?|cryptographic\w*)\b/i,
    line: 'Cryptography comes from the standard library or a maintained package; a wrong key or damaged data is refused',
  },
  {
    id: 'list',
    cue: /\b(?:arrays?|(?<!(?:returns?|outputs?|prints?) (?:as )?(?:an? |the )?)(?<!with (?:an? |the )?)lists?(?! comprehension)|vectors?|sort\w*(?! (?:my |our |the |all )?(?:\p{L}+ ){0,2}(?:folders?|files|directory|photos|pictures|mails?|e-mails)\b))\b/iu,
    coveredBy: 'graph',
    line: 'Empty input, one item and repeated values are handled; the input stays unchanged',
  },
  {
    id: 'text',
    cue: /\b(?:strings?(?! (?:of|art)\b)|words?|sentences?|characters?|vowels?|palindromes?)\b/i,
    line: 'Empty text, only spaces, and letters with accents or emoji are handled',
  },
  {
    id: 'number',
    cue: /\b(?:(?:input|enters?|takes?|receives?|given|accepts?)\b[^.]{0,60}\b(?:numbers?|integers?|digits?)|roman numerals?|fibonacci|factorial|nth)\b/i,
    line: 'Zero, negative numbers and input that is no number give a defined result or message',
  },
];

/** The cases that speak to this goal, in the order of the table. */
export function casesFor(goal: string): readonly InputCase[] {
  const hits = inputCases.filter((entry) => entry.cue.test(goal));
  return hits.filter((entry) => !hits.some((other) => other.id === entry.coveredBy));
}
