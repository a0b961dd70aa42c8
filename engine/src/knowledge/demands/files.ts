import type { Demand } from '../code-rows.ts';

/** Demands about files, formats and what is printed or exchanged. */
export const fileDemands = {
  csv: {
    words: 'csv',
    decide: [
      'CSV is read and written with a parser, not by splitting lines: quoted fields, line breaks inside a field and a byte order mark come out right',
    ],
    check: 'A field with the separator, a quote and a line break in it comes through unchanged',
  },
  'csv-import': {
    words:
      'csv import, import csv, import from csv, upload csv, upload a csv, csv upload, paste a csv, import a csv, reads a csv',
    decide: [
      'A line that cannot be read is reported with its number and the reason; whether the good lines are kept is decided once and said',
    ],
    check: 'A file with one broken line, an empty file and a file without a header each say what is wrong',
  },
  semicolons: {
    words: 'semicolons, semicolon separated, semicolon',
    decide: ['The separator is the semicolon, so commas inside a field are text'],
    check: 'A field with a comma in it stays one field',
  },
  'day-first-dates': {
    words: 'dd mm yyyy, swiss date format, german date format, swiss dates, german dates, dd mm yy',
    decide: [
      'Dates are parsed by their parts, day first, never by a parser that guesses; a date that does not exist is an error',
    ],
    check: '03.04. is the third of April, and 31.02. is refused',
  },
  'excel-export': {
    words:
      'export excel, as excel, to excel, excel export, excel file, xlsx, export as excel, export to excel, as xlsx',
    decide: [
      'A real xlsx file: dates and numbers are typed cells, identifiers and phone numbers stay text; rows are written as they are read, not all held in memory',
    ],
    check: 'Opened in a spreadsheet, a leading zero is still there and a sum over a number column works',
  },
  'csv-export': {
    words: 'csv export, export csv, export as csv, export to csv, download csv, download as csv',
    decide: [
      'UTF-8; a header line; text cells that begin with =, +, - or @ are written so that no spreadsheet runs them as a formula',
    ],
    check: 'Exported and read again, every row is the same',
  },
  'current-filters': {
    words:
      'filters that are currently set, current filters, with the filters, currently filtered, filtered list, filters currently set, active filters',
    decide: [
      'The file is made from the same query as the list on the screen: same filters, same order, all pages',
    ],
    check: 'With a filter set, file and list have the same rows; with none, the file has all',
  },
  'pdf-export': {
    words:
      'export as pdf, pdf export, as pdf, as a pdf, to pdf, export pdf, pdf report, generate pdf, generate a pdf, download pdf, pdf for',
    decide: [
      'PDF: the page size is fixed, page numbers and the period or date it covers are on it; fonts are embedded so that accents come out right',
    ],
    check: 'A document over several pages cuts no row in half and repeats the table header',
  },
  'print-label': {
    words:
      'print a tag, print a little tag, print labels, print a label, label printing, print tags, print a ticket, label printer',
    decide: [
      'Printing: a print stylesheet with the size of the label in millimeters, no margins or browser header; one press prints one label',
    ],
    check: 'The print preview shows one label on one page, with the longest number that can occur',
  },
  print: {
    words: 'printable, print view, print friendly, print stylesheet, printed out, print it out',
    decide: [
      'Printing: a print stylesheet hides navigation and buttons, keeps text black on white and breaks pages between entries',
    ],
    check: 'The print preview has nothing cut off at the edge and no row split over two pages',
  },
  'qr-code': {
    words: 'qr code, qr codes, qr',
    with: 'make, generate, create, print, png, svg, gives, returns, show, for a text, label, link',
    decide: [
      'QR codes come from a library, with a quiet zone of four modules and error correction level M unless said otherwise; an empty text and one too long for a code are refused',
    ],
    check: 'The generated code, read by a decoder, gives back the same text, with accents and emoji too',
  },
  'qr-scan': {
    words: 'scan qr, scan a qr, qr scanner, scan codes, scan barcodes, barcode scanner, scan a barcode',
    decide: [
      'Scanning: the camera is asked for on a press, a refusal leaves typing the code by hand; one code read twice in a row counts once',
    ],
    check: 'With the camera refused the same thing can be done by typing',
  },
  ics: {
    words: 'ics, icalendar, ical, calendar feed, calendar file, webcal',
    decide: [
      'ICS: served as text/calendar with CRLF line ends; each entry has a UID that stays the same between downloads and a DTSTAMP; all-day dates are VALUE=DATE, whose end is the next day',
    ],
    check: 'The file passes an iCalendar parser; importing it twice makes no doubles; umlauts are intact',
  },
  'json-file': {
    words: 'json file, from a json, json files, data json, in a json, in json',
    with: 'data, from, read, reads, load, have, comes',
    decide: [
      'The JSON file is checked against a schema when it is loaded; a broken file stops with the path of the wrong value, not with a wrong answer later',
    ],
    check: 'A file with a missing field names that field',
  },
  'address-lookup': {
    words: 'takes an address, address lookup, street name, by address, by street',
    decide: [
      'Streets are compared without regard to case, accents, extra spaces and the usual abbreviations; an unknown street gets its own answer, not an empty result',
    ],
    check: 'The same street in capitals and abbreviated gives the same result; an unknown one is told apart',
  },
  'file-upload': {
    words:
      'file upload, upload files, upload a file, upload documents, file uploads, attachments, upload photos, upload pictures, upload images, upload pics, image upload, photo upload',
    decide: [
      'Uploads: size and type are limited and checked from the content, not from the name; files get a generated name; a failed upload leaves nothing half stored',
    ],
    check:
      'A file that is too large and one with a wrong type are refused with the reason, and nothing of them is left behind',
  },
  'image-loading': {
    words: 'loads fast, load fast, fast on phone, fast on mobile, fast loading',
    with: 'pics, pictures, photos, images, gallery, photo, image',
    decide: [
      'Pictures: several sizes by srcset in WebP or AVIF, width and height set so that nothing jumps, lazy loading below the first screen',
    ],
    check:
      'On a throttled phone profile the first pictures show before the last are requested, and the layout shift is zero',
  },
  'static-markdown': {
    words: 'markdown files, markdown file, in markdown, simple markdown',
    with: 'static, site, website, blog, editing, content, pages, news',
    decide: [
      'Content is Markdown with a small front matter (title, date) that the build checks; adding a file is all it takes to add an entry',
      'One page of instructions tells a non-programmer how to add and change an entry',
    ],
    check:
      'A file with a missing title or wrong date fails the build with its name; a new file shows up in its list without a change to code',
  },
  'link-preview': {
    words: 'share image, og image, open graph, link preview, social preview',
    decide: [
      'Link previews: title, description and an absolute image address of 1200 by 630 in the HTML that the server sends',
    ],
    check: 'The tags are in the source as fetched without JavaScript',
  },
  backup: {
    never: 'script, bash, rsync, disk, server, database, folder, folders, files, photos',
    words: 'backup, backups, back up, export my data, export all data',
    decide: [
      'A backup holds everything needed to restore, with a format version; restoring says first what it will replace',
    ],
    check: 'Back up, clear, restore: everything is as before',
  },
  'zip-download': {
    words: 'zip file, as zip, download as zip, as a zip',
    decide: [
      'The archive is streamed; two entries of the same name both survive; no name leads out of the folder',
    ],
    check: 'An archive with two equal names and an accented name unpacks completely',
  },
  'rss-feed': {
    never: 'from rss, from an rss, from the rss, podcast, episodes, news from, reader',
    words: 'rss, rss feed, atom feed',
    decide: [
      'Feed: absolute links, a stable id per entry, dates with time zone, and the feed is linked in the page head',
    ],
    check: 'The feed passes a validator, and editing an entry does not show it as new',
  },
} as const satisfies Record<string, Demand>;
