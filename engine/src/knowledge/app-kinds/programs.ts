import type { AppKind } from '../code-rows.ts';

/** Programs without screens: a function, a query, an exercise. */
export const programKinds = {
  'text-function': {
    shape: 'program',
    nouns:
      'count vowels, count words, palindrome, palindrome checker, reverse a string, reverse string, anagram, substring, nth occurrence, string manipulation, pig latin, slugify, title case, word count, text parsing, extract emails, caesar cipher, vigenere, cipher, morse code, longest common, levenshtein, string function, count occurrences, reverses the lines, capitalize',
    flows: [],
    rules: [
      'Empty text, spaces only, upper and lower case, accents and emoji each have a decided result',
      'Text goes in and a result comes out; reading and printing stay outside',
    ],
    checks: ['Empty text, one character, a text with accents, and an example whose result is known'],
    asks: ['language', 'input-example', 'bad-input'],
    offers: ['tests-first', 'explain-as-you-go', 'alternatives', 'one-file'],
  },
  'number-function': {
    shape: 'program',
    nouns:
      'prime number, prime numbers, next prime, factorial, fibonacci, happy number, happy numbers, prime factorization, greatest common divisor, gcd, lcm, square root, collatz, perfect number, armstrong, number converter, leap year, average of, median, standard deviation, matrix multiplication, determinant, quadratic equation, numerical integration, credit card validator, luhn, change return, coin change, binary conversion, temperature conversion, distance between two cities, find cost of tile, complex number, days between, limit calculator, pythagorean, percentage, statistics function, sum of',
    flows: [],
    rules: [
      'Input for which there is no sensible result is refused with the reason',
      'Whole numbers stay exact; decimals are compared with a tolerance',
    ],
    checks: [
      'The smallest and the largest input it accepts, one that it refuses, and one whose result is known',
    ],
    asks: ['language', 'input-example', 'bad-input'],
    offers: ['tests-first', 'explain-as-you-go', 'alternatives', 'one-file'],
  },
  'small-program': {
    shape: 'program',
    nouns:
      'fizz buzz, fizzbuzz, number names, spell out a number, roman numerals, validate email, email validation, template engine, vector class, dice rolling simulator, magic 8 ball, mad libs, password generator script',
    flows: [],
    rules: ['What is computed is a function apart from reading and printing'],
    checks: ['An example whose result is known, and input that makes no sense'],
    asks: ['language', 'input-example', 'bad-input'],
    offers: ['tests-first', 'explain-as-you-go', 'alternatives', 'one-file'],
  },
  'random-program': {
    shape: 'program',
    nouns: 'dice roller script, random number, monte carlo, coin flip, random password, random name picker',
    flows: [],
    rules: [
      'Chance comes from one place that tests can set; where it must not be guessed, from a secure source',
    ],
    checks: ['Over many runs every outcome comes up about as often as it should'],
    asks: ['language', 'input-example', 'bad-input'],
    offers: ['tests-first', 'explain-as-you-go', 'alternatives', 'one-file'],
  },
  algorithm: {
    shape: 'program',
    nouns:
      'algorithm, sorting algorithm, binary search, quick sort, merge sort, bubble sort, bfs, dfs, breadth first, depth first, dijkstra, shortest path, minimum spanning tree, knapsack, dynamic programming, backtracking, n queens, topological sort, convex hull, a star, leetcode, traveling salesman, eight queens, kmeans from scratch, two sum, permutations, combinations, levenshtein distance, huffman, sieve, pathfinding',
    flows: [],
    rules: [
      'Say its running time and memory, and for which size of input it is meant',
      'The smallest input, ties and the case without a solution each have a decided result where they can occur',
    ],
    checks: ['Compared with a plain slow version on many small random inputs', 'The limits of the input'],
    asks: ['language', 'volume', 'input-example'],
    offers: ['tests-first', 'alternatives', 'explain-as-you-go', 'measure-it'],
  },
  simulation: {
    shape: 'program',
    nouns:
      'game of life, cellular automaton, boids, n body simulation, particle simulation, genetic algorithm, langtons ant',
    flows: [],
    rules: [
      'Each step is computed from the whole state before it, apart from how it is shown',
      'Chance comes from one place that tests can set',
    ],
    checks: ['A small known case develops, step by step, as worked out by hand'],
    asks: ['language', 'volume', 'input-example'],
    offers: ['tests-first', 'alternatives', 'explain-as-you-go', 'measure-it'],
  },
  'data-structure': {
    shape: 'program',
    nouns:
      'linked list, binary tree, binary search tree, stack class, queue class, priority queue, heap, hash map, trie, lru cache, graph class, data structure, circular buffer, b tree, red black tree, bloom filter, hash function',
    flows: [],
    rules: [
      'Each public operation says what it takes, gives and refuses; wrong use is reported and not answered with a made-up value',
      'The invariants of the structure hold after every operation',
    ],
    checks: [
      'Many random operations give the same as a plain slow version',
      'Empty, with a single element, and asked for something that is not in it',
    ],
    asks: ['language', 'volume', 'tests-there'],
    offers: ['tests-first', 'explain-as-you-go', 'type-checked', 'alternatives'],
  },
  'class-design': {
    shape: 'program',
    nouns:
      'class hierarchy, hierarchy of classes, abstract class, employee class, shape classes, bank account class, design pattern, singleton, observer pattern, inheritance, interface design, company manager, family tree creator, person class',
    flows: [],
    rules: [
      'Each public method says what it takes, gives and refuses',
      'No class and no layer that the goal does not need',
    ],
    checks: ['A short program that uses it, with the output that it gives'],
    asks: ['language', 'code-purpose', 'tests-there'],
    offers: ['tests-first', 'explain-as-you-go', 'type-checked', 'alternatives'],
  },
  'file-script': {
    shape: 'program',
    nouns:
      'rename files, rename all, renames, file organizer, organize files, move files, copy files, delete files, bulk rename, batch rename, folder structure, downloads folder, file script',
    flows: [],
    rules: [
      'Nothing is overwritten or lost: a name that is taken already is told apart',
      'It can show what it would do before it does it',
      'Names with spaces and accents work, and a file that may not be touched does not stop the rest',
    ],
    checks: [
      'In a folder made for the test, with two names that collide and one that has an accent',
      'A second run changes nothing',
    ],
    asks: ['language', 'run-where', 'bad-input'],
    offers: ['dry-run', 'tests-first', 'logging', 'one-file'],
  },
  'file-finder': {
    shape: 'program',
    nouns:
      'duplicate finder, find duplicates, find duplicate, find files, finds files, disk usage, files in a folder, filenames, filename, file names, large files',
    flows: [],
    rules: [
      'It only reads, and changes or deletes nothing unless the goal asks for that',
      'Hidden files, links to folders and folders it may not open do not stop it',
    ],
    checks: [
      'In a folder made for the test, with an accent in a name and an empty file, it gives exactly what it should',
    ],
    asks: ['language', 'run-where', 'bad-input'],
    offers: ['tests-first', 'logging', 'one-file', 'alternatives'],
  },
  'file-converter': {
    shape: 'program',
    nouns:
      'image resizer, resize images, convert images, watermark images, merge pdfs, split pdf, extract table from pdf, extract text, pdf to text, mp3 tagger, id3, zip files, resizes images, convert pdf',
    flows: [],
    rules: [
      'The originals stay as they are unless the goal says otherwise',
      'Names with spaces and accents work',
    ],
    checks: [
      'With one usual file the result is what it should be',
      'A broken or empty file ends with a message that names it',
    ],
    asks: ['language', 'run-where', 'output-form'],
    offers: ['tests-first', 'logging', 'one-file', 'alternatives'],
  },
  'photo-files': {
    shape: 'program',
    nouns:
      'rename all photos, rename photos, photos by date, sort photos, organize photos, photo organizer, photos by date taken, organize my photos, sort my photos, pictures by date, renaming photos',
    flows: [],
    rules: [
      'What is known of a photo comes from the photo itself (EXIF); where that is missing it is listed and not guessed',
      'Nothing is overwritten, and the files of one shot (RAW, sidecar, Live Photo) stay together',
      'It can show what it would do before it does it',
    ],
    checks: [
      'In a folder made for the test, with two photos of the same second, one without EXIF, and one with an accent in its name',
      'A second run changes nothing',
    ],
    asks: ['run-where', 'output-form', 'language'],
    offers: ['dry-run', 'tests-first', 'logging', 'one-file'],
  },
  'digits-of-constant': {
    shape: 'program',
    nouns:
      'calculate pi, digits of pi, compute pi, find pi, pi to the nth digit, calculate e, digits of e, approximate pi',
    flows: [],
    rules: [
      'Say which method it uses and how many digits are right; more than 15 need big integers and not floats',
    ],
    checks: ['The digits against a published value, the last one included'],
    asks: ['digits', 'language', 'run-where'],
    offers: ['explain-as-you-go', 'alternatives', 'tests-first', 'measure-it'],
  },
  'sql-query': {
    shape: 'program',
    nouns:
      'sql query, sql, sql statement, database query, stored procedure, query to select, query that, postgres query, mysql query, sql to, select query, window function, sql script',
    flows: [],
    rules: [
      'Say what happens to NULL, to rows without a partner and to ties',
      'Where something is first, last or top, give the order that makes it certain',
      'Columns by name and not *; whatever comes from outside as a parameter',
    ],
    checks: ['A few rows by hand, with a NULL, a tie and a row without a partner, and the result they give'],
    asks: ['sql-dialect', 'table-layout', 'volume'],
    offers: ['explain-as-you-go', 'test-rows', 'index-advice', 'alternatives'],
  },
  'database-schema': {
    shape: 'program',
    nouns: 'database schema, schema design, er diagram, database design, data model, sql schema',
    flows: [],
    rules: [
      'Each table with its key, its types and what may be empty',
      'What must be unique or belong together is ruled by constraints in the database',
    ],
    checks: [
      'Rows that must not exist are refused by the database itself',
      'Each question that the goal names can be answered by one query',
    ],
    asks: ['sql-dialect', 'table-layout', 'volume'],
    offers: ['explain-as-you-go', 'test-rows', 'index-advice', 'alternatives'],
  },
  'document-query': {
    shape: 'program',
    nouns:
      'mongodb query, aggregation pipeline, mongo query, elasticsearch query, cypher query, sparql query',
    flows: [],
    rules: ['Say what happens where a field is missing, and to ties', 'Say which index it needs'],
    checks: ['A few documents by hand, one without the field, and the result they give'],
    asks: ['table-layout', 'volume', 'versions'],
    offers: ['explain-as-you-go', 'test-rows', 'index-advice', 'alternatives'],
  },
  regex: {
    shape: 'program',
    nouns: 'regex, regular expression, regexp, regex for, regex to',
    flows: [],
    rules: [
      'Say which dialect and flags; anchored unless it is meant to find parts',
      'No nested repeats that take exponential time',
    ],
    checks: ['Five texts that must match and five that must not, the near misses included'],
    asks: ['language', 'input-example', 'bad-input'],
    offers: ['explain-as-you-go', 'tests-first', 'alternatives'],
  },
  'spreadsheet-formula': {
    shape: 'program',
    nouns:
      'excel formula, google sheets formula, spreadsheet formula, excel function, vlookup, xlookup, sheets formula',
    flows: [],
    rules: [
      'Say which version it needs; give the formula ready to paste, and the cell it goes into',
      'Empty cells, text that looks like a number, and no result each have a decided outcome',
    ],
    checks: ['Three sample rows with the result of each, one of them empty'],
    asks: ['table-layout', 'sheet-app', 'bad-input'],
    offers: ['explain-as-you-go', 'alternatives', 'test-rows'],
  },
  'sheet-feature': {
    shape: 'program',
    nouns: 'pivot table, conditional formatting, power query, dax, dax measure, data validation in excel',
    flows: [],
    rules: [
      'Step by step, with menu names as they read in the version it is for, and everything to paste ready to paste',
      'Rows that are added later are included',
    ],
    checks: ['Three sample rows with the result they give, one of them empty'],
    asks: ['table-layout', 'sheet-app', 'versions'],
    offers: ['explain-as-you-go', 'alternatives', 'test-rows'],
  },
  'sheet-macro': {
    shape: 'program',
    nouns: 'excel macro, vba, vba macro, excel vba, macro in excel, office script, google sheets script',
    flows: [],
    rules: [
      'Names of sheets and columns stand together at the top',
      'Empty rows, and headings in another order, do not lead to a wrong result',
    ],
    checks: [
      'Tried on a copy with a few rows, one of them empty, whose result was worked out by hand',
      'A second run does no harm',
    ],
    asks: ['table-layout', 'sheet-app', 'bad-input'],
    offers: ['explain-as-you-go', 'test-rows', 'alternatives'],
  },
  'data-analysis': {
    shape: 'program',
    nouns:
      'data analysis, pandas, dataframe, data frame, seaborn, matplotlib, plotting, ecdf, exploratory data analysis, time series, statistical test, regression analysis, ggplot, stocks data, yfinance, correlation, histogram, heatmap of, scatter plot, word frequency script, sentiment analysis script',
    flows: [],
    rules: [
      'Missing and doubtful values are counted and named before anything is concluded from the rest',
      'Where something is drawn, axes have names and units; where chance is involved, it has a seed',
    ],
    checks: ['A small table made by hand, with a missing value in it, gives the result worked out on paper'],
    asks: ['input-example', 'output-form', 'versions'],
    offers: ['explain-as-you-go', 'test-rows', 'alternatives', 'one-file'],
  },
  'machine-learning': {
    shape: 'program',
    nouns:
      'classifier, classification model, linear regression, random forest, image classifier, sentiment analysis, scikit learn, xgboost, spam filter, predict, prediction model, predictive model, sentiment classifier',
    flows: [],
    rules: [
      'The test data is set apart before anything is learned from the rest; seeds are set',
      'A simple baseline is measured first, with a measure that suits rare classes too',
    ],
    checks: [
      'It can learn ten examples by heart',
      'Better than the baseline on data it has not seen, with the figures printed',
    ],
    asks: ['input-example', 'run-where', 'volume'],
    offers: ['explain-as-you-go', 'measure-it', 'one-file', 'alternatives'],
  },
  'model-training': {
    shape: 'program',
    nouns:
      'machine learning, neural network, pytorch, tensorflow, keras, train a model, lstm, rnn, cnn, transformer model, recommender, word2vec, gensim, embedding, fine tune, fine tuning, reinforcement learning, clustering, k means, gan, rnns, forward forward, object detection model, deep learning, name generation, llm training, hugging face',
    flows: [],
    rules: [
      'Seeds are set; sizes and paths are settings',
      'Say by which measure it is judged, and what a simple method reaches by the same measure',
    ],
    checks: ['On a tiny sample it runs from end to end within a minute and prints its measure'],
    asks: ['input-example', 'run-where', 'volume'],
    offers: ['explain-as-you-go', 'measure-it', 'one-file', 'alternatives'],
  },
  'api-client': {
    shape: 'program',
    nouns:
      'api client, http request, post request, http client, fetch data from, call the api, api call, sends a post request, consume api, download file script, retries a request, retry, oauth client, sdk, qbittorrent, get request, calls an api, country from ip, ip lookup, currency api, web request',
    flows: [],
    rules: [
      'Every request has a time limit, and only what may be repeated is tried again',
      'A key, where one is needed, comes from outside the code and is never printed',
      'An answer that is not what was expected is an error that says what came instead',
    ],
    checks: [
      'Against a stand-in that answers, that answers with an error, that answers nonsense, and that does not answer',
    ],
    asks: ['language', 'access-key', 'bad-input'],
    offers: ['tests-first', 'env-example', 'logging', 'one-file'],
  },
  'mail-script': {
    shape: 'program',
    nouns: 'email sender, send an email, smtp, send emails, email script, sends an email, mail merge',
    flows: [],
    rules: [
      'Passwords and addresses are not in the code',
      'Before it sends anything, it can show what would go to whom',
    ],
    checks: ['Sent to your own address first: subject, accents and links arrive as they should'],
    asks: ['language', 'access-key', 'bad-input'],
    offers: ['dry-run', 'env-example', 'logging', 'one-file'],
  },
  'image-script': {
    shape: 'program',
    nouns: 'image processing, opencv, image to ascii, ascii art, bmp, pixel art script, watermark script',
    flows: [],
    rules: ['Size, color order and transparency are read from the picture and not assumed'],
    checks: [
      'A picture of a few pixels, made by the test, gives what it should',
      'A broken file ends with a message that names it',
    ],
    asks: ['language', 'input-example', 'output-form'],
    offers: ['tests-first', 'explain-as-you-go', 'one-file', 'alternatives'],
  },
  'audio-script': {
    shape: 'program',
    nouns: 'audio file, wav file, waveform, spectrogram, reverb, audio effect, audio processing',
    flows: [],
    rules: [
      'Channels, sample rate and bit depth are read from the file and not assumed',
      'Values out of range are clipped and do not wrap around',
    ],
    checks: [
      'A short sine made by the test gives what it should',
      'A broken file ends with a message that names it',
    ],
    asks: ['language', 'input-example', 'output-form'],
    offers: ['tests-first', 'explain-as-you-go', 'one-file', 'alternatives'],
  },
  'media-command': {
    shape: 'program',
    nouns: 'ffmpeg, video processing, gif maker, convert video, ffmpeg command, imagemagick',
    flows: [],
    rules: ['The original stays as it is', 'Say what each option does, and what is lost in quality'],
    checks: ['Tried on a clip of a few seconds, with sound and picture in step from beginning to end'],
    asks: ['language', 'input-example', 'output-form'],
    offers: ['explain-as-you-go', 'one-file', 'alternatives'],
  },
  'shell-command': {
    shape: 'program',
    nouns:
      'bash script, shell script, shellscript, powershell script, linux command, linux console command, one liner, awk, sed, batch file, bash command, terminal command, powershell, zsh, grep command, batch script',
    flows: [],
    rules: [
      'Names with spaces and quotes in them are safe',
      'Where it changes or deletes something, that can be seen before it does so',
      'It needs nothing that the system does not bring along, or says what',
    ],
    checks: ['Tried first where it can do no harm, with a name that has a space and a quote in it'],
    asks: ['which-systems', 'bad-input', 'input-example'],
    offers: ['dry-run', 'explain-as-you-go', 'one-file', 'alternatives'],
  },
  microcontroller: {
    shape: 'program',
    nouns:
      'arduino, esp32, esp8266, microcontroller, sensor, iot, embedded, micropython, circuitpython, arduino sketch',
    flows: [],
    rules: ['A reading that is missing or cannot be right is recognized and not passed on as a value'],
    checks: [
      'Each part is tried on its own before all of them together',
      'Switched off and on again, it works as before',
    ],
    asks: ['which-systems', 'versions', 'language'],
    offers: ['explain-as-you-go', 'alternatives', 'one-file'],
  },
  'low-level': {
    shape: 'program',
    nouns:
      'assembly, kernel module, device driver, memory allocator, operating system, bootloader, ppc64, jni, memory profiling, memory profiling tool, thread pool, garbage collector',
    flows: [],
    rules: [
      'Say for which platform and tool versions it is; what can fail is checked each time',
      'It is clear at each point who owns memory and locks, and both are given back on every way out',
    ],
    checks: ['It builds without warnings', 'Too much, too little and cut-off input do no harm'],
    asks: ['which-systems', 'versions', 'language'],
    offers: ['tests-first', 'explain-as-you-go', 'alternatives', 'measure-it'],
  },
  'language-tool': {
    shape: 'program',
    nouns:
      'compiler, interpreter, parser, lexer, json parser, emulator, garbage collects, markdown parser, tokenizer',
    flows: [],
    rules: [
      'An error says where it is and what was expected there',
      'Input that never ends or nests very deeply is refused and does not crash it',
    ],
    checks: ['Each construct has an example that is accepted and one that is refused'],
    asks: ['language', 'input-example', 'versions'],
    offers: ['tests-first', 'explain-as-you-go', 'alternatives', 'measure-it'],
  },
  graphics: {
    shape: 'program',
    nouns: 'opengl, shader, vulkan, webgl, glsl, ray tracer, raytracer, raymarching',
    flows: [],
    rules: [
      'Say for which version of which interface it is',
      'Sizes and times are parameters, so that it looks the same on any screen and at any speed',
    ],
    checks: ['It compiles without warnings', 'Resizing keeps the proportions'],
    asks: ['which-systems', 'versions', 'language'],
    offers: ['explain-as-you-go', 'alternatives', 'measure-it'],
  },
  'network-server': {
    shape: 'program',
    nouns:
      'tcp server, socket server, chat server, http server, web server, proxy server, dns server, udp server',
    flows: [],
    rules: [
      'What comes from outside is bounded before it is used',
      'A client that is slow, silent or gone does not hold up the others',
    ],
    checks: ['Too long, cut-off and empty requests do no harm', 'A hundred clients at once are all served'],
    asks: ['which-systems', 'volume', 'language'],
    offers: ['tests-first', 'explain-as-you-go', 'alternatives', 'measure-it'],
  },
  'network-tool': {
    shape: 'program',
    nouns: 'port scanner, packet sniffer, ping tool, network scanner, bandwidth monitor',
    flows: [],
    rules: [
      'It looks only at what it is told to, and every wait has an end',
      'Say which rights it needs on which system',
    ],
    checks: ['Against your own machine, with a result that another tool confirms'],
    asks: ['which-systems', 'output-form', 'language'],
    offers: ['tests-first', 'explain-as-you-go', 'alternatives', 'one-file'],
  },
  'hardware-description': {
    shape: 'program',
    nouns: 'verilog, fpga, vhdl, systemverilog',
    flows: [],
    rules: ['It can be synthesized; every register has a defined state after reset'],
    checks: ['A test bench compares it with a plain model, the limits included'],
    asks: ['which-systems', 'versions', 'input-example'],
    offers: ['tests-first', 'explain-as-you-go', 'alternatives'],
  },
  'console-game': {
    shape: 'program',
    nouns:
      'console game, terminal game, hangman in python, guess the number in python, tic tac toe in python, connect 4 in python, number guessing, play connect-4, rock paper scissors in python, black jack simulator',
    flows: [],
    rules: [
      'The rules are functions apart from asking and printing; chance comes from one place that tests can set',
      'Input that is not allowed is asked for again, with what is allowed; Ctrl+C ends it cleanly',
    ],
    checks: [
      'A test plays a whole game with fixed chance, to each way it can end',
      'Nonsense and an empty line do no harm',
    ],
    asks: ['game-players', 'game-rules', 'language'],
    offers: ['tests-first', 'explain-as-you-go', 'one-file', 'alternatives'],
  },
} as const satisfies Record<string, AppKind>;
