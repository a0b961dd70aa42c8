import type { AppKind } from '../code-rows.ts';

/** Programs without screens: a function, a query, an exercise. */
export const programKinds = {
  'text-function': {
    shape: 'program',
    nouns:
      'count vowels, count words, palindrome, reverse a string, reverse string, anagram, substring, nth occurrence, string manipulation, pig latin, slugify, title case, word count, text parsing, extract emails, template engine, fizz buzz, fizzbuzz, number names, spell out a number, roman numerals, caesar cipher, vigenere, cipher, morse code, longest common, levenshtein, string function, count occurrences, reverses the lines, capitalize, validate email, email validation, random password, password generator script',
    flows: [],
    rules: [
      'Empty text, one character, only spaces; accents, emoji and combined characters count as one; upper and lower case as the goal says, otherwise treated alike',
      'Pure function: text in, result out; printing stays outside',
    ],
    checks: ['Empty, one character, accents or emoji, and the example of the goal'],
    asks: ['language', 'input-example', 'bad-input'],
    offers: ['tests-first', 'explain-as-you-go', 'alternatives', 'one-file'],
  },
  'number-function': {
    shape: 'program',
    nouns:
      'prime number, prime numbers, next prime, factorial, fibonacci, happy number, happy numbers, prime factorization, greatest common divisor, gcd, lcm, square root, collatz, perfect number, armstrong, number converter, leap year, average of, median, standard deviation, matrix multiplication, determinant, quadratic equation, numerical integration, credit card validator, luhn, change return, coin change, binary conversion, temperature conversion, distance between two cities, find cost of tile, complex number, vector class, dice roller script, random number, monte carlo, days between, coin flip, limit calculator, pythagorean, percentage, statistics function, sum of',
    flows: [],
    rules: [
      'Zero, one, negative, very large and non-integer input each have a decided answer',
      'Integers stay exact; floats are compared with a tolerance',
    ],
    checks: ['0, 1, a negative, a large value and one known from a table'],
    asks: ['language', 'input-example', 'bad-input'],
    offers: ['tests-first', 'explain-as-you-go', 'alternatives', 'one-file'],
  },
  algorithm: {
    shape: 'program',
    nouns:
      'algorithm, sorting algorithm, binary search, quick sort, merge sort, bubble sort, bfs, dfs, breadth first, depth first, dijkstra, shortest path, minimum spanning tree, knapsack, dynamic programming, backtracking, n queens, topological sort, convex hull, a star, leetcode, traveling salesman, game of life, eight queens, kmeans from scratch, two sum, permutations, combinations, levenshtein distance, huffman, sieve, garbage collects, garbage collector, genetic algorithm, pathfinding, hash function, bloom filter, rate limiter algorithm',
    flows: [],
    rules: [
      'Say the running time and memory, and which input size it is meant for',
      'Empty, one element, equal elements, already in order, and no solution each have a decided answer; the input is not changed',
    ],
    checks: [
      'Against a plain slow version on a thousand small random inputs',
      'Empty, one, equal and no solution',
    ],
    asks: ['language', 'volume', 'input-example'],
    offers: ['tests-first', 'alternatives', 'explain-as-you-go', 'measure-it'],
  },
  'data-structure': {
    shape: 'program',
    nouns:
      'linked list, binary tree, binary search tree, stack, queue class, priority queue, heap, hash map, trie, lru cache, graph class, data structure, circular buffer, b tree, red black tree, class hierarchy, hierarchy of classes, abstract class, employee class, shape classes, bank account class, design pattern, singleton, observer pattern, inheritance, interface design, company manager, family tree creator, person class',
    flows: [],
    rules: [
      'Each public method says what it takes, gives and refuses; wrong use raises and does not return a special value',
      'Invariants hold after every call; adding to and taking from empty are decided',
    ],
    checks: [
      "A thousand random operations against the language's own collection give the same",
      'Empty, one, removing the last, removing what is not there',
    ],
    asks: ['language', 'volume', 'tests-there'],
    offers: ['tests-first', 'explain-as-you-go', 'type-checked', 'alternatives'],
  },
  'file-script': {
    shape: 'program',
    nouns:
      'rename files, rename all, renames, file organizer, organize files, move files, copy files, delete files, duplicate finder, find duplicates, file names, files in a folder, filenames, bulk rename, batch rename, folder structure, zip files, find files, finds files, disk usage, file script, image resizer, resize images, convert images, watermark images, merge pdfs, split pdf, extract table from pdf, extract text, pdf to text, mp3 tagger, id3, downloads folder, filename, log rotation',
    flows: [],
    rules: [
      'Nothing is overwritten: a name that is taken gets a number; without a switch it only shows what it would do',
      'Hidden files, names with spaces and accents, missing read permission, and a folder that is a link are handled',
      'Paths are arguments with --help; exit code 0 only if all went well',
    ],
    checks: [
      'In a folder made by the test: two names that collide, one without permissions, one with accents',
      'A second run changes nothing',
    ],
    asks: ['language', 'run-where', 'bad-input'],
    offers: ['dry-run', 'tests-first', 'logging', 'one-file'],
  },
  'photo-files': {
    shape: 'program',
    nouns:
      'rename all photos, rename photos, photos by date, sort photos, organize photos, photo organizer, photos by date taken, exif, exif data, organize my photos, sort my photos, pictures by date, photo backup',
    flows: [],
    rules: [
      'The date is the one in the photo (EXIF DateTimeOriginal); without one the file stays and is listed, never guessed from the file time',
      'Two in the same second get _2, _3; nothing is overwritten; RAW, sidecar and Live Photo files of one shot go together',
      'By default it only shows what it would do; a switch does it and writes a log by which it can be undone',
    ],
    checks: [
      'A folder made by the test: two photos of one second, one without EXIF, one with an accent in its name',
      'A second run changes nothing, and the undo brings back the names',
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
      'Say which method and how many digits are right; more than 15 need big integers and not floats',
      'The number of digits is an argument with an upper limit',
    ],
    checks: ['The digits against a published value, the last one included'],
    asks: ['digits', 'language', 'run-where'],
    offers: ['explain-as-you-go', 'alternatives', 'tests-first', 'measure-it'],
  },
  'sql-query': {
    shape: 'program',
    nouns:
      'sql query, sql, sql statement, database query, stored procedure, query to select, query that, postgres query, mysql query, sql to, select query, window function, sql script, database schema, schema design, er diagram, database design, index for, mongodb query, aggregation pipeline',
    flows: [],
    rules: [
      'Say what happens to NULL, to rows without a partner (inner or left join) and to ties',
      'Give the order that makes "first" or "top" sure; columns by name and not *',
      'Dates as half-open ranges; values as parameters',
    ],
    checks: ['A few rows by hand, with NULL, a tie and a row without a partner, and the result they give'],
    asks: ['sql-dialect', 'table-layout', 'volume'],
    offers: ['explain-as-you-go', 'test-rows', 'index-advice', 'alternatives'],
  },
  regex: {
    shape: 'program',
    nouns: 'regex, regular expression, regexp, pattern matching, regex for, regex to',
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
      'excel formula, google sheets formula, spreadsheet formula, excel function, vlookup, xlookup, pivot table, sheets formula, conditional formatting, power query, dax',
    flows: [],
    rules: [
      'Say which version it needs; give the formula ready to paste with the cell it goes into',
      'Empty cells, text that looks like numbers and no match each give a decided result',
    ],
    checks: ['Three sample rows with the result of each, one of them empty'],
    asks: ['table-layout', 'sheet-app', 'bad-input'],
    offers: ['explain-as-you-go', 'alternatives', 'test-rows'],
  },
  'data-analysis': {
    shape: 'program',
    nouns:
      'data analysis, pandas, dataframe, data frame, seaborn, matplotlib, plot, plotting, ecdf, jupyter, notebook, exploratory data analysis, time series, statistical test, regression analysis, numpy, r script, ggplot, stocks data, yfinance, correlation, histogram, heatmap of, scatter plot, word frequency script, sentiment analysis script, longest number of consecutive',
    flows: [],
    rules: [
      'Missing values, doubled rows and wrong types are counted and dealt with openly before anything else',
      'Axes have names and units; random parts take a seed; the input is not changed',
    ],
    checks: [
      'A small frame made by hand, with a missing value and a tie, gives the result worked out on paper',
    ],
    asks: ['input-example', 'output-form', 'versions'],
    offers: ['explain-as-you-go', 'test-rows', 'alternatives', 'one-file'],
  },
  'machine-learning': {
    shape: 'program',
    nouns:
      'machine learning, neural network, pytorch, tensorflow, keras, classifier, classification model, train a model, lstm, rnn, cnn, transformer model, linear regression, random forest, image classifier, sentiment analysis, recommender, word2vec, gensim, embedding, fine tune, fine tuning, reinforcement learning, clustering, k means, gan, rnns, forward forward, scikit learn, xgboost, object detection model, spam filter, predict, prediction model, deep learning, name generation, llm training, hugging face',
    flows: [],
    rules: [
      'The test data is set apart before anything is learned from it, scaling included; seeds are set',
      'A simple baseline is measured first, and a measure that fits unbalanced classes',
      'Runs on a processor alone for a small sample; sizes and paths are settings',
    ],
    checks: [
      'It can learn ten examples by heart',
      'Better than the baseline on data it has not seen, with the figures printed',
    ],
    asks: ['input-example', 'run-where', 'volume'],
    offers: ['explain-as-you-go', 'measure-it', 'one-file', 'alternatives'],
  },
  'api-client': {
    shape: 'program',
    nouns:
      'api client, http request, post request, http client, fetch data from, call the api, api call, sends a post request, consume api, download file script, retries a request, retry, oauth client, sdk, webhook receiver, qbittorrent, get request, calls an api, country from ip, ip lookup, currency api, web request, email sender, send an email, smtp',
    flows: [],
    rules: [
      'A time limit on every request; retry only what may be repeated, with growing pauses and an end; Retry-After is obeyed',
      'Keys from the environment and never in the log; an answer that is not what was expected is an error with status and start of the text',
    ],
    checks: ['Against a local stand-in: success, 429 then success, 500 always, slow, not JSON'],
    asks: ['language', 'access-key', 'bad-input'],
    offers: ['tests-first', 'env-example', 'logging', 'one-file'],
  },
  'image-audio-script': {
    shape: 'program',
    nouns:
      'audio file, wav file, waveform, spectrogram, image processing, opencv, ffmpeg, video processing, reverb, audio effect, midi, bass line, music generation, image to ascii, ascii art, pixel, bmp, webcam, face detection script, speech recognition script, text to speech script, screen recorder, watermark script, gif maker, convert video',
    flows: [],
    rules: [
      'Mono and stereo, bit depth, color order and transparency are read from the file and not assumed',
      'Values are clipped and not wrapped around; large files go piece by piece',
    ],
    checks: [
      'A tiny file made by the test (a sine, four pixels) gives values calculated by hand',
      'A broken file ends with a clear message',
    ],
    asks: ['language', 'input-example', 'output-form'],
    offers: ['tests-first', 'explain-as-you-go', 'one-file', 'alternatives'],
  },
  'shell-command': {
    shape: 'program',
    nouns:
      'bash script, shell script, shellscript, powershell script, linux command, linux console command, one liner, awk, sed, batch file, bash command, terminal command, powershell, zsh, grep command, batch script',
    flows: [],
    rules: [
      'Names with spaces, quotes and a leading dash are safe; it stops at the first failure',
      'What it would change can be seen first; works with the tools that the system has',
    ],
    checks: ['In a folder made for it, with a name that has a space and a quote in it'],
    asks: ['which-systems', 'bad-input', 'input-example'],
    offers: ['dry-run', 'explain-as-you-go', 'one-file', 'alternatives'],
  },
  'low-level': {
    shape: 'program',
    nouns:
      'assembly, arduino, esp32, raspberry pi, microcontroller, kernel module, device driver, memory allocator, emulator, compiler, interpreter, parser, lexer, operating system, bootloader, ppc64, jni, memory profiling, memory profiling tool, sensor, iot, verilog, fpga, embedded, opengl, shader, vulkan, thread pool, tcp server, socket server, chat server, http server, web server, port scanner, packet sniffer, proxy server, ping tool',
    flows: [],
    rules: [
      'Say the platform, compiler and versions it is for; every return code is checked',
      'Who owns memory, descriptors and locks is written at each function; all are given back on every way out',
      'Input from outside is bounded before it is used',
    ],
    checks: [
      'Clean under the sanitizers or with warnings as errors',
      'Too long, cut off and empty input do no harm',
    ],
    asks: ['which-systems', 'versions', 'language'],
    offers: ['tests-first', 'explain-as-you-go', 'alternatives', 'measure-it'],
  },
  'console-game': {
    shape: 'program',
    nouns:
      'console game, terminal game, hangman in python, guess the number in python, tic tac toe in python, dice rolling simulator, connect 4 in python, number guessing, dvd screen saver, screen saver, turtle graphics, turtle, magic 8 ball, mad libs, play connect-4, rock paper scissors in python, black jack simulator',
    flows: [],
    rules: [
      'Rules are functions apart from asking and printing; chance can be set for tests',
      'Wrong input is asked for again with what is allowed; Ctrl+C ends politely',
    ],
    checks: [
      'A whole game played by a test with fixed chance: won, lost and drawn',
      'Letters where a number is meant, and nothing at all',
    ],
    asks: ['game-players', 'game-rules', 'language'],
    offers: ['tests-first', 'explain-as-you-go', 'one-file', 'alternatives'],
  },
} as const satisfies Record<string, AppKind>;
